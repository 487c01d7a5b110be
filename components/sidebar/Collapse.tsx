'use client'

import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { animateHeight } from '@/lib/client/collapse'

/** Content whose opening and closing is animated, except for its first state; it is not rendered while closed. */
export function Collapse({ open, children }: { open: boolean; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(open)
  const [isOver, setOver] = useState(true)

  useLayoutEffect(() => {
    if (wasOpen.current === open || !box.current) return
    wasOpen.current = open
    const element = box.current
    // the script loader has closed it before hydration
    if (element.style.display) return void (element.style.display = '')
    // measured before it is removed
    element.hidden = false
    setOver(false)
    animateHeight(element, open, () => {
      // for an invisible element, the animation ends at once and no state has to change
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
