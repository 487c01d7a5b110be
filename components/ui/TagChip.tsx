import type { Tag } from '@/lib/content-model/types'
import type { Locale } from '@/lib/i18n/locales'
import { Link } from './Link'
import styles from './TagChip.module.css'

interface TagChipProps {
  tag: Tag
  /** The public path of the tag's page. */
  href: string
  /** The number of pages with the tag. */
  count?: number
  locale: Locale
}

/** A link to a tag's page, with the tag's description as its tooltip. */
export function TagChip({ tag, href, count, locale }: TagChipProps) {
  const title = tag.description?.[locale]
  return (
    <Link href={href} className={styles.chip} rel="tag" title={title}>
      {tag.label[locale]}
      {count !== undefined && <span>{count}</span>}
    </Link>
  )
}
