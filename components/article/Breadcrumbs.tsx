import { getTranslations } from 'next-intl/server'
import { breadcrumbs } from '@/lib/site-data/doc-nav'
import { hasHome } from '@/lib/site-data/docs'
import type { Locale } from '@/lib/i18n/locales'
import { absoluteUrl, paths, publicPath } from '@/lib/config/routes'
import { breadcrumbList } from '@/lib/seo/structured-data'
import { Icon } from '../ui/Icon'
import { JsonScript } from '../ui/JsonScript'
import { Link } from '../ui/Link'
import styles from './Breadcrumbs.module.css'

interface BreadcrumbsProps {
  locale: Locale
  sidebar: string
  pageId: string
}

/**
 * The path from the home page to this page, as links and as structured data. Categories without a page, and the page
 * itself, are plain text. Renders nothing for pages that are not in a sidebar.
 */
export async function Breadcrumbs({ locale, sidebar, pageId }: BreadcrumbsProps) {
  const t = await getTranslations({ locale })
  const trail = breadcrumbs(locale, sidebar, pageId)
  const last = trail.at(-1)
  if (!last) return null
  const parents = trail.slice(0, -1)
  const home = hasHome(locale) ? [{ name: t('layout.home'), href: publicPath(locale, paths.home) }] : []
  const crumbs = [...home, ...trail]
  const list = breadcrumbList(crumbs.map(({ name, href }) => ({ name, url: href && absoluteUrl(href) })))
  return (
    <nav className={styles.breadcrumbs} aria-label={t('doc.breadcrumbs')}>
      <ol>
        {home.map(({ name, href }) => (
          <li key={href}>
            <Link href={href} aria-label={name}>
              <Icon name="home" size={16} />
            </Link>
          </li>
        ))}
        {parents.map(({ name, href }) => (
          <li key={name}>{href === undefined ? <span>{name}</span> : <Link href={href}>{name}</Link>}</li>
        ))}
        <li aria-current="page">{last.name}</li>
      </ol>
      {list && <JsonScript type="application/ld+json" data={list} />}
    </nav>
  )
}
