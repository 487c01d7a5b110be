import { getTranslations } from 'next-intl/server'
import { listedDocTags } from '@/lib/site-data/tags'
import { everyLocale, type Locale } from '@/lib/i18n/locales'
import { paths, publicPath } from '@/lib/config/routes'
import { InlineScript } from '../ui/InlineScript'
import { Main } from '../layout/Main'
import { PageShell } from '../layout/PageShell'
import { Link } from '../ui/Link'
import styles from './SearchPage.module.css'
import { searchData } from '../search/SearchEntry'
import { withStrings } from '../search/strings'
import { SearchResults } from './SearchResults'

/** The field and the notice about scripts that failed to load, which are globals because the elements have ids. */
declare const __q: HTMLInputElement
declare const __loadError: HTMLElement

/**
 * Copies the query of the URL into the field and dispatches the event on which the loader hydrates the page
 * immediately. It runs as an inline script, so it must not use anything outside itself.
 */
function hydrateForQuery(): void {
  if ((__q.value = new URL(location as unknown as URL).searchParams.get('q') as string)) {
    // after hydration, the results report failures themselves
    addEventListener('error', () => document.documentElement.dataset.hasHydrated || (__loadError.hidden = false), true)
    dispatchEvent(new Event('focusin'))
  }
}

/** The results page; before hydration, it has a plain form, and without JavaScript, links to the topics. */
export async function SearchPage({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'search' })
  const { strings, ...data } = withStrings(searchData(locale))
  const tags = listedDocTags(locale).map(({ tag }) => ({ key: tag.key, label: tag.label[locale] }))
  const labels = {
    search: t('search'),
    placeholder: t('placeholder'),
    kind: t('kind'),
    tag: t('tag'),
    any: t('any'),
    more: t('more'),
  }
  return (
    <PageShell locale={locale} page={paths.search} translations={everyLocale(paths.search)} section="search">
      <Main className={styles.page}>
        <h1>{t('title')}</h1>
        <SearchResults data={data} tags={tags} labels={labels} />
        {/* the script loader retries on any click */}
        <p id="__loadError" className={styles.loadFailure} role="alert" hidden>
          {strings.failed}{' '}
          <button type="button" className={styles.textButton}>
            {strings.retry}
          </button>
        </p>
        <noscript>
          <p>
            {t('needsScripts')} <Link href={publicPath(locale, paths.docTags)}>{t('topics')}</Link>
          </p>
        </noscript>
        <InlineScript run={hydrateForQuery} args={[]} />
      </Main>
    </PageShell>
  )
}
