import { getTranslations } from 'next-intl/server'
import { navbarLinks } from '@/lib/content/navbar'
import { homePath } from '@/lib/content/docs'
import { Disclosure } from '../ui/Disclosure'
import { Icon } from '../ui/Icon'
import { Link } from '../ui/Link'
import { LocaleMenu } from './LocaleMenu'
import { Logo } from './Logo'
import styles from './Navbar.module.css'
import { NavbarItems } from './NavbarItems'
import type { PageShellProps } from './PageShell'
import { ThemeToggle } from './ThemeToggle'

/** The bar at the top: the sections, the language, the theme; on phones the sections move into a menu. */
export async function Navbar({ locale, page, translations, section, menu }: Omit<PageShellProps, 'children'>) {
  const t = await getTranslations({ locale, namespace: 'layout' })
  const links = navbarLinks(locale)
  const side = (position: 'left' | 'right') => links.filter((link) => link.position === position)
  return (
    <header className={styles.navbar}>
      <Disclosure className={styles.drawer}>
        <summary className={styles.iconButton} aria-label={t('menu')}>
          <Icon name="menu" />
        </summary>
        <div className={styles.panel}>
          <nav aria-label={t('menu')}>
            <NavbarItems links={links} section={section} stacked />
          </nav>
          {menu}
        </div>
      </Disclosure>
      <Link href={homePath(locale)} className={styles.brand}>
        <Logo />
      </Link>
      <nav className={styles.sections} aria-label={t('mainNavigation')}>
        <NavbarItems links={side('left')} section={section} />
      </nav>
      <div className={styles.tools}>
        <LocaleMenu locale={locale} page={page} translations={translations} />
        <ThemeToggle label={t('toggleTheme')}>
          <Icon name="sun" />
          <Icon name="moon" />
        </ThemeToggle>
        <div className={styles.actions}>
          <NavbarItems links={side('right')} section={section} />
        </div>
      </div>
    </header>
  )
}
