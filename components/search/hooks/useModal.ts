'use client'

import { useEffect } from 'react'
import { lockScroll } from '@/lib/client/lock-scroll'
import { onOutsideClick } from '@/lib/client/outside-click'

/** Locks the scroll position of the page while a dialog is open, and closes the dialog on a click outside. */
export function useModal(dialog: HTMLDialogElement): void {
  useEffect(() => {
    const controller = new AbortController()
    // the element itself is the backdrop
    onOutsideClick(
      (target) => target === dialog,
      () => dialog.close(),
      controller,
    )
    const unlockScroll = lockScroll()
    return () => {
      unlockScroll()
      controller.abort()
    }
  }, [dialog])
}
