import { getTranslations } from 'next-intl/server'
import { groupByYear, listedPosts } from '@/lib/site-data/posts'
import { everyLocale, type Locale } from '@/lib/i18n/locales'
import { formatMonthDay } from '@/lib/i18n/dates'
import { paths, publicPath } from '@/lib/config/routes'
import { site } from '@/lib/config/site'
import { Link } from '../ui/Link'
import styles from './ArchivePage.module.css'
import { BlogFrame } from './BlogFrame'
import { BlogHead } from './BlogHead'

/** The list of all posts by year, the newest year first; within a year, the oldest post first. */
export async function ArchivePage({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'blog' })
  const years = groupByYear(listedPosts(locale))
  return (
    <BlogFrame locale={locale} page={paths.blogArchive} translations={everyLocale(paths.blogArchive)}>
      <BlogHead locale={locale} title={t('archive')}>
        <p>{t('archiveDescription', { product: site.product.name })}</p>
      </BlogHead>
      {years.length === 0 && <p>{t('empty')}</p>}
      <div className={styles.years}>
        {years.map(({ year, posts }) => (
          <section key={year} aria-labelledby={`year-${year}`}>
            <h2 id={`year-${year}`}>{year}</h2>
            <ul className={styles.posts}>
              {[...posts].reverse().map((post) => (
                <li key={post.path}>
                  <time dateTime={post.date.slice(0, 10)}>{formatMonthDay(post.date, locale)}</time>
                  {' - '}
                  <Link href={publicPath(locale, post.path)}>{post.title}</Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </BlogFrame>
  )
}
