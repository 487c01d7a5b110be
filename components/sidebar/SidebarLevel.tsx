import type { ComponentProps } from 'react'
import type { SidebarCategory, SidebarEntry } from '@/lib/site-data/sidebar-view'
import { isExternal } from '@/lib/text/external-url'
import { ExternalLink } from '../ui/ExternalLink'
import { Icon } from '../ui/Icon'
import { Link } from '../ui/Link'
import styles from './SidebarTree.module.css'

/** The labels of the buttons of categories, with `{label}` for the name of the category. */
export interface CategoryLabels {
  readonly expand: string
  readonly collapse: string
}

/** The list of a branch's entries. */
export function SidebarLevel({ entries, labels }: { entries: readonly SidebarEntry[]; labels: CategoryLabels }) {
  return (
    <ul>
      {entries.map((entry, index) =>
        'key' in entry ? (
          <Category key={entry.key} category={entry} labels={labels} />
        ) : (
          <li key={index}>
            <EntryLink href={entry.href} aria-current={entry.current && 'page'}>
              {entry.label}
              <Badge text={entry.badge} />
            </EntryLink>
          </li>
        ),
      )}
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

/**
 * A category, which `lib/client/sidebar-tree.ts` opens and closes. Its label links to the category's page; if there is
 * no page or it is the current page, the label toggles the category. Beside a label with a page, a separate button
 * toggles the category.
 */
function Category({ category, labels }: { category: SidebarCategory; labels: CategoryLabels }) {
  const { key, label, href, own, current, active, open = false, fixed, items } = category
  return (
    <li data-key={key} data-active={active && ''} data-fixed={fixed && ''}>
      <div className={styles.row}>
        <EntryLink href={href} aria-current={current && 'page'} aria-expanded={own || fixed ? undefined : open}>
          {label}
          <Badge text={category.badge} />
        </EntryLink>
        {own && !fixed && (
          <button
            type="button"
            className={styles.caret}
            aria-label={(open ? labels.collapse : labels.expand).replace('{label}', () => label)}
            aria-expanded={open}
          >
            <Icon name="chevron" size={16} />
          </button>
        )}
      </div>
      {items && (
        <div hidden={!open}>
          <SidebarLevel entries={items} labels={labels} />
        </div>
      )}
    </li>
  )
}
