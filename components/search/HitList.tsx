import type { PageHit } from '@/lib/search/search'
import { Link } from '../ui/Link'
import { Parts } from './Parts'
import styles from './SearchPage.module.css'
import type { SearchStrings } from './strings'

/** Hits as a list of links; `onLeave` learns where the reader goes. */
export function HitList({
  hits,
  strings,
  onLeave,
}: {
  hits: readonly PageHit[]
  strings: SearchStrings
  onLeave: (href: string) => void
}) {
  return (
    <ol className={styles.hits}>
      {hits.map(({ href, kind, trail, title, sections }) => (
        <li key={href}>
          <p className={styles.trail}>{[strings.kinds[kind], ...trail].join(' › ')}</p>
          <Link href={href} className={styles.title} onClick={() => onLeave(href)}>
            <Parts parts={title} />
          </Link>
          <ul className={styles.sections}>
            {sections.map((section) => (
              <li key={section.href}>
                {section.href !== href && (
                  <Link href={section.href} onClick={() => onLeave(section.href)}>
                    <Parts parts={section.heading} />
                  </Link>
                )}
                <p>
                  <Parts parts={section.excerpt} />
                </p>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}
