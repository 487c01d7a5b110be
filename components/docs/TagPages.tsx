import { getTranslations } from 'next-intl/server'
import type { TagEntry } from '@/lib/content/tags'
import type { Doc } from '@/lib/content/types'
import { everyLocale, type Locale } from '@/lib/i18n/locales'
import { paths, publicPath } from '@/lib/routes'
import { PageShell } from '../layout/PageShell'
import { Link } from '../ui/Link'
import styles from './TagPages.module.css'

/** All tags of the docs with their counts. */
export async function TagIndex({ entries, locale }: { entries: readonly TagEntry<Doc>[]; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'doc' })
  return (
    <PageShell locale={locale} page={paths.docTags} translations={everyLocale(paths.docTags)}>
      <main className={styles.page}>
        <h1>{t('tagsTitle')}</h1>
        {entries.length === 0 && <p>{t('noTags')}</p>}
        <ul className={styles.tags}>
          {entries.map(({ tag, pages }) => (
            <li key={tag.key}>
              <Link href={publicPath(locale, paths.docTag(tag.slug))} rel="tag">
                {tag.label[locale]} <span>{pages.length}</span>
              </Link>
            </li>
          ))}
        </ul>
      </main>
    </PageShell>
  )
}

/** The docs that carry one tag. */
export async function TaggedDocs({ entry: { tag, pages }, locale }: { entry: TagEntry<Doc>; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'doc' })
  const page = paths.docTag(tag.slug)
  return (
    <PageShell locale={locale} page={page} translations={everyLocale(page)}>
      <main className={styles.page}>
        <h1>{t('taggedTitle', { count: pages.length, tag: tag.label[locale] })}</h1>
        <p>
          <Link href={publicPath(locale, paths.docTags)}>{t('allTags')}</Link>
        </p>
        <ul className={styles.docs}>
          {pages.map((doc) => (
            <li key={doc.id}>
              <h2>
                <Link href={publicPath(locale, doc.path)}>{doc.title}</Link>
              </h2>
              {doc.description && <p>{doc.description}</p>}
            </li>
          ))}
        </ul>
      </main>
    </PageShell>
  )
}
