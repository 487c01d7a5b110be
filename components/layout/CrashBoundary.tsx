'use client'

import { usePathname } from 'next/navigation'
import { Component, type ReactNode } from 'react'
import { isNextRouterError } from '@/lib/next/internals'
import { Failure } from './Failure'

interface BoundaryProps {
  /** The whole page is what it wraps. */
  whole?: boolean
  children: ReactNode
}

interface BoundaryState {
  readonly pathname: string
  readonly crash?: { readonly error: unknown } | undefined
}

/** Keeps a crash to what it wraps, until the reader tries again or goes elsewhere. */
export function CrashBoundary(props: BoundaryProps) {
  return <Boundary {...props} pathname={usePathname()} />
}

// Next's own, `catchError`, is three times as much code
class Boundary extends Component<BoundaryProps & { pathname: string }, BoundaryState> {
  override state: BoundaryState = { pathname: this.props.pathname }

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    // what the router throws is for the router
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
