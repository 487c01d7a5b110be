'use client'

import { useEffect, useState, type RefObject } from 'react'
import { submitWhenIdle } from '@/lib/client/submit-when-idle'
import { searchDialogId } from '@/lib/inline-scripts/search'
import type { SearchDialog } from '../SearchDialog'
import type { SearchData } from '../strings'

/** The open dialog and the component of its content. */
interface Opened {
  readonly Dialog: typeof SearchDialog
  readonly dialog: HTMLDialogElement
  readonly field: HTMLInputElement
}

/**
 * Loads the code of the search when the inline script opens the dialog (lib/inline-scripts/search.ts); the reader can
 * already type into the field. Closing the dialog returns the focus to the previous element, or to `button`.
 */
export function useOpening({ locale }: SearchData, button: RefObject<HTMLElement | null>): Opened | undefined {
  const [opened, setOpened] = useState<Opened>()

  useEffect(() => {
    const dialog = document.getElementById(searchDialogId + locale) as HTMLDialogElement | null
    const field = dialog?.querySelector('input')
    if (!dialog || !field) return undefined
    let closing = new AbortController()
    const open = async () => {
      if (!dialog.open) return
      const loaded = await import('../SearchDialog').catch(() => undefined)
      // the dialog was closed meanwhile, possibly by a navigation
      if (!dialog.open) return
      if (loaded) setOpened({ Dialog: loaded.SearchDialog, dialog, field })
      // offline, or a deploy has removed the code: the results page reports this, or loads the code of the new build
      else submitWhenIdle(field, closing.signal)
    }
    const close = () => {
      closing.abort()
      closing = new AbortController()
      setOpened(undefined)
      // the field may keep the focus until the next frame
      const { activeElement } = document
      if (activeElement === document.body || dialog.contains(activeElement))
        button.current?.focus({ preventScroll: true })
    }
    const controller = new AbortController()
    addEventListener('site:search', open, controller)
    dialog.addEventListener('close', close, controller)
    // the dialog may have been opened before hydration
    void open()
    return () => controller.abort()
  }, [locale, button])

  return opened
}
