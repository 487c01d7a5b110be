'use client'

import { useEffect, useRef, type DetailsHTMLAttributes } from 'react'

/**
 * A `<details>` as a menu, which opens without scripts. After hydration, Escape, a click outside, moving the focus
 * outside and arriving on a page close it; Escape returns the focus to the `<summary>`.
 */
export function Disclosure({ children, ...rest }: DetailsHTMLAttributes<HTMLDetailsElement>) {
  const details = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    const element = details.current
    if (!element) return
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !element.contains(target)) element.open = false
    }
    const close = () => (element.open = false)
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !element.open) return
      element.open = false
      element.querySelector('summary')?.focus()
    }
    // Escape also closes a menu that CSS opens on hover, until the mouse has left it
    const dismiss = ({ key }: KeyboardEvent) =>
      key === 'Escape' && element.toggleAttribute('data-dismissed', element.matches(':hover'))
    const forget = () => element.removeAttribute('data-dismissed')
    const controller = new AbortController()
    addEventListener('pointerdown', closeOutside, controller)
    addEventListener('focusin', closeOutside, controller)
    addEventListener('site:arrived', close, controller)
    addEventListener('keydown', dismiss, controller)
    element.addEventListener('keydown', closeByKey, controller)
    element.addEventListener('pointerleave', forget, controller)
    return () => controller.abort()
  }, [])

  return (
    <details {...rest} ref={details}>
      {children}
    </details>
  )
}
