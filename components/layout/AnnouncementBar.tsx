import { getTranslations } from 'next-intl/server'
import { resolveTarget } from '@/lib/content/targets'
import type { Locale } from '@/lib/i18n/locales'
import { site } from '@/lib/site'
import { ExternalLink } from '../ui/ExternalLink'
import { Icon } from '../ui/Icon'
import { Link } from '../ui/Link'
import styles from './AnnouncementBar.module.css'
import { AnnouncementClose } from './AnnouncementClose'

/** The bar above the navbar. It is in every page; CSS hides it from readers who closed it. */
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
        <AnnouncementClose id={announcement.id} className={styles.close} label={t('closeAnnouncement')}>
          <Icon name="close" size={16} />
        </AnnouncementClose>
      )}
    </section>
  )
}
