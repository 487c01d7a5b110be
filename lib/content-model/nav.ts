import { memoize } from '../text/memoize'
import type { NavCategory, NavNode } from './sidebars'

/** Returns the path of nodes from the root to a doc, including its own node; empty if the doc is not in the tree. */
export function findTrail(nodes: readonly NavNode[], docId: string): readonly NavNode[] {
  return trailsOf(nodes).get(docId) ?? []
}

/** Returns the paths to all docs of a tree by id; that of a doc with several nodes leads to the first one. */
const trailsOf = memoize((nodes: readonly NavNode[]): ReadonlyMap<string, readonly NavNode[]> => {
  const trails = new Map<string, readonly NavNode[]>()
  const add = (level: readonly NavNode[], above: readonly NavNode[]): void => {
    for (const node of level) {
      const trail = [...above, node]
      if (node.docId !== undefined && !trails.has(node.docId)) trails.set(node.docId, trail)
      if (node.type === 'category') add(node.items, trail)
    }
  }
  add(nodes, [])
  return trails
})

/** A page of a sidebar; its label is absent if the label in the sidebar is that of a category with a doc. */
export interface SidebarPage {
  readonly docId: string
  readonly href: string
  readonly label?: string
}

/** Returns the pages of a tree in reading order, without unlisted pages, docs of other sidebars and external links. */
export function readingOrder(nodes: readonly NavNode[]): SidebarPage[] {
  return nodes.flatMap((node): SidebarPage[] => {
    const { docId, label } = node
    const href = linkedHref(node)
    const isPage = docId !== undefined && href !== undefined && !node.unlisted && !('ref' in node)
    const isLabelled = node.type === 'link' || node.generatedIndex !== undefined
    const own = isPage ? [{ docId, href, ...(isLabelled && { label }) }] : []
    return node.type === 'category' ? [...own, ...readingOrder(node.items)] : own
  })
}

/** Returns the previous and next page of a doc in a reading order; empty if the doc is not in it. */
export function neighbours(
  order: readonly SidebarPage[],
  docId: string,
): { previous?: SidebarPage; next?: SidebarPage } {
  const index = placesIn(order).get(docId)
  if (index === undefined) return {}
  const [previous, next] = [order[index - 1], order[index + 1]]
  return { ...(previous && { previous }), ...(next && { next }) }
}

/** Returns the positions of the docs in a reading order by id, the first one of each. */
const placesIn = memoize((order: readonly SidebarPage[]): ReadonlyMap<string, number> => {
  return new Map(order.map(({ docId }, index): [string, number] => [docId, index]).reverse())
})

/** Returns the link target of a node's own page; undefined if the page is unlisted. */
export function linkedHref(node: NavNode): string | undefined {
  return node.type === 'category' && node.linkUnlisted ? undefined : node.href
}

/** Returns where a node leads readers without JavaScript: to its own page, or else to the first listed page below it. */
export function reachableHref(node: NavNode): string | undefined {
  if (node.unlisted) return undefined
  return linkedHref(node) ?? (node.type === 'category' ? node.items.map(reachableHref).find(Boolean) : undefined)
}

/** Returns the innermost category that contains a page or has this page as its own. */
export function categoryOf(nodes: readonly NavNode[], docId: string): NavCategory | undefined {
  return findTrail(nodes, docId).findLast((node) => node.type === 'category')
}
