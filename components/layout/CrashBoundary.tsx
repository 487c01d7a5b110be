'use client'

import { usePathname } from 'next/navigation'
import { Component, type ReactNode } from 'react'
import { isNextRouterError } from '@/lib/next/internals'
import { Failure } from './Failure'

interface BoundaryProps {
  /** True if the boundary wraps the whole page. */
  whole?: boolean
  children: ReactNode
}

interface BoundaryState {
  readonly pathname: string
  readonly crash?: { readonly error: unknown } | undefined
}

/** An error boundary that resets when the reader retries or navigates. */
export function CrashBoundary(props: BoundaryProps) {
  return <Boundary {...props} pathname={usePathname()} />
}

// Next's own `catchError` is three times as large
class Boundary extends Component<BoundaryProps & { pathname: string }, BoundaryState> {
  override state: BoundaryState = { pathname: this.props.pathname }

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    // rethrows what the router throws to itself, such as redirects
    if (isNextRouterError(error)) throw error
    return { crash: { error } }
  }

  static getDerivedStateFromProps({ pathname }: { pathname: string }, shown: BoundaryState): BoundaryState | null {
    return pathname === shown.pathname ? null : { pathname, crash: undefined }
  }

  override render() {
    const { whole = false, children } = this.props
    const { crash } = this.state
    if (!crash) return children
    return <Failure error={crash.error} reset={() => this.setState({ crash: undefined })} whole={whole} />
  }
}
