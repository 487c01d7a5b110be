import { getTranslations } from 'next-intl/server'
import { footerLinks } from '@/lib/content/navbar'
import type { Locale } from '@/lib/i18n/locales'
import { site } from '@/lib/site'
import { ExternalLink } from '../ui/ExternalLink'
import { Link } from '../ui/Link'
import styles from './Footer.module.css'
import { Logo } from './Logo'

/** The foot of every page: one row of links, the mark, the copyright. */
export async function Footer({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'layout' })
  return (
    <footer className={styles.footer}>
      <Logo />
      <nav aria-label={t('footer')}>
        <ul className={styles.links}>
          {footerLinks(locale).map(({ label, href, external }) => (
            <li key={label}>
              {external ? <ExternalLink href={href}>{label}</ExternalLink> : <Link href={href}>{label}</Link>}
            </li>
          ))}
        </ul>
      </nav>
      <p>{t('copyright', { year: String(site.copyrightYear), product: site.product.name })}</p>
    </footer>
  )
}
