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
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    element.addEventListener('keydown', closeByKey)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
      element.removeEventListener('keydown', closeByKey)
    }
  }, [open])

  // what a style sheet opens while the mouse is over it, Escape closes until the mouse has left
  useEffect(() => {
    const element = details.current
    const dismiss = ({ key }: KeyboardEvent) => key === 'Escape' && element?.toggleAttribute('data-dismissed', true)
    const forget = () => element?.removeAttribute('data-dismissed')
    addEventListener('keydown', dismiss)
    element?.addEventListener('pointerleave', forget)
    return () => {
      removeEventListener('keydown', dismiss)
      element?.removeEventListener('pointerleave', forget)
    }
  }, [])

  // it may have been opened before React came
  useEffect(() => setOpen(details.current?.open ?? false), [])

  return (
    <details {...rest} ref={details} onToggle={(event) => setOpen(event.currentTarget.open)}>
      {children}
    </details>
  )
}
