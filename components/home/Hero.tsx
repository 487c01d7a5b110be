import { getTranslations } from 'next-intl/server'
import { docById } from '@/lib/site-data/docs'
import type { Doc } from '@/lib/content-model/types'
import { publicPath } from '@/lib/config/routes'
import { site } from '@/lib/config/site'
import { ExternalLink } from '../ui/ExternalLink'
import { Link } from '../ui/Link'
import { OneBox } from '../one-box/OneBox'
import styles from './Hero.module.css'
import { Overview } from './Overview'
import overview from './Overview.module.css'

const boxClasses = {
  form: overview.panel,
  field: overview.box,
  actions: styles.actions,
  open: styles.primary,
  clear: styles.secondary,
}

/** The header of the docs home: title, description, image, the two main links, and a field for a pasted text. */
export async function Hero({ doc: { locale, title, description } }: { doc: Doc }) {
  const t = await getTranslations({ locale, namespace: 'home' })
  const guide = docById(locale, 'guides/optimize/index')
  return (
    <header className={styles.hero}>
      <div className={styles.text}>
        <p className={styles.title}>{title}</p>
        <h1>{site.tagline[locale]}</h1>
        <p className={styles.lead}>{description}</p>
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
      </div>
      <Overview locale={locale} />
      <OneBox locale={locale} classes={boxClasses} />
    </header>
  )
}
