import { getTranslations } from 'next-intl/server'
import { groupByLetter } from '@/lib/site-data/initials'
import { listedBlogTags } from '@/lib/site-data/post-tags'
import { everyLocale, type Locale } from '@/lib/i18n/locales'
import { paths } from '@/lib/config/routes'
import { BlogFrame } from './BlogFrame'
import { BlogHead } from './BlogHead'
import styles from './BlogTagIndex.module.css'
import { TagChips } from './TagChips'

/** The list of all blog tags by first letter, each with its number of posts. */
export async function BlogTagIndex({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'blog' })
  const groups = groupByLetter(listedBlogTags(locale), ({ tag }) => tag.label[locale], locale)
  return (
    <BlogFrame locale={locale} page={paths.blogTags} translations={everyLocale(paths.blogTags)}>
      <BlogHead locale={locale} title={t('tags')}>
        <p>{t('tagsDescription')}</p>
      </BlogHead>
      {groups.length === 0 && <p>{t('noTags')}</p>}
      {groups.map(({ letter, entries }) => (
        <section key={letter} className={styles.letter} aria-labelledby={letter}>
          <h2 id={letter}>{letter}</h2>
          <TagChips chips={entries.map(({ tag, pages }) => ({ tag, count: pages.length }))} locale={locale} />
        </section>
      ))}
    </BlogFrame>
  )
}
