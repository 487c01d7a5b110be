import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { Locale } from '@/lib/i18n/locales'
import { feedFiles, paths, publicHref, publicPath } from '@/lib/config/routes'
import { feedLinks, feedNames } from '@/lib/site-data/feed-links'
import { Link } from '../ui/Link'
import styles from './BlogHead.module.css'

/** The header of a list of posts: title, description, and links to the other lists and the feeds. */
export async function BlogHead({ locale, title, children }: { locale: Locale; title: string; children?: ReactNode }) {
  const t = await getTranslations({ locale, namespace: 'blog' })
  const blogLinks = [
    [paths.blogArchive, t('archive')],
    [paths.blogTags, t('tags')],
    [paths.blogAuthors, t('authors')],
  ] as const
  return (
    <header className={styles.head}>
      <h1>{title}</h1>
      {children}
      <nav className={styles.links} aria-label={t('blogLinks')}>
        {blogLinks.map(([page, label]) => (
          <Link key={page} href={publicPath(locale, page)}>
            {label}
          </Link>
        ))}
        {feedLinks(locale, paths.blog).length > 0 &&
          feedFiles.map((file) => (
            <a key={file} href={publicHref(locale, paths.feed(paths.blog, file))}>
              {feedNames[file]}
            </a>
          ))}
      </nav>
    </header>
  )
}
