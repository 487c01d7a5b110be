import { getTranslations } from 'next-intl/server'
import { resolveTarget } from '@/lib/site-data/link-targets'
import type { Locale } from '@/lib/i18n/locales'
import { site } from '@/lib/config/site'
import { ExternalLink } from '../ui/ExternalLink'
import { Icon } from '../ui/Icon'
import { Link } from '../ui/Link'
import styles from './AnnouncementBar.module.css'

/**
 * The bar above the navbar. It is in every page; CSS hides it from readers who closed it, which an inline script does
 * (`recallAnnouncement`). It is a named region and not a banner: a page has one banner, the header with the navigation, and
 * a second one is an accessibility fault.
 */
export async function AnnouncementBar({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'layout' })
  const { announcement } = site
  const target = announcement?.link && resolveTarget(announcement.link, locale)
  if (!announcement || (announcement.link && !target)) return null
  const text = announcement.text[locale]
  return (
    <section className={styles.bar} aria-label={t('announcement')} data-announcement>
      <p>
        {target ? (
          target.external ? (
            <ExternalLink href={target.href}>{text}</ExternalLink>
          ) : (
            <Link href={target.href}>{text}</Link>
          )
        ) : (
          text
        )}
      </p>
      {announcement.closeable && (
        <button type="button" className={styles.close} data-act="dismiss" aria-label={t('closeAnnouncement')}>
          <Icon name="close" size={16} />
        </button>
      )}
    </section>
  )
}
