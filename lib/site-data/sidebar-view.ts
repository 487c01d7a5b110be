import { findTrail, linkedHref } from '../content-model/nav'
import type { NavCategory, NavNode } from '../content-model/sidebars'

/*
 * The form of a sidebar in the browser. Properties that are false are absent, because each costs bytes in every page.
 */

export interface SidebarLink {
  readonly label: string
  /** Public path, or an absolute URL. */
  readonly href: string
  /** True for the current page. */
  readonly current?: true
}

export interface SidebarCategory {
  /** Its position in the whole tree, which identifies its branch: `2-0` is the first entry of the third. */
  readonly key: string
  readonly label: string
  /** The link target of its label without JavaScript: its page, else the first page below it. */
  readonly href: string
  /** True if `href` is the page of the category. */
  readonly own?: true
  readonly current?: true
  /** True if it contains the current page or is its page. */
  readonly active?: true
  /** True if it is open until the reader closes it. */
  readonly open?: true
  /** True if it cannot be closed. */
  readonly fixed?: true
  /** Absent while it is closed, so that a page does not grow with the site; `sidebarBranches` returns them. */
  readonly items?: readonly SidebarEntry[]
}

export type SidebarEntry = SidebarLink | SidebarCategory

/** The entries of every category of a sidebar by the category's key, without a current page. */
export type SidebarBranches = Readonly<Record<string, readonly SidebarEntry[]>>

/**
 * Returns the sidebar of a doc's page, with the entries of open branches only. With `autoCollapse`, the branch of the
 * page closes its siblings, including those that are open by default.
 */
export function sidebarFor(nodes: readonly NavNode[], docId: string, autoCollapse: boolean): SidebarEntry[] {
  return entriesOf(nodes, { docId, trail: new Set(findTrail(nodes, docId)), autoCollapse }, '')
}

/** Returns the entries that `sidebarFor` leaves out. */
export function sidebarBranches(nodes: readonly NavNode[]): SidebarBranches {
  const branches: Record<string, readonly SidebarEntry[]> = {}
  const collect = (level: readonly NavNode[], prefix: string) =>
    level.forEach((node, index) => {
      if (node.type === 'link') return
      const key = prefix + index
      branches[key] = entriesOf(node.items, { trail: new Set() }, `${key}-`)
      collect(node.items, `${key}-`)
    })
  collect(nodes, '')
  return branches
}

interface Reader {
  readonly docId?: string
  readonly trail: ReadonlySet<NavNode>
  readonly autoCollapse?: boolean
}

/** Returns the entries of nodes; `prefix` is the key of their parent, followed by a hyphen. */
function entriesOf(nodes: readonly NavNode[], reader: Reader, prefix: string): SidebarEntry[] {
  const isCollapsing = reader.autoCollapse && nodes.some((node) => node.type === 'category' && reader.trail.has(node))
  return nodes.flatMap((node, index): SidebarEntry[] => {
    const isActive = reader.trail.has(node)
    if (node.unlisted && !isActive) return []
    const current = node.docId !== undefined && node.docId === reader.docId && ({ current: true } as const)
    const key = prefix + index
    const items = node.type === 'category' ? entriesOf(node.items, reader, `${key}-`) : []
    const own = current ? node.href : linkedHref(node)
    const href = own ?? items[0]?.href
    if (href === undefined) return []
    if (node.type === 'link' || items.length === 0) return [{ label: node.label, href, ...current }]
    const isOpen = isActive || !node.collapsible || (!node.collapsed && !isCollapsing)
    return [categoryEntry(node, { key, href, isOwn: own !== undefined, isActive, isOpen, items, ...current })]
  })
}

function categoryEntry(
  node: NavCategory,
  {
    key,
    href,
    isOwn,
    isActive,
    isOpen,
    items,
    ...current
  }: Pick<SidebarCategory, 'key' | 'href' | 'current'> & {
    isOwn: boolean
    isActive: boolean
    isOpen: boolean
    items: readonly SidebarEntry[]
  },
): SidebarCategory {
  return {
    key,
    label: node.label,
    href,
    ...(isOwn && { own: true }),
    ...current,
    ...(isActive && { active: true }),
    ...(isOpen && { open: true, items }),
    ...(!node.collapsible && { fixed: true }),
  }
}
