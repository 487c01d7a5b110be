import { getTranslations } from 'next-intl/server'
import type { PostLink, PostYear } from '@/lib/site-data/posts'
import type { Post } from '@/lib/content-model/types'
import type { Locale } from '@/lib/i18n/locales'
import { paths, publicPath } from '@/lib/config/routes'
import { Link } from '../ui/Link'
import styles from './BlogSidebar.module.css'

interface BlogSidebarProps {
  locale: Locale
  years: readonly PostYear<PostLink>[]
  current?: Post | undefined
}

/** The sidebar of the blog: all posts by year. */
export async function BlogSidebar({ locale, years, current }: BlogSidebarProps) {
  const t = await getTranslations({ locale, namespace: 'blog' })
  return (
    <nav className={styles.sidebar} aria-label={t('posts')}>
      <p className={styles.title}>
        <Link href={publicPath(locale, paths.blog)}>{t('posts')}</Link>
      </p>
      {years.map(({ year, posts }) => (
        <div key={year} role="group" aria-label={year}>
          <p className={styles.year}>{year}</p>
          <ul className={styles.posts}>
            {posts.map((post) => (
              <li key={post.path}>
                <Link href={publicPath(locale, post.path)} {...(post.id === current?.id && { 'aria-current': 'page' })}>
                  {post.title}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
