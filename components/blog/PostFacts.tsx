import { getTranslations } from 'next-intl/server'
import type { Post } from '@/lib/content-model/types'
import { FormattedDate } from '../ui/FormattedDate'
import styles from './PostFacts.module.css'

/** The date and the reading time of a post. */
export async function PostFacts({ post: { date, locale, readingTime } }: { post: Post }) {
  const t = await getTranslations({ locale, namespace: 'blog' })
  return (
    <p className={styles.facts}>
      <FormattedDate date={date} locale={locale} />
      {readingTime > 0 && ` · ${t('readingTime', { minutes: Math.ceil(readingTime) })}`}
    </p>
  )
}
