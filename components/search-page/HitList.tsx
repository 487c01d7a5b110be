import type { MouseEvent } from 'react'
import type { PageHit } from '@/lib/search/query/search'
import { Link } from '../ui/Link'
import { trailText, type Languages } from '../search/languages'
import { HighlightedText } from '../search/HighlightedText'
import styles from './SearchPage.module.css'
import type { SearchStrings } from '../search/strings'

/** A list of hits as links; calls `onLeave` with the clicked link. */
export function HitList({
  hits,
  strings,
  languages,
  onLeave,
}: {
  hits: readonly PageHit[]
  strings: SearchStrings
  /** The languages of the hits, if they are not in the page's language. */
  languages?: Languages | undefined
  onLeave: (href: string, event: MouseEvent) => void
}) {
  return (
    <ol className={styles.hits} lang={languages?.hits}>
      {hits.map(({ href, kind, trail, title, sections }) => (
        <li key={href}>
          <p className={styles.trail}>{trailText(strings.kinds[kind], trail, languages)}</p>
          <Link href={href} className={styles.title} onClick={(event) => onLeave(href, event)}>
            <HighlightedText parts={title} />
          </Link>
          <ul className={styles.sections}>
            {sections.map((section) => (
              <li key={section.href}>
                {section.href !== href && (
                  <Link href={section.href} onClick={(event) => onLeave(section.href, event)}>
                    <HighlightedText parts={section.heading} />
                  </Link>
                )}
                <p>
                  <HighlightedText parts={section.excerpt} />
                </p>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}
