import { getTranslations } from 'next-intl/server'
import { footerLinks } from '@/lib/site-data/footer'
import type { Locale } from '@/lib/i18n/locales'
import { site } from '@/lib/config/site'
import { ExternalLink } from '../ui/ExternalLink'
import { Link } from '../ui/Link'
import styles from './Footer.module.css'
import { Logo } from './Logo'

/** The footer of every page: links in titled columns or in a row, the logo, the copyright. */
export async function Footer({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'layout' })
  const links = footerLinks(locale)
  return (
    <footer className={styles.footer} data-style={site.footer.style}>
      <div className={styles.inner} data-form={links.form}>
        {site.footer.logo && <Logo />}
        <nav aria-label={t('footer')} className={styles.links}>
          {links.form === 'row' ? (
            <Links entries={links.entries} />
          ) : (
            links.columns.map(({ title, entries }) => (
              <section key={title}>
                <h2>{title}</h2>
                <Links entries={entries} />
              </section>
            ))
          )}
        </nav>
        <p className={styles.copyright}>
          {t('copyright', { year: String(site.copyrightYear), product: site.product.name })}
        </p>
      </div>
    </footer>
  )
}

function Links({ entries }: { entries: readonly { label: string; href: string; external: boolean }[] }) {
  return (
    <ul>
      {entries.map(({ label, href, external }) => (
        <li key={label}>
          {external ? <ExternalLink href={href}>{label}</ExternalLink> : <Link href={href}>{label}</Link>}
        </li>
      ))}
    </ul>
  )
}
