import { Component, type ReactNode } from 'react'
import { Failure } from './Failure'

interface State {
  readonly crash?: { readonly error: unknown } | undefined
}

/** An error boundary that resets when the reader retries. */
export class CrashBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = {}

  static getDerivedStateFromError(error: unknown): State {
    return { crash: { error } }
  }

  override render() {
    const { crash } = this.state
    if (!crash) return this.props.children
    return <Failure error={crash.error} reset={() => this.setState({ crash: undefined })} />
  }
}
