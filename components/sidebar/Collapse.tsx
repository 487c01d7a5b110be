'use client'

import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { animateHeight } from '@/lib/client/collapse'

interface CollapseProps {
  open: boolean
  /** The identifier of the page. */
  at: string
  children: ReactNode
}

/**
 * A container that animates opening and closing, except for its initial state on a page; its content is hidden while
 * closed.
 */
export function Collapse({ open, at, children }: CollapseProps) {
  const box = useRef<HTMLDivElement>(null)
  const last = useRef({ open, at })
  const [isOver, setOver] = useState(true)

  useLayoutEffect(() => {
    const before = last.current
    last.current = { open, at }
    if (before.open === open || before.at !== at || !box.current) return
    const element = box.current
    // the script loader has closed the element before hydration
    if (element.style.display) return void (element.style.display = '')
    // visible, so that the animation can measure it
    element.hidden = false
    setOver(false)
    animateHeight(element, open, () => {
      // for an invisible element, the animation ends synchronously and no state has to change
      element.hidden = !open
      setOver(true)
    })
  }, [open, at])

  return (
    <div ref={box} hidden={!open && isOver}>
      {children}
    </div>
  )
}
