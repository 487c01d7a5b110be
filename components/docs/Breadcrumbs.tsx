import { getTranslations } from 'next-intl/server'
import type { NavNode } from '@/lib/content/sidebars'
import type { Locale } from '@/lib/i18n/locales'
import { homePath } from '@/lib/content/docs'
import { Icon } from '../ui/Icon'
import { Link } from '../ui/Link'
import styles from './Breadcrumbs.module.css'

/** The way from the home page down to this one; categories without a page, and the page itself, are plain text. */
export async function Breadcrumbs({ trail, locale }: { trail: readonly NavNode[]; locale: Locale }) {
  const t = await getTranslations({ locale })
  const parents = trail.slice(0, -1)
  const last = trail.at(-1)
  return (
    <nav className={styles.breadcrumbs} aria-label={t('doc.breadcrumbs')}>
      <ol>
        <li>
          <Link href={homePath(locale)} aria-label={t('layout.home')}>
            <Icon name="home" size={16} />
          </Link>
        </li>
        {parents.map((node) => (
          <li key={node.label}>
            {node.href === undefined ? <span>{node.label}</span> : <Link href={node.href}>{node.label}</Link>}
          </li>
        ))}
        {last && <li aria-current="page">{last.label}</li>}
      </ol>
    </nav>
  )
}
