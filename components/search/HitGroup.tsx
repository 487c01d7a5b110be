import { memo } from 'react'
import type { PageHit } from '@/lib/search/search'
import { Parts } from './Parts'
import { sectionId } from './rows'
import styles from './Search.module.css'
import type { SearchStrings } from './strings'

/** A page with its sections, as options; drawn again only where it, or what is active in it, changes. */
export const HitGroup = memo(function HitGroup({
  hit,
  id,
  active,
  strings,
  base,
  lang,
}: {
  hit: PageHit
  id: string
  active: string | undefined
  strings: SearchStrings
  base: string
  lang?: string | undefined
}) {
  const option = (row: string, href: string) => ({
    id: row,
    href: base + href,
    role: 'option',
    tabIndex: -1,
    'aria-selected': row === active,
  })
  const intro = hit.sections.find(({ href }) => href === hit.href)
  return (
    <div className={styles.group} role="group" aria-labelledby={`${id}-title`} lang={lang}>
      <a {...option(id, hit.href)} className={styles.page}>
        <span className={styles.trail}>{[strings.kinds[hit.kind], ...hit.trail].join(' › ')}</span>
        <strong id={`${id}-title`}>
          <Parts parts={hit.title} />
        </strong>
        {intro && (
          <span className={styles.excerpt}>
            <Parts parts={intro.excerpt} />
          </span>
        )}
      </a>
      {hit.sections.map(
        (section, index) =>
          section !== intro && (
            <a key={index} {...option(sectionId(id, index), section.href)} className={styles.section}>
              <span>
                <Parts parts={section.heading} />
              </span>
              <span className={styles.excerpt}>
                <Parts parts={section.excerpt} />
              </span>
            </a>
          ),
      )}
    </div>
  )
})
