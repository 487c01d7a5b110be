import type { Tag } from '@/lib/content/types'
import type { Locale } from '@/lib/i18n/locales'
import { paths, publicPath } from '@/lib/routes'
import { Link } from '../ui/Link'
import styles from './TagChips.module.css'

interface Chip {
  readonly tag: Tag
  /** How many posts carry the tag. */
  readonly count?: number
}

/** Tags of the blog, each a link to its posts. */
export function TagChips({ chips, locale }: { chips: readonly Chip[]; locale: Locale }) {
  if (chips.length === 0) return null
  return (
    <ul className={styles.chips}>
      {chips.map(({ tag, count }) => (
        <li key={tag.key}>
          <Link
            href={publicPath(locale, paths.blogTag(tag.slug))}
            rel="tag"
            {...(tag.description && { title: tag.description[locale] })}
          >
            {tag.label[locale]}
            {count !== undefined && <span>{count}</span>}
          </Link>
        </li>
      ))}
    </ul>
  )
}
