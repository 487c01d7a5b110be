'use client'

import { useEffect, useRef, useState, type DetailsHTMLAttributes } from 'react'

/**
 * A `<details>` as a menu, which opens without scripts. After hydration, Escape, a click outside and moving the focus
 * outside close it; Escape returns the focus to the `<summary>`.
 */
export function Disclosure({ children, ...rest }: DetailsHTMLAttributes<HTMLDetailsElement>) {
  const details = useRef<HTMLDetailsElement>(null)
  const [open, setOpen] = useState(false)

  useEffect(() => {
    const element = details.current
    if (!open || !element) return
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !element.contains(event.target)) element.open = false
    }
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      element.open = false
      element.querySelector('summary')?.focus()
    }
    const controller = new AbortController()
    addEventListener('pointerdown', closeOutside, controller)
    addEventListener('focusin', closeOutside, controller)
    element.addEventListener('keydown', closeByKey, controller)
    return () => controller.abort()
  }, [open])

  // Escape also closes a menu that CSS opens on hover, until the mouse has left it
  useEffect(() => {
    const element = details.current
    const dismiss = ({ key }: KeyboardEvent) =>
      key === 'Escape' && element?.toggleAttribute('data-dismissed', element.matches(':hover'))
    const forget = () => element?.removeAttribute('data-dismissed')
    const controller = new AbortController()
    addEventListener('keydown', dismiss, controller)
    element?.addEventListener('pointerleave', forget, controller)
    // the menu may have been opened before hydration
    setOpen(element?.open ?? false)
    return () => controller.abort()
  }, [])

  return (
    <details {...rest} ref={details} onToggle={(event) => setOpen(event.currentTarget.open)}>
      {children}
    </details>
  )
}
