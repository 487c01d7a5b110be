import type { ReactNode } from 'react'
import { localeInfo } from '@/lib/i18n/locales'
import type { SearchPlace } from './strings'

/** The language of hits from elsewhere, and the reader's, in which their kinds are named. */
export interface Languages {
  readonly hits: string
  readonly kinds: string
}

/** Those of the hits of the other language. */
export function languagesElsewhere({ locale, other }: SearchPlace): Languages {
  return { hits: other.tag, kinds: localeInfo[locale].tag }
}

/** The way to a hit: its kind's name, marked where that is in another language, and what it stands below. */
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
