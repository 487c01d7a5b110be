import { getTranslations } from 'next-intl/server'
import { listedPosts } from '@/lib/site-data/posts'
import type { Locale } from '@/lib/i18n/locales'
import { paths, publicPath } from '@/lib/config/routes'
import { FormattedDate } from '../ui/FormattedDate'
import { Link } from '../ui/Link'
import styles from './NewestPosts.module.css'

/** The three newest blog posts and a link to all posts; renders nothing if there are no posts. */
export async function NewestPosts({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'home' })
  const posts = listedPosts(locale).slice(0, 3)
  if (posts.length === 0) return null
  return (
    <section className={styles.newest} aria-labelledby="newest-posts">
      <h2 id="newest-posts">{t('newestPosts')}</h2>
      <ul className={styles.posts}>
        {posts.map((post) => (
          <li key={post.id}>
            <FormattedDate date={post.date} locale={locale} />
            <Link href={publicPath(locale, post.path)}>{post.title}</Link>
            <p>{post.description}</p>
          </li>
        ))}
      </ul>
      <Link href={publicPath(locale, paths.blog)}>{t('allPosts')}</Link>
    </section>
  )
}
