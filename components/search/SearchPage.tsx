import { getTranslations } from 'next-intl/server'
import { docTags } from '@/lib/content/tags'
import { everyLocale, type Locale } from '@/lib/i18n/locales'
import { paths, publicPath } from '@/lib/routes'
import { InlineScript } from '../layout/InlineScript'
import { PageShell } from '../layout/PageShell'
import { Link } from '../ui/Link'
import styles from './SearchPage.module.css'
import { searchPlace } from './SearchEntry'
import { SearchResults } from './SearchResults'

/** Who arrives with a query wants it answered: a sign like a first key. It must not use anything outside itself. */
function askForRuntime(): void {
  if (location.search !== '') dispatchEvent(new Event('focusin'))
}

/** The results page; its form is an ordinary one until React is there, and without scripts the topics lead on. */
export async function SearchPage({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'search' })
  const tags = docTags(locale).map(({ tag }) => ({ key: tag.key, label: tag.label[locale] }))
  return (
    <PageShell locale={locale} page={paths.search} translations={everyLocale(paths.search)} section="search">
      <main className={styles.page}>
        <h1>{t('title')}</h1>
        <SearchResults
          place={await searchPlace(locale)}
          tags={tags}
          labels={{ kind: t('kind'), tag: t('tag'), any: t('any') }}
        />
        <noscript>
          <p>
            {t('needsScripts')} <Link href={publicPath(locale, paths.docTags)}>{t('topics')}</Link>
          </p>
        </noscript>
        <InlineScript run={askForRuntime} args={[]} />
      </main>
    </PageShell>
  )
}
