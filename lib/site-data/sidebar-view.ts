import { findTrail, linkedHref } from '../content-model/nav'
import type { NavCategory, NavNode } from '../content-model/sidebars'

/*
 * The data of a sidebar for rendering. False properties are omitted.
 */

export interface SidebarLink {
  readonly label: string
  /** A short text beside the label. */
  readonly badge?: string
  /** Public path or absolute URL. */
  readonly href: string
  /** True for the current page. */
  readonly current?: true
}

export interface SidebarCategory {
  /** The position in the whole tree, which identifies the branch: `2-0` is the first entry of the third. */
  readonly key: string
  readonly label: string
  readonly badge?: string
  /** The link target of the label without JavaScript: the page of the category, else the first page below it. */
  readonly href: string
  /** True if `href` is the page of the category. */
  readonly own?: true
  readonly current?: true
  /** True if it contains the current page or is its page. */
  readonly active?: true
  /** True if the category is initially open. */
  readonly open?: true
  /** True if the category cannot be closed. */
  readonly fixed?: true
  /**
   * The entries; omitted for a closed category, so that pages do not grow with the site, if the page at `href` shows
   * them.
   */
  readonly items?: readonly SidebarEntry[]
}

export type SidebarEntry = SidebarLink | SidebarCategory

/**
 * Returns the sidebar of a doc's page, with the entries of open branches only. With `autoCollapse`, siblings of the
 * page's branch are closed, including those that are open by default.
 */
export function sidebarFor(nodes: readonly NavNode[], docId: string, autoCollapse: boolean): SidebarEntry[] {
  return entriesOf(nodes, { docId, trail: new Set(findTrail(nodes, docId)), autoCollapse }, '')
}

interface Reader {
  readonly docId?: string
  readonly trail: ReadonlySet<NavNode>
  readonly autoCollapse?: boolean
}

/** Returns the entries of sidebar nodes; `prefix` is the key of their parent and a hyphen. */
function entriesOf(nodes: readonly NavNode[], reader: Reader, prefix: string): SidebarEntry[] {
  const isCollapsing = reader.autoCollapse && nodes.some((node) => node.type === 'category' && reader.trail.has(node))
  return nodes.flatMap((node, index): SidebarEntry[] => {
    const isActive = reader.trail.has(node)
    if (node.unlisted && !isActive) return []
    const current = isCurrent(node, reader) && ({ current: true } as const)
    const key = prefix + index
    const own = ownHref(node, reader)
    const first = node.type === 'category' ? firstHref(node.items, reader) : undefined
    const href = own ?? first
    if (href === undefined) return []
    const badge = node.badge === undefined ? {} : { badge: node.badge }
    if (node.type === 'link' || first === undefined) return [{ label: node.label, ...badge, href, ...current }]
    const isOpen = isActive || !node.collapsible || (!node.collapsed && !isCollapsing)
    const isWhole = isOpen || !leadsToDoc(node)
    const entry = categoryEntry(node, { key, href, isOwn: own !== undefined, isActive, isOpen, ...current })
    return [{ ...entry, ...(isWhole && { items: entriesOf(node.items, reader, `${key}-`) }) }]
  })
}

function isCurrent({ docId }: NavNode, reader: Reader): boolean {
  return docId !== undefined && docId === reader.docId
}

function ownHref(node: NavNode, reader: Reader): string | undefined {
  return isCurrent(node, reader) ? node.href : linkedHref(node)
}

/** Returns the link of the first entry, without making the entries: a page shows those of few branches. */
function firstHref(nodes: readonly NavNode[], reader: Reader): string | undefined {
  for (const node of nodes) {
    if (node.unlisted && !reader.trail.has(node)) continue
    const href = ownHref(node, reader) ?? (node.type === 'category' ? firstHref(node.items, reader) : undefined)
    if (href !== undefined) return href
  }
  return undefined
}

/** Whether the link of a category leads to a doc, whose page shows the category open. */
function leadsToDoc(node: NavNode): boolean {
  if (node.docId !== undefined && linkedHref(node) !== undefined) return true
  const first = node.type === 'category' && node.items.find((child) => !child.unlisted)
  return linkedHref(node) === undefined && first ? leadsToDoc(first) : false
}

function categoryEntry(
  node: NavCategory,
  {
    key,
    href,
    isOwn,
    isActive,
    isOpen,
    ...current
  }: Pick<SidebarCategory, 'key' | 'href' | 'current'> & {
    isOwn: boolean
    isActive: boolean
    isOpen: boolean
  },
): SidebarCategory {
  return {
    key,
    label: node.label,
    ...(node.badge !== undefined && { badge: node.badge }),
    href,
    ...(isOwn && { own: true }),
    ...current,
    ...(isActive && { active: true }),
    ...(isOpen && { open: true }),
    ...(!node.collapsible && { fixed: true }),
  }
}
