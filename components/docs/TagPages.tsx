import { getTranslations } from 'next-intl/server'
import { groupByLetter } from '@/lib/site-data/initials'
import { docTagTranslations, type TagEntry, type TaggedDoc } from '@/lib/site-data/tags'
import type { Doc } from '@/lib/content-model/types'
import { everyLocale, type Locale } from '@/lib/i18n/locales'
import { paths, publicPath } from '@/lib/config/routes'
// before the styles of the layout: otherwise the framework makes a style sheet of its own for these pages
import styles from './TagPages.module.css'
import { Main } from '../layout/Main'
import { PageShell } from '../layout/PageShell'
import { Link } from '../ui/Link'
import { TagChip } from '../ui/TagChip'
import { UnlistedNotice } from '../ui/VisibilityNotice'

/** The list of all docs tags by first letter, each with its number of docs. */
export async function TagIndex({ entries, locale }: { entries: readonly TagEntry<Doc>[]; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'doc' })
  return (
    <PageShell locale={locale} page={paths.docTags} translations={everyLocale(paths.docTags)}>
      <Main className={styles.page}>
        <h1>{t('tagsTitle')}</h1>
        {entries.length === 0 && <p>{t('noTags')}</p>}
        {groupByLetter(entries, ({ tag }) => tag.label[locale], locale).map(({ letter, entries: group }) => (
          <section key={letter} className={styles.letter} aria-labelledby={letter}>
            <h2 id={letter}>{letter}</h2>
            <ul className={styles.tags}>
              {group.map(({ tag, pages }) => (
                <li key={tag.key}>
                  <TagChip
                    tag={tag}
                    count={pages.length}
                    href={publicPath(locale, paths.docTag(tag.slug))}
                    locale={locale}
                  />
                </li>
              ))}
            </ul>
            <hr />
          </section>
        ))}
      </Main>
    </PageShell>
  )
}

/** The list of docs with a tag. */
export async function TaggedDocs({ entry, locale }: { entry: TagEntry<TaggedDoc>; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'doc' })
  const { tag, pages, unlisted } = entry
  return (
    <PageShell locale={locale} page={paths.docTag(tag.slug)} translations={docTagTranslations(tag.slug)}>
      <Main className={styles.page}>
        {unlisted && <UnlistedNotice locale={locale} />}
        <header className={styles.head}>
          <h1>{t('taggedTitle', { count: pages.length, tag: tag.label[locale] })}</h1>
          {tag.description && <p>{tag.description[locale]}</p>}
          <p>
            <Link href={publicPath(locale, paths.docTags)}>{t('allTags')}</Link>
          </p>
        </header>
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
      </Main>
    </PageShell>
  )
}
