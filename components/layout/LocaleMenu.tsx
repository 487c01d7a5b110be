import { getTranslations } from 'next-intl/server'
import { defaultLocale, localeInfo, locales, type Locale } from '@/lib/i18n/locales'
import { paths, publicHref, type PagePath } from '@/lib/config/routes'
import { Icon } from '../ui/Icon'
import { Dropdown } from './Dropdown'
import styles from './LocaleMenu.module.css'
import type { PageShellProps } from './page-shell-props'

type LocaleMenuProps = Pick<PageShellProps, 'locale' | 'page' | 'translations'>

/** What a language shows of a page it does not have: the original at the same path, or, without one, its home. */
function standIn(target: Locale, page: PagePath): PagePath {
  return target === defaultLocale ? paths.home : page
}

function wayTo(target: Locale, translations: PageShellProps['translations']) {
  if (translations[target] !== undefined) return 'switchTo'
  return target === defaultLocale ? 'switchToHome' : 'switchToUntranslated'
}

/** The languages of this page, as a menu of the navbar. */
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
 * An entry for each language. It loads the whole document, because all of it changes its language; one without a
 * translation says what the reader will find there.
 */
export async function LocaleLinks({ locale, page, translations }: LocaleMenuProps) {
  const t = await getTranslations({ locale, namespace: 'layout' })
  return locales.map((target) => (
    <li key={target}>
      <a
        data-keep-place
        href={publicHref(target, translations[target] ?? standIn(target, page))}
        lang={localeInfo[target].tag}
        hrefLang={translations[target] === undefined ? undefined : localeInfo[target].tag}
        aria-current={target === locale ? 'true' : undefined}
        aria-label={
          target === locale ? undefined : t(wayTo(target, translations), { language: localeInfo[target].label })
        }
      >
        {localeInfo[target].label}
      </a>
    </li>
  ))
}
