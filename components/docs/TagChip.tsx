import type { Tag } from '@/lib/content/types'
import type { Locale } from '@/lib/i18n/locales'
import { paths, publicPath } from '@/lib/routes'
import { Link } from '../ui/Link'
import styles from './TagChip.module.css'

/** A link to a tag's docs; what the tag means is its tooltip. With `count`, the number of them. */
export function TagChip({ tag, count, locale }: { tag: Tag; count?: number; locale: Locale }) {
  const title = tag.description?.[locale]
  return (
    <Link
      href={publicPath(locale, paths.docTag(tag.slug))}
      className={styles.chip}
      rel="tag"
      // spread: an absent attribute costs nothing in the page's data
      {...(title !== undefined && { title })}
    >
      {tag.label[locale]}
      {count !== undefined && <span>{count}</span>}
    </Link>
  )
}
