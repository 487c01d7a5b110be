'use client'

import { useEffect } from 'react'
import { holdPage } from '@/lib/client/lock-scroll'
import { onPressBeside } from '@/lib/client/outside-click'

/** While a dialog is open, keeps the page behind it where it is, and closes it at a press beside it. */
export function useModal(dialog: HTMLDialogElement): void {
  useEffect(() => {
    const left = new AbortController()
    // beside it is the element itself
    onPressBeside(
      (target) => target === dialog,
      () => dialog.close(),
      left,
    )
    const letGo = holdPage()
    return () => {
      letGo()
      left.abort()
    }
  }, [dialog])
}
