import { getTranslations } from 'next-intl/server'
import { blogAuthors } from '@/lib/site-data/post-authors'
import { everyLocale, type Locale } from '@/lib/i18n/locales'
import { paths } from '@/lib/config/routes'
import { site } from '@/lib/config/site'
import styles from './AuthorIndex.module.css'
import { BlogFrame } from './BlogFrame'
import { BlogHead } from './BlogHead'
import { AuthorCard } from './PostAuthors'

/** The list of all authors with a page, with their number of posts. */
export async function AuthorIndex({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'blog' })
  const entries = blogAuthors(locale)
  return (
    <BlogFrame locale={locale} page={paths.blogAuthors} translations={everyLocale(paths.blogAuthors)}>
      <BlogHead locale={locale} title={t('authors')}>
        <p>{t('authorsDescription', { product: site.product.name })}</p>
      </BlogHead>
      {entries.length === 0 && <p>{t('noAuthors')}</p>}
      <ul className={styles.authors}>
        {entries.map(({ author, posts }) => (
          <li key={author.key}>
            <AuthorCard author={author} locale={locale} />
            <span>{t('postCount', { count: posts.length })}</span>
          </li>
        ))}
      </ul>
    </BlogFrame>
  )
}
