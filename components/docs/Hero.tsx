import { getTranslations } from 'next-intl/server'
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
  return (
    <header className={styles.hero}>
      <p className={styles.tagline}>{site.tagline[locale]}</p>
      <h1>{title}</h1>
      <p className={styles.actions}>
        <ExternalLink className={styles.primary} href={site.provider.home}>
          {t('tryIt')}
        </ExternalLink>
        {guide && (
          <Link className={styles.secondary} href={publicPath(locale, guide.path)}>
            {t('start')}
          </Link>
        )}
      </p>
    </header>
  )
}
