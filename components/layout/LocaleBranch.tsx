import { getTranslations } from 'next-intl/server'
import { LocaleLinks } from './LocaleMenu'
import type { NavbarContext } from './page-shell-props'
import styles from './NavbarItems.module.css'

/** The language menu of the page in the drawer. */
export async function LocaleBranch({ locale, page, translations }: NavbarContext) {
  const t = await getTranslations({ locale, namespace: 'layout' })
  return (
    <details className={styles.branch}>
      <summary>{t('languages')}</summary>
      <ul>
        <LocaleLinks locale={locale} page={page} translations={translations} />
      </ul>
    </details>
  )
}
