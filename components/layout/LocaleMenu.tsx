import { getTranslations } from 'next-intl/server'
import { defaultLocale, localeInfo, locales, type Locale } from '@/lib/i18n/locales'
import { paths, publicHref, type PagePath } from '@/lib/config/routes'
import { Icon } from '../ui/Icon'
import { Dropdown } from './Dropdown'
import styles from './LocaleMenu.module.css'
import type { PageShellProps } from './page-shell-props'

type LocaleMenuProps = Pick<PageShellProps, 'locale' | 'page' | 'translations'>

/**
 * Returns the fallback for a missing translation: the home page for the default language, otherwise the same path,
 * which shows the original.
 */
function fallbackPage(target: Locale, page: PagePath): PagePath {
  return target === defaultLocale ? paths.home : page
}

/** Returns the message key of a language link's label. */
function switchLabel(target: Locale, translations: PageShellProps['translations']) {
  if (translations[target] !== undefined) return 'switchTo'
  return target === defaultLocale ? 'switchToHome' : 'switchToUntranslated'
}

/** The language menu of the page in the navbar. */
export async function LocaleMenu(props: LocaleMenuProps) {
  const t = await getTranslations({ locale: props.locale, namespace: 'layout' })
  const { label } = localeInfo[props.locale]
  return (
    <Dropdown
      label={t('languagesNow', { language: label })}
      button={
        <>
          <Icon name="language" />
          <span className={styles.current}>{label}</span>
        </>
      }
    >
      <LocaleLinks {...props} />
    </Dropdown>
  )
}

/**
 * The links to the page in all languages. They load a new document, because all texts change. If a translation is
 * missing, the label says which page is shown instead.
 */
export async function LocaleLinks({ locale, page, translations }: LocaleMenuProps) {
  const t = await getTranslations({ locale, namespace: 'layout' })
  return locales.map((target) => (
    <li key={target}>
      <a
        data-keep-place
        href={publicHref(target, translations[target] ?? fallbackPage(target, page))}
        lang={localeInfo[target].tag}
        hrefLang={translations[target] === undefined ? undefined : localeInfo[target].tag}
        aria-current={target === locale ? 'true' : undefined}
        aria-label={
          target === locale ? undefined : t(switchLabel(target, translations), { language: localeInfo[target].label })
        }
      >
        {localeInfo[target].label}
      </a>
    </li>
  ))
}
