import type { PageHit } from '@/lib/search/query/search'
import { trailText, type Languages } from './languages'
import { HighlightedText } from './HighlightedText'
import { sectionId } from './rows'
import styles from './Search.module.css'

interface Shown {
  readonly hit: PageHit
  /** The label of the page's kind. */
  readonly kind: string
  readonly id: string
  readonly active: string | undefined
  readonly base: string
  readonly languages?: Languages | undefined
}

/** A page and its sections as options. */
export function HitGroup({ hit, kind, id, active, base, languages }: Shown) {
  const option = (row: string, href: string) => ({
    id: row,
    href: base + href,
    role: 'option',
    tabIndex: -1,
    'aria-selected': row === active,
  })
  const intro = hit.sections.find(({ href }) => href === hit.href)
  return (
    <div className={styles.group} role="group" aria-labelledby={`${id}-title`} lang={languages?.hits}>
      <a {...option(id, hit.href)} className={styles.page}>
        <span className={styles.trail}>{trailText(kind, hit.trail, languages)}</span>
        <strong id={`${id}-title`}>
          <HighlightedText parts={hit.title} />
        </strong>
        {intro && (
          <span className={styles.excerpt}>
            <HighlightedText parts={intro.excerpt} />
          </span>
        )}
      </a>
      {hit.sections.map(
        (section, index) =>
          section !== intro && (
            <a key={index} {...option(sectionId(id, index), section.href)} className={styles.section}>
              <span>
                <HighlightedText parts={section.heading} />
              </span>
              <span className={styles.excerpt}>
                <HighlightedText parts={section.excerpt} />
              </span>
            </a>
          ),
      )}
    </div>
  )
}
