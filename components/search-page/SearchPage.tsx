import { getTranslations } from 'next-intl/server'
import { listedDocTags } from '@/lib/site-data/tags'
import { everyLocale, type Locale } from '@/lib/i18n/locales'
import { paths, publicPath } from '@/lib/config/routes'
import { InlineScript } from '../ui/InlineScript'
import { Main } from '../layout/Main'
import { PageShell } from '../layout/PageShell'
import { Link } from '../ui/Link'
import styles from './SearchPage.module.css'
import { searchData } from '../search/search-data'
import { withStrings } from '../search/strings'
import { Island } from '../ui/Island'
import { SearchForm, type SearchFormProps } from './SearchForm'

/** The field and the notice about scripts that failed to load, which are globals because the elements have ids. */
declare const __q: HTMLInputElement
declare const __loadError: HTMLElement

/**
 * Copies the query of the URL into the field and dispatches an event on which the loader loads the site's scripts. It
 * runs as an inline script, so it must not use anything outside itself.
 */
function startForQuery(): void {
  if ((__q.value = new URL(location as unknown as URL).searchParams.get('q') as string)) {
    // once the scripts have started, the results report failures themselves
    addEventListener('error', () => document.documentElement.dataset.hasHydrated || (__loadError.hidden = false), true)
    dispatchEvent(new Event('focusin'))
  }
}

/** The results page; before its code has arrived, it has a plain form, and without JavaScript, links to the topics. */
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
  const form: SearchFormProps = { data, tags, labels }
  return (
    <PageShell locale={locale} page={paths.search} translations={everyLocale(paths.search)} section="search">
      <Main className={styles.page}>
        <h1>{t('title')}</h1>
        <Island name="results" props={form} query className={styles.results}>
          <SearchForm {...form} />
          {/* before the results have arrived, CSS hides it if the field is empty */}
          <p role="status" className={styles.count}>
            {strings.searching}
          </p>
          <p id="__loadError" className={styles.loadFailure} role="alert" data-report hidden>
            {strings.failed}{' '}
            <button type="submit" form="__form" className={styles.textButton}>
              {strings.retry}
            </button>
          </p>
        </Island>
        <noscript>
          <p>
            {t('needsScripts')} <Link href={publicPath(locale, paths.docTags)}>{t('topics')}</Link>
          </p>
        </noscript>
        <InlineScript run={startForQuery} args={[]} />
      </Main>
    </PageShell>
  )
}
