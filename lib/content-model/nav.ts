import type { NavCategory, NavNode } from './sidebars'

/** The nodes from the root to a doc, the doc's own last; empty when the doc is not in the tree. */
export function findTrail(nodes: readonly NavNode[], docId: string): NavNode[] {
  for (const node of nodes) {
    if (node.docId === docId) return [node]
    if (node.type === 'category') {
      const below = findTrail(node.items, docId)
      if (below.length > 0) return [node, ...below]
    }
  }
  return []
}

/** Returns the pages in reading order, without unlisted ones and external links. */
export function readingOrder(nodes: readonly NavNode[]): { docId: string; label: string; href: string }[] {
  return nodes.flatMap((node) => {
    const { docId, label } = node
    const href = linkedHref(node)
    const own = docId !== undefined && href !== undefined && !node.unlisted ? [{ docId, label, href }] : []
    return node.type === 'category' ? [...own, ...readingOrder(node.items)] : own
  })
}

/** A doc's neighbours in reading order. */
export function neighbours(nodes: readonly NavNode[], docId: string) {
  const order = readingOrder(nodes)
  const index = order.findIndex((page) => page.docId === docId)
  return index < 0 ? {} : { previous: order[index - 1], next: order[index + 1] }
}

/** Returns the link target of a node's own page; undefined for an unlisted one. */
export function linkedHref(node: NavNode): string | undefined {
  return node.type === 'category' && node.linkUnlisted ? undefined : node.href
}

/** Returns the link target of a node without scripts: its own page, else the first page below it; never an unlisted one. */
export function reachableHref(node: NavNode): string | undefined {
  if (node.unlisted) return undefined
  return linkedHref(node) ?? (node.type === 'category' ? node.items.map(reachableHref).find(Boolean) : undefined)
}

/** Returns the innermost category that contains a page or has it as its own page. */
export function categoryOf(nodes: readonly NavNode[], docId: string): NavCategory | undefined {
  return findTrail(nodes, docId).findLast((node) => node.type === 'category')
}
