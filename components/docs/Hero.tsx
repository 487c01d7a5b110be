import { getTranslations } from 'next-intl/server'
import { navbarLinks } from '@/lib/content/navbar'
import type { Locale } from '@/lib/i18n/locales'
import { docById } from '@/lib/content/docs'
import { publicPath } from '@/lib/routes'
import { site } from '@/lib/site'
import { ExternalLink } from '../ui/ExternalLink'
import { Link } from '../ui/Link'
import styles from './Hero.module.css'

/** Head of the docs home: what the product does in one line, and the two ways in. */
export async function Hero({ locale, title }: { locale: Locale; title: string }) {
  const t = await getTranslations({ locale, namespace: 'home' })
  const guide = docById(locale, 'guides/optimize/index')
  const trial = navbarLinks(locale).find((link) => link.primary)
  return (
    <header className={styles.hero}>
      <p className={styles.tagline}>{site.tagline[locale]}</p>
      <h1>{title}</h1>
      <p className={styles.actions}>
        {trial && (
          <ExternalLink className={styles.primary} href={trial.href}>
            {t('tryIt')}
          </ExternalLink>
        )}
        {guide && (
          <Link className={styles.secondary} href={publicPath(locale, guide.path)}>
            {t('start')}
          </Link>
        )}
      </p>
    </header>
  )
}
