import type { ReactNode } from 'react'
import { localeInfo } from '@/lib/i18n/locales'
import type { SearchContext } from './strings'

/** The language of hits of another language, and the page's, in which the labels of their kinds are. */
export interface Languages {
  readonly hits: string
  readonly kinds: string
}

/** Returns the languages of hits of the other language. */
export function languagesElsewhere({ locale, other }: SearchContext): Languages {
  return { hits: other.tag, kinds: localeInfo[locale].tag }
}

/** The path of a hit: the label of its kind, with its language if that differs, and its ancestors. */
export function trailText(kind: string, trail: readonly string[], languages?: Languages): ReactNode {
  const way = trail.map((name) => ` › ${name}`).join('')
  if (!languages) return kind + way
  return (
    <>
      <span lang={languages.kinds}>{kind}</span>
      {way}
    </>
  )
}
