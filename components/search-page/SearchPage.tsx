import { getTranslations } from 'next-intl/server'
import { listedDocTags } from '@/lib/site-data/tags'
import { everyLocale, type Locale } from '@/lib/i18n/locales'
import { paths, publicPath } from '@/lib/config/routes'
import { InlineScript } from '../ui/InlineScript'
import { Main } from '../layout/Main'
import { PageShell } from '../layout/PageShell'
import { Link } from '../ui/Link'
import styles from './SearchPage.module.css'
import { searchPlace } from '../search/SearchEntry'
import { SearchResults } from './SearchResults'

/** The field, and what is said when the scripts do not come: elements with an id are names of the window. */
declare const __q: HTMLInputElement
declare const __late: HTMLElement

/**
 * Who arrives with a query wants it answered: it is put into the field, and that is a sign like a first key. It must
 * not use anything outside itself.
 */
function askAtOnce(): void {
  if ((__q.value = new URL(location as unknown as URL).searchParams.get('q') as string)) {
    // with React there, the results say so themselves
    addEventListener('error', () => document.documentElement.dataset.hasHydrated || (__late.hidden = false), true)
    dispatchEvent(new Event('focusin'))
  }
}

/** The results page; its form is an ordinary one until React is there, and without scripts the topics lead on. */
export async function SearchPage({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'search' })
  const place = await searchPlace(locale)
  const tags = listedDocTags(locale).map(({ tag }) => ({ key: tag.key, label: tag.label[locale] }))
  return (
    <PageShell locale={locale} page={paths.search} translations={everyLocale(paths.search)} section="search">
      <Main className={styles.page}>
        <h1>{t('title')}</h1>
        <SearchResults place={place} tags={tags} labels={{ kind: t('kind'), tag: t('tag'), any: t('any') }} />
        {/* any press asks for the scripts again */}
        <p id="__late" className={styles.late} role="alert" hidden>
          {place.strings.failed}{' '}
          <button type="button" className={styles.textButton}>
            {place.strings.retry}
          </button>
        </p>
        <noscript>
          <p>
            {t('needsScripts')} <Link href={publicPath(locale, paths.docTags)}>{t('topics')}</Link>
          </p>
        </noscript>
        <InlineScript run={askAtOnce} args={[]} />
      </Main>
    </PageShell>
  )
}
