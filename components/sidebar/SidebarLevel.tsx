'use client'

import type { ComponentProps, MouseEvent } from 'react'
import { isCategory } from '@/lib/client/sidebar-choices'
import type { SidebarCategory, SidebarEntry } from '@/lib/site-data/sidebar-view'
import { isExternal } from '@/lib/text/external-url'
import { ExternalLink } from '../ui/ExternalLink'
import { Glyph } from '../ui/Glyph'
import { Link } from '../ui/Link'
import { Collapse } from './Collapse'
import styles from './SidebarTree.module.css'

/** The state and functions of the whole sidebar that its entries need. */
export interface Tree {
  /** The identifier of the page. */
  readonly at: string
  readonly labels: { expand: string; collapse: string }
  itemsOf(category: SidebarCategory): readonly SidebarEntry[] | undefined
  isOpen(category: SidebarCategory, siblings: readonly SidebarEntry[]): boolean
  /** Opens or closes a category; rejects if the category's entries are not in the page and cannot be loaded. */
  setOpen(category: SidebarCategory, siblings: readonly SidebarEntry[], open: boolean): Promise<void>
}

/** The list of a branch's entries. */
export function SidebarLevel({ entries, tree }: { entries: readonly SidebarEntry[]; tree: Tree }) {
  return (
    <ul className={styles.level}>
      {entries.map((entry) => (
        <li key={isCategory(entry) ? entry.key : entry.href + entry.label}>
          {isCategory(entry) ? (
            <Category category={entry} siblings={entries} tree={tree} />
          ) : (
            <EntryLink href={entry.href} className={styles.item} aria-current={entry.current && 'page'}>
              {entry.label}
              <Badge text={entry.badge} />
            </EntryLink>
          )}
        </li>
      ))}
    </ul>
  )
}

/** A short text beside a label; the blank before it separates the two for screen readers. */
function Badge({ text }: { text: string | undefined }) {
  return text === undefined ? null : (
    <>
      {' '}
      <small className={styles.badge}>{text}</small>
    </>
  )
}

function EntryLink(props: ComponentProps<typeof Link>) {
  return isExternal(props.href) ? <ExternalLink {...props} /> : <Link {...props} />
}

interface CategoryProps {
  category: SidebarCategory
  siblings: readonly SidebarEntry[]
  tree: Tree
}

/**
 * A category. Its label links to the category's page and opens the category; if there is no page or it is the current
 * page, the label toggles the category. Beside a label with a page, a separate button toggles the category.
 */
function Category({ category, siblings, tree }: CategoryProps) {
  const isOpen = tree.isOpen(category, siblings)
  const items = tree.itemsOf(category)

  const setOpen = (open: boolean, { currentTarget }: MouseEvent<HTMLElement>) => {
    const link = currentTarget.parentElement?.querySelector('a')
    // if the entries cannot be loaded, follows the link to the category's page
    tree.setOpen(category, siblings, open).catch(() => link && location.assign(link.href))
  }

  const press = (event: MouseEvent<HTMLElement>) => {
    if (category.fixed || event.metaKey || event.ctrlKey || event.shiftKey) return
    if (category.own && !category.current) return items && setOpen(true, event)
    event.preventDefault()
    setOpen(!isOpen, event)
  }

  return (
    <>
      <div className={styles.row}>
        <EntryLink
          href={category.href}
          className={styles.category}
          aria-current={category.current && 'page'}
          aria-expanded={category.own || category.fixed ? undefined : isOpen}
          onClick={press}
        >
          {category.label}
          <Badge text={category.badge} />
        </EntryLink>
        {category.own && !category.fixed && (
          <button
            type="button"
            className={styles.caret}
            aria-label={(isOpen ? tree.labels.collapse : tree.labels.expand).replace('{label}', () => category.label)}
            aria-expanded={isOpen}
            onClick={(event) => setOpen(!isOpen, event)}
          >
            <Glyph name="chevron" size={16} />
          </button>
        )}
      </div>
      {items && (
        <Collapse open={isOpen} at={tree.at}>
          <SidebarLevel entries={items} tree={tree} />
        </Collapse>
      )}
    </>
  )
}
