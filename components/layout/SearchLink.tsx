import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/lib/i18n/locales'
import { paths, publicPath } from '@/lib/config/routes'
import styles from './NavbarItems.module.css'
import { Link } from '../ui/Link'

/** The link to the search page in the drawer. */
export async function SearchLink({ locale, section }: { locale: Locale; section?: string | undefined }) {
  const t = await getTranslations({ locale, namespace: 'search' })
  return (
    <Link
      href={publicPath(locale, paths.search)}
      className={styles.item}
      aria-current={section === 'search' ? 'true' : undefined}
    >
      {t('search')}
    </Link>
  )
}
