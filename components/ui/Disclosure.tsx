'use client'

import { useEffect, useRef, useState, type DetailsHTMLAttributes } from 'react'

/**
 * A `<details>` used as a menu: it opens without scripts, and once React is there Escape, a press outside and a
 * focus outside close it. Escape gives the focus back to the summary.
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
    const left = new AbortController()
    addEventListener('pointerdown', closeOutside, left)
    addEventListener('focusin', closeOutside, left)
    element.addEventListener('keydown', closeByKey, left)
    return () => left.abort()
  }, [open])

  // what a style sheet opens while the mouse is over it, Escape closes until the mouse has left
  useEffect(() => {
    const element = details.current
    const dismiss = ({ key }: KeyboardEvent) =>
      key === 'Escape' && element?.toggleAttribute('data-dismissed', element.matches(':hover'))
    const forget = () => element?.removeAttribute('data-dismissed')
    const left = new AbortController()
    addEventListener('keydown', dismiss, left)
    element?.addEventListener('pointerleave', forget, left)
    // it may have been opened before React came
    setOpen(element?.open ?? false)
    return () => left.abort()
  }, [])

  return (
    <details {...rest} ref={details} onToggle={(event) => setOpen(event.currentTarget.open)}>
      {children}
    </details>
  )
}
