import type { Tag } from '@/lib/content-model/types'
import type { Locale } from '@/lib/i18n/locales'
import { paths, publicPath } from '@/lib/config/routes'
import { TagChip } from '../ui/TagChip'
import styles from './TagChips.module.css'

interface Chip {
  readonly tag: Tag
  /** The number of posts with the tag. */
  readonly count?: number
}

/** A list of blog tags, each a link to the posts with the tag. */
export function TagChips({ chips, locale }: { chips: readonly Chip[]; locale: Locale }) {
  if (chips.length === 0) return null
  return (
    <ul className={styles.chips}>
      {chips.map(({ tag, count }) => (
        <li key={tag.key}>
          <TagChip tag={tag} count={count} href={publicPath(locale, paths.blogTag(tag.slug))} locale={locale} />
        </li>
      ))}
    </ul>
  )
}
