import { getTranslations } from 'next-intl/server'
import { defaultLocale, localeInfo, locales, type Locale } from '@/lib/i18n/locales'
import { paths, publicHref, type PagePath } from '@/lib/routes'
import { Disclosure } from '../ui/Disclosure'
import { Icon } from '../ui/Icon'
import { LocaleLink } from './LocaleLink'
import styles from './LocaleMenu.module.css'
import type { PageShellProps } from './PageShell'

/** What a language shows of a page it does not have: the original at the same path, or, without one, its home. */
function standIn(target: Locale, page: PagePath): PagePath {
  return target === defaultLocale ? paths.home : page
}

function wayTo(target: Locale, translations: PageShellProps['translations']) {
  if (translations[target] !== undefined) return 'switchTo'
  return target === defaultLocale ? 'switchToHome' : 'switchToUntranslated'
}

/**
 * The languages of this page. An entry loads the whole document, because all of it changes its language; one
 * without a translation says what the reader will find there.
 */
export async function LocaleMenu({
  locale,
  page,
  translations,
}: Pick<PageShellProps, 'locale' | 'page' | 'translations'>) {
  const t = await getTranslations({ locale, namespace: 'layout' })
  return (
    <Disclosure className={styles.menu}>
      <summary className={styles.button} aria-label={`${t('languages')}: ${localeInfo[locale].label}`}>
        <Icon name="language" />
        <span className={styles.current}>{localeInfo[locale].label}</span>
      </summary>
      <ul className={styles.list}>
        {locales.map((target) => (
          <li key={target}>
            <LocaleLink
              href={publicHref(target, translations[target] ?? standIn(target, page))}
              lang={localeInfo[target].tag}
              hrefLang={translations[target] === undefined ? undefined : localeInfo[target].tag}
              aria-current={target === locale ? 'true' : undefined}
              aria-label={
                target === locale ? undefined : t(wayTo(target, translations), { language: localeInfo[target].label })
              }
            >
              {localeInfo[target].label}
            </LocaleLink>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
