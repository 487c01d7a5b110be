import { getTranslations } from 'next-intl/server'
import type { Doc } from '@/lib/content-model/types'
import { versionLinks } from '@/lib/site-data/docs-versions'
import { Link } from '../ui/Link'
import { Notice } from '../ui/Notice'
import styles from './Breadcrumbs.module.css'

/** The version of a doc, with links to the doc in the others. Renders nothing for docs without versions. */
export async function VersionList({ doc }: { doc: Doc }) {
  const versions = versionLinks(doc)
  if (versions.length < 2) return null
  const t = await getTranslations({ locale: doc.locale, namespace: 'docsVersions' })
  const own = versions.find(({ isOwn }) => isOwn)
  return (
    <nav className={styles.breadcrumbs} aria-label={t('versions')}>
      <ol>
        {own && <li aria-current="true">{t('version', { version: own.label })}</li>}
        {versions
          .filter(({ isOwn }) => !isOwn)
          .map(({ label, folder, href }) => (
            <li key={folder}>
              <Link href={href}>{label}</Link>
            </li>
          ))}
      </ol>
    </nav>
  )
}

/** The notice that a doc belongs to another version than the current one, with a link to the current one. */
export async function VersionNotice({ doc }: { doc: Doc }) {
  const t = await getTranslations({ locale: doc.locale, namespace: 'docsVersions' })
  const versions = versionLinks(doc)
  const own = versions.find(({ isOwn }) => isOwn)
  const [current] = versions
  if (!own || !current) return null
  const link = (text: React.ReactNode) => <Link href={current.href}>{text}</Link>
  return (
    <Notice>
      {t(own.unreleased ? 'unreleased' : 'old', { version: own.label })}{' '}
      {t.rich(current.hasDoc ? 'current' : 'currentWithoutPage', { version: current.label, link })}
    </Notice>
  )
}
