import { useCallback, useRef, useState } from 'react'
import type { Offer } from '../../one-box/offer'
import type { SearchData } from '../strings'

/** The length above which a line may be SQL. */
const SHORT = 60

const unasked = { isLooking: false }

/** A message of an engine that names something in quotes or says what to do, such as `relation "t" does not exist`. */
const message = /[a-z] (?:['"`‘“][^'"`‘’“”]+['"`’”]|[a-z]+; [a-z])/i

/** Whether a text may be more than a search, so that the code that recognises it is worth loading. */
function mayBeInput(text: string): boolean {
  const isLong = text.length > SHORT && /[(=*;<>]/.test(text)
  return isLong || message.test(text) || /\n|\b(?:ORA|PLS|TNS)-\d|\bERROR\b|错误/i.test(text)
}

/**
 * Returns `look`, which recognises a text, whether it still does, and the tool or page for the text; one that may be a search
 * has none.
 */
export function useOffer({ locale, page }: Pick<SearchData, 'locale' | 'page'>) {
  // the home page is the folder of the results page
  const root = page.replace(/[^/]+\/$/, '')
  const [{ offer, isLooking }, setState] = useState<{ offer?: Offer | undefined; isLooking: boolean }>(unasked)
  const latest = useRef('')

  const look = useCallback(
    (text: string) => {
      // a field drops the line breaks of what is pasted into it, and reports the text again
      const key = text.replace(/\s+/g, '')
      if (key === latest.current) return
      latest.current = key
      const show = (found?: Offer) => {
        if (latest.current !== key) return
        const next = found?.isSearch ? undefined : found
        // a keystroke alone renders nothing
        setState((current) =>
          current.offer === next && !current.isLooking ? current : { offer: next, isLooking: false },
        )
      }
      if (!mayBeInput(text.trim())) return show()
      setState((current) => ({ ...current, isLooking: true }))
      import('../../one-box/offer').then(({ offerFor }) => offerFor(text, locale, root)).then(show, () => show())
    },
    [locale, root],
  )
  return { offer, isLooking, look }
}
