import type { ReactNode } from 'react'
import { localeInfo } from '@/lib/i18n/locales'
import type { SearchData } from './strings'

/** The language tags of hits in the other language and of their kind labels, which are in the page's language. */
export interface Languages {
  readonly hits: string
  readonly kinds: string
}

/** Returns the languages for hits in the other language. */
export function languagesElsewhere({ locale, other }: SearchData): Languages {
  return { hits: other.tag, kinds: localeInfo[locale].tag }
}

/** Returns the breadcrumb text of a hit: the label of its kind, with its own `lang` if it differs, and ancestors. */
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
