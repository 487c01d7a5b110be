'use client'

import { useEffect, type RefObject } from 'react'
import { holdPage } from '@/lib/browser/hold-page'

/** Shows a dialog over the page, which stays where it is; a press beside it closes it, as Escape does. */
export function useModal(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    element.showModal()
    // beside it is the element itself; what is selected in the field may end there
    let begun: EventTarget | null
    const press = ({ target }: Event) => (begun = target)
    const release = ({ target }: Event) => target === element && begun === element && element.close()
    element.addEventListener('pointerdown', press)
    element.addEventListener('click', release)
    const letGo = holdPage()
    return () => {
      letGo()
      element.removeEventListener('pointerdown', press)
      element.removeEventListener('click', release)
    }
  }, [dialog])
}
