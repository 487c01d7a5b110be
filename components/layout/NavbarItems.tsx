import type { MenuLink } from '@/lib/content/navbar'
import { ExternalLink } from '../ui/ExternalLink'
import { Link } from '../ui/Link'
import styles from './NavbarItems.module.css'

/** Entries of the navbar, side by side or stacked in the phone's menu. */
export function NavbarItems({
  links,
  section,
  stacked = false,
}: {
  links: MenuLink[]
  section: string | undefined
  stacked?: boolean
}) {
  return (
    <ul className={stacked ? styles.stack : styles.row}>
      {links.map((link) => (
        <li key={link.href + link.label}>
          {link.external ? (
            <ExternalLink href={link.href} className={link.primary ? styles.primary : styles.item}>
              {link.label}
            </ExternalLink>
          ) : (
            <Link href={link.href} className={styles.item} aria-current={link.section === section ? 'true' : undefined}>
              {link.label}
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}
