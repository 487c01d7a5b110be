'use client'

import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { animateHeight } from '@/lib/client/collapse'

/** Content that opens and closes by its height; closed, it is out of the page. Nothing moves at first. */
export function Collapse({ open, children }: { open: boolean; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const shown = useRef(open)
  const [isOver, setOver] = useState(true)

  useLayoutEffect(() => {
    if (shown.current === open || !box.current) return
    shown.current = open
    const element = box.current
    // the script loader has closed it before React came
    if (element.style.display) return void (element.style.display = '')
    // measured before it goes
    element.hidden = false
    setOver(false)
    animateHeight(element, open, () => {
      // where nobody sees it, it is over at once, and React has nothing to change
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
