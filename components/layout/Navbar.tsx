import { getTranslations } from 'next-intl/server'
import { homePath } from '@/lib/site-data/docs'
import { navbarEntries } from '@/lib/site-data/navbar'
import { SearchLink } from './SearchLink'
import { Icon } from '../ui/Icon'
import { Link } from '../ui/Link'
import { Drawer } from './Drawer'
import { Logo } from './Logo'
import styles from './Navbar.module.css'
import { NavbarItems } from './NavbarItems'
import type { PageShellProps } from './page-shell-props'
import { ThemeToggle } from './ThemeToggle'

/** The bar at the top: sections, language menu, theme button; in narrow windows, the sections are in the drawer. */
export async function Navbar({ menu, ...context }: Omit<PageShellProps, 'children'>) {
  const { locale } = context
  const t = await getTranslations({ locale, namespace: 'layout' })
  const entries = navbarEntries(locale)
  const side = (position: 'left' | 'right') => entries.filter((entry) => entry.position === position)
  return (
    <header className={styles.navbar}>
      {(entries.length > 0 || menu) && (
        <Drawer
          labels={{ open: t('menu'), close: t('closeMenu'), back: t('backToMenu') }}
          primary={
            entries.length > 0 && (
              <nav aria-label={t('menu')}>
                <NavbarItems {...context} entries={entries} place="menu" />
              </nav>
            )
          }
          secondary={
            menu && (
              <>
                {entries.some(({ kind }) => kind === 'search') && (
                  <div className={styles.search}>
                    <SearchLink locale={locale} />
                  </div>
                )}
                {menu}
              </>
            )
          }
        />
      )}
      <Link href={homePath(locale)} className={styles.brand}>
        <Logo />
      </Link>
      <nav className={styles.sections} aria-label={t('mainNavigation')}>
        <NavbarItems {...context} entries={side('left')} place="bar" />
      </nav>
      <div className={styles.tools}>
        <ThemeToggle
          label={t.raw('toggleTheme')}
          modes={{ light: t('lightMode'), dark: t('darkMode'), system: t('systemMode') }}
        >
          <Icon name="sun" />
          <Icon name="moon" />
          <Icon name="system" />
        </ThemeToggle>
        <NavbarItems {...context} entries={side('right')} place="bar" />
      </div>
    </header>
  )
}
