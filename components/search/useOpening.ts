'use client'

import { useEffect, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { keepTyping, type Typing } from '@/lib/browser/typing'
import type { SearchDialog } from './SearchDialog'
import type { SearchPlace } from './strings'

/** The dialog that is open, and what the reader had typed for it before it was there. */
interface Opened {
  readonly Dialog: typeof SearchDialog
  readonly typed: string
}

/**
 * Opens the dialog, whose code comes with the first time; what the reader types meanwhile is its text, and Escape
 * takes it back. Closing gives the focus back to where it was, or to `button`.
 */
export function useOpening({ base, page }: SearchPlace, button: RefObject<HTMLElement | null>) {
  const [opened, setOpened] = useState<Opened>()
  const coming = useRef<Typing>(undefined)
  const opener = useRef<Element>(null)

  const open = async () => {
    if (opened || coming.current?.isWanted()) return
    coming.current?.end()
    const typing = (coming.current = keepTyping())
    opener.current = document.activeElement
    const loaded = await import('./SearchDialog').catch(() => undefined)
    const typed = typing.end()
    // the reader has gone to another page
    if (coming.current !== typing) return
    coming.current = undefined
    if (typed === undefined) return
    // at once, so that the next key finds the field
    if (loaded) flushSync(() => setOpened({ Dialog: loaded.SearchDialog, typed }))
    // offline, or a deploy took the code away: the results page says so, or has the new one
    else location.assign(base + page + (typed && `?${new URLSearchParams({ q: typed })}`))
  }
  useEffect(
    () => () => {
      coming.current?.end()
      coming.current = undefined
    },
    [],
  )

  const close = (isBack: boolean) => {
    setOpened(undefined)
    if (!isBack) return
    const { current } = opener
    const isThere = current instanceof HTMLElement && current !== document.body && current.isConnected
    // the page stays where it is
    ;(isThere ? current : button.current)?.focus({ preventScroll: true })
  }
  return { opened, open, close }
}
