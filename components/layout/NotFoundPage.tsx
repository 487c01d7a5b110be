import { getTranslations } from 'next-intl/server'
import { contentId } from '@/lib/config/page-ids'
import { publicPath } from '@/lib/config/routes'
import { defaultLocale, localeInfo, type Locale } from '@/lib/i18n/locales'
import { docById, homePath } from '@/lib/site-data/docs'
import { escapeXml } from '@/lib/text/xml'
import { Link } from '../ui/Link'
import { Main } from './Main'
import styles from './NotFoundPage.module.css'
import { PageShell } from './PageShell'

/**
 * The 404 page in a language, with the site's layout. The file contains both languages: the second `<main>` is
 * `hidden`, as HTML requires, and CSS shows it if the URL is in its language.
 */
export async function NotFoundPage({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'notFound' })
  const help = docById(locale, 'guides/troubleshooting')
  // as inner HTML, which React does not change in development: the inline script adds the links before hydration
  const proposals = `<nav aria-labelledby="proposals-${locale}" data-proposals hidden><p id="proposals-${locale}">${escapeXml(t('proposals'))}</p></nav>`
  return (
    <div className={styles.language} lang={localeInfo[locale].tag} data-locale={locale}>
      <PageShell locale={locale} page="" translations={{ en: '', zh: '' }} idSuffix={`-${locale}`}>
        <Main id={`${contentId}-${locale}`} className={styles.page} hidden={locale !== defaultLocale}>
          <h1>{t('title')}</h1>
          <p>{t('text')}</p>
          <p>{t('contact')}</p>
          <section aria-live="polite" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: proposals }} />
          <p>
            <Link href={homePath(locale)}>{t('home')}</Link>
          </p>
          {help && (
            <p>
              <Link href={publicPath(locale, help.path)}>{help.title}</Link>
            </p>
          )}
        </Main>
      </PageShell>
    </div>
  )
}
