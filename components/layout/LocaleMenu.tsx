import { getTranslations } from 'next-intl/server'
import { localeInfo, locales } from '@/lib/i18n/locales'
import { publicHref } from '@/lib/routes'
import { Icon } from '../ui/Icon'
import styles from './LocaleMenu.module.css'
import type { PageShellProps } from './PageShell'

/**
 * The languages of this page. Each entry is a plain link, because the whole document changes its language; an
 * entry without a translation says what the reader will find there.
 */
export async function LocaleMenu({
  locale,
  page,
  translations,
}: Pick<PageShellProps, 'locale' | 'page' | 'translations'>) {
  const t = await getTranslations({ locale, namespace: 'layout' })
  return (
    <details className={styles.menu} name="navbar-menu">
      <summary className={styles.button} aria-label={`${t('languages')}: ${localeInfo[locale].label}`}>
        <Icon name="language" />
        <span className={styles.current}>{localeInfo[locale].label}</span>
      </summary>
      <ul className={styles.list}>
        {locales.map((target) => (
          <li key={target}>
            <a
              href={publicHref(target, translations[target] ?? page)}
              lang={localeInfo[target].tag}
              hrefLang={translations[target] === undefined ? undefined : localeInfo[target].tag}
              aria-current={target === locale ? 'true' : undefined}
              aria-label={
                target === locale
                  ? undefined
                  : t(translations[target] === undefined ? 'switchToUntranslated' : 'switchTo', {
                      language: localeInfo[target].label,
                    })
              }
            >
              {localeInfo[target].label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
