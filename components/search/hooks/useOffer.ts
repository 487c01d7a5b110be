'use client'

import { useCallback, useRef, useState } from 'react'
import type { Locale } from '@/lib/i18n/locales'
import type { Offer } from '../../one-box/offer'

/** The length above which a line may be SQL. */
const SHORT = 60

/** Whether a text may be more than a search, so that the code that recognises it is worth loading. */
function mayBeInput(text: string): boolean {
  const isLong = text.length > SHORT && /[(=*;<>]/.test(text)
  return isLong || /\n|\b(?:ORA|PLS|TNS)-\d|\bERROR\b|错误/i.test(text)
}

/** Returns `look`, which recognises a text, and the tool or page for it; a text that may be a search has none. */
export function useOffer(locale: Locale) {
  const [offer, setOffer] = useState<Offer>()
  const latest = useRef('')

  const look = useCallback(
    (text: string) => {
      // a field drops the line breaks of what is pasted into it, and reports the text again
      const key = text.replace(/\s+/g, '')
      if (key === latest.current) return
      latest.current = key
      const show = (found?: Offer) => latest.current === key && setOffer(found?.isSearch ? undefined : found)
      if (!mayBeInput(text.trim())) return void show()
      import('../../one-box/offer').then(({ offerFor }) => offerFor(text, locale)).then(show, () => show())
    },
    [locale],
  )
  return { offer, look }
}
