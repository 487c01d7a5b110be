import { useEffect } from 'react'
import { lockScroll } from '@/lib/client/lock-scroll'
import { onOutsideClick } from '@/lib/client/outside-click'

/** Prevents the page from scrolling while a dialog is open, and cancels the dialog on a click outside. */
export function useModal(dialog: HTMLDialogElement): void {
  useEffect(() => {
    const controller = new AbortController()
    // a click on the backdrop has the dialog itself as its target
    onOutsideClick(
      (target) => target === dialog,
      () => dialog.dispatchEvent(new Event('cancel', { cancelable: true })),
      controller,
    )
    const unlockScroll = lockScroll()
    return () => {
      unlockScroll()
      controller.abort()
    }
  }, [dialog])
}
