'use client'

import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { animateHeight } from '@/lib/client/collapse'

/** A container that animates opening and closing, except for its initial state; its content is hidden while closed. */
export function Collapse({ open, children }: { open: boolean; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(open)
  const [isOver, setOver] = useState(true)

  useLayoutEffect(() => {
    if (wasOpen.current === open || !box.current) return
    wasOpen.current = open
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
  }, [open])

  return (
    <div ref={box} hidden={!open && isOver}>
      {children}
    </div>
  )
}
