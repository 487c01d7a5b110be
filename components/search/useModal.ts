'use client'

import { useEffect, type RefObject } from 'react'
import { holdPage } from '@/lib/browser/hold-page'
import { onPressBeside } from '@/lib/browser/press-beside'

/** Shows a dialog over the page, which stays where it is; a press beside it closes it, as Escape does. */
export function useModal(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    element.showModal()
    const left = new AbortController()
    // beside it is the element itself
    onPressBeside(
      (target) => target === element,
      () => element.close(),
      left,
    )
    const letGo = holdPage()
    return () => {
      letGo()
      left.abort()
    }
  }, [dialog])
}
