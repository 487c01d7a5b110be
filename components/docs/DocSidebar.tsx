import type { SidebarNode } from '@/lib/content/nav'
import { isExternal } from '@/lib/content/links'
import { ExternalLink } from '../ui/ExternalLink'
import { Link } from '../ui/Link'
import styles from './DocSidebar.module.css'

/** A section's menu as one page shows it: the open branch, and for closed ones where they lead. */
export function DocSidebar({ nodes, label }: { nodes: readonly SidebarNode[]; label: string }) {
  return (
    <nav className={styles.sidebar} aria-label={label}>
      <Level nodes={nodes} />
    </nav>
  )
}

function Level({ nodes }: { nodes: readonly SidebarNode[] }) {
  return (
    <ul className={styles.level}>
      {nodes.map((node) => (
        <li key={node.docId ?? node.label}>
          {node.type === 'category' ? (
            <>
              <Entry href={node.target} current={node.current} open={node.open} category>
                {node.label}
              </Entry>
              {node.items.length > 0 && <Level nodes={node.items} />}
            </>
          ) : (
            <Entry href={node.href} current={node.current}>
              {node.label}
            </Entry>
          )}
        </li>
      ))}
    </ul>
  )
}

interface EntryProps {
  href: string | undefined
  current: boolean
  category?: boolean
  open?: boolean
  children: React.ReactNode
}

function Entry({ href, current, open = false, category = false, children }: EntryProps) {
  const className = category ? styles.category : styles.item
  if (href === undefined) return <span className={className}>{children}</span>
  if (isExternal(href)) {
    return (
      <ExternalLink href={href} className={className}>
        {children}
      </ExternalLink>
    )
  }
  return (
    // spread: an absent attribute costs nothing in the page's data
    <Link
      href={href}
      className={className}
      {...(current && { 'aria-current': 'page' })}
      {...(open && { 'data-open': true })}
    >
      {children}
    </Link>
  )
}
