import type { MenuGroup, MenuLink, NavbarEntry } from '@/lib/site-data/navbar'
import { SearchEntry } from '../search/SearchEntry'
import { SearchLink } from './SearchLink'
import { ExternalLink } from '../ui/ExternalLink'
import { Icon } from '../ui/Icon'
import { Link } from '../ui/Link'
import { Dropdown } from './Dropdown'
import { LocaleBranch } from './LocaleBranch'
import { LocaleMenu } from './LocaleMenu'
import styles from './NavbarItems.module.css'
import type { NavbarContext } from './page-shell-props'

type EntryOf<Kind extends NavbarEntry['kind']> = NavbarEntry & { kind: Kind }

/** The components of each entry type, in the bar and in the drawer. */
const kinds = {
  link: { bar: NavbarLink, menu: NavbarLink },
  menu: { bar: BarGroup, menu: MenuBranch },
  languages: { bar: LocaleMenu, menu: LocaleBranch },
  search: { bar: SearchEntry, menu: SearchLink },
} satisfies {
  [Kind in NavbarEntry['kind']]: Record<
    'bar' | 'menu',
    (props: NavbarContext & { entry: EntryOf<Kind> }) => React.ReactNode | Promise<React.ReactNode>
  >
}

/** The entries of the navbar, in a row in the bar or in a column in the drawer. */
export function NavbarItems({
  entries,
  place,
  ...context
}: NavbarContext & { entries: readonly NavbarEntry[]; place: 'bar' | 'menu' }) {
  return (
    <ul className={styles[place]}>
      {entries.map((entry, index) => {
        const Entry = kinds[entry.kind][place] as React.ComponentType<NavbarContext & { entry: NavbarEntry }>
        return (
          // the order never changes
          <li key={index} data-kind={entry.kind}>
            <Entry {...context} entry={entry} />
          </li>
        )
      })}
    </ul>
  )
}

function NavbarLink({ entry, section }: Pick<NavbarContext, 'section'> & { entry: MenuLink }) {
  const { href, label, external, primary, version } = entry
  if (external) {
    return (
      <ExternalLink href={href} className={primary ? styles.primary : styles.item}>
        {label}
      </ExternalLink>
    )
  }
  return (
    <Link
      href={href}
      className={styles.item}
      aria-current={isCurrent(entry, section) ? 'true' : undefined}
      data-version={version}
    >
      {label}
    </Link>
  )
}

function isCurrent(entry: MenuLink, section: string | undefined): boolean {
  return section !== undefined && entry.section === section
}

function BarGroup({ entry, section }: Pick<NavbarContext, 'section'> & { entry: MenuGroup }) {
  return (
    <Dropdown
      button={
        <>
          {entry.label} <Icon name="chevron" size={14} />
        </>
      }
    >
      <GroupLinks entry={entry} section={section} />
    </Dropdown>
  )
}

/** A group of entries in the drawer, which is open initially if it contains the page's section. */
function MenuBranch({ entry, section }: Pick<NavbarContext, 'section'> & { entry: MenuGroup }) {
  return (
    <details className={styles.branch} open={entry.entries.some((link) => isCurrent(link, section))}>
      <summary>{entry.label}</summary>
      <ul>
        <GroupLinks entry={entry} section={section} />
      </ul>
    </details>
  )
}

function GroupLinks({ entry, section }: Pick<NavbarContext, 'section'> & { entry: MenuGroup }) {
  return entry.entries.map((link) => (
    <li key={link.href}>
      <NavbarLink entry={link} section={section} />
    </li>
  ))
}
