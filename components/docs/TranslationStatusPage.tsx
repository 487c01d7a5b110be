import { getTranslations } from 'next-intl/server'
import { translationStates } from '@/lib/content-model/translation-status'
import { siteTranslations, statusLink } from '@/lib/site-data/translation-status'
import { everyLocale, localeInfo, type Locale } from '@/lib/i18n/locales'
import { paths, publicHref } from '@/lib/config/routes'
import { proseClass } from '../article/prose'
// before the styles of the layout: otherwise the framework makes a style sheet of its own for these pages
import styles from './TagPages.module.css'
import { Main } from '../layout/Main'
import { PageShell } from '../layout/PageShell'
import { Link } from '../ui/Link'
import { UnlistedNotice } from '../ui/VisibilityNotice'

/** The list of all pages by the state of their translations, for writers. */
export async function TranslationStatusPage({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'translationStatus' })
  const page = paths.translationStatus
  const all = siteTranslations()
  return (
    <PageShell locale={locale} page={page} translations={everyLocale(page)}>
      <Main className={styles.page}>
        <UnlistedNotice locale={locale} />
        <article className={proseClass}>
          <h1>{t('title')}</h1>
          <p>
            {t.rich('text', { json: (text) => <a href={publicHref(locale, paths.translationStatusJson)}>{text}</a> })}
          </p>
          {translationStates.map((state) => {
            const pages = all.filter(({ status }) => status === state)
            return (
              <section key={state} aria-labelledby={state}>
                <h2 id={state}>{t(state, { count: pages.length })}</h2>
                <ul>
                  {pages.map((status) => {
                    const { href, title, contentLocale } = statusLink(status)
                    return (
                      <li key={status.translation}>
                        <Link href={href} lang={localeInfo[contentLocale].tag}>
                          {title}
                        </Link>
                        <br />
                        <code>{status.translation}</code>
                      </li>
                    )
                  })}
                </ul>
              </section>
            )
          })}
        </article>
      </Main>
    </PageShell>
  )
}
