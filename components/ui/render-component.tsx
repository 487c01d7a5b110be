import type { ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { CrashBoundary } from './CrashBoundary'

/** Renders a component at once in place of the content of an element; returns a function that unmounts it. */
export function renderComponent<Props extends object>(
  box: Element,
  Component: ComponentType<Props>,
  props: Props,
): () => void {
  const root = createRoot(box)
  flushSync(() =>
    root.render(
      <CrashBoundary>
        <Component {...props} />
      </CrashBoundary>,
    ),
  )
  return () => root.unmount()
}
