'use client'

import { useEffect, useState, type RefObject } from 'react'
import { searchDialogId } from '@/lib/inline-scripts/search'
import type { SearchDialog } from '../SearchDialog'
import type { SearchPlace } from '../strings'

/** The dialog that is open, and the code of what it holds. */
interface Opened {
  readonly Dialog: typeof SearchDialog
  readonly dialog: HTMLDialogElement
  readonly field: HTMLInputElement
}

/**
 * Fetches the code of the search when the inline script opens its dialog (lib/inline-scripts/search.ts); the dialog itself
 * takes what the reader types meanwhile. Closing it gives the focus back to where it was, or to `button`.
 */
export function useOpening(
  { locale, base, page }: SearchPlace,
  button: RefObject<HTMLElement | null>,
): Opened | undefined {
  const [opened, setOpened] = useState<Opened>()

  useEffect(() => {
    const dialog = document.getElementById(searchDialogId + locale) as HTMLDialogElement | null
    const field = dialog?.querySelector('input')
    if (!dialog || !field) return undefined
    const open = async () => {
      if (!dialog.open) return
      const loaded = await import('../SearchDialog').catch(() => undefined)
      // it was closed, or the reader has gone to another page
      if (!dialog.open) return
      if (loaded) setOpened({ Dialog: loaded.SearchDialog, dialog, field })
      // offline, or a deploy took the code away: the results page says so, or has the new one
      else location.assign(base + page + (field.value && `?${new URLSearchParams({ q: field.value })}`))
    }
    const close = () => {
      setOpened(undefined)
      // the field may keep the focus until the next frame
      const { activeElement } = document
      if (activeElement === document.body || dialog.contains(activeElement))
        button.current?.focus({ preventScroll: true })
    }
    const controller = new AbortController()
    addEventListener('site:search', open, controller)
    dialog.addEventListener('close', close, controller)
    // it may have been opened before React came
    void open()
    return () => controller.abort()
  }, [locale, base, page, button])

  return opened
}
