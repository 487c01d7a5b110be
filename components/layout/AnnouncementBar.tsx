import { getTranslations } from 'next-intl/server'
import { resolveTarget } from '@/lib/site-data/link-targets'
import type { Locale } from '@/lib/i18n/locales'
import { site } from '@/lib/config/site'
import { ExternalLink } from '../ui/ExternalLink'
import { Icon } from '../ui/Icon'
import { Link } from '../ui/Link'
import styles from './AnnouncementBar.module.css'

/**
 * The announcement bar above the navbar. It is in the HTML of every page. An inline script (`recallAnnouncement`)
 * closes it, and CSS hides it from readers who have closed it. Its role is `region`, because a page must have only one
 * `banner`: the header with the navigation.
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
