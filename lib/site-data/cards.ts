import { isExternal } from '../text/external-url'
import { reachableHref } from '../content-model/nav'
import type { NavNode } from '../content-model/sidebars'

/** The card of a sidebar entry. */
export interface Card {
  readonly kind: 'category' | 'page' | 'external'
  readonly label: string
  /** The emoji at the beginning of the label, which replaces the icon. */
  readonly emoji?: string
  readonly description?: string
  /** Public path or external URL. */
  readonly href: string
  /** The number of entries in a category. */
  readonly count?: number
}

/** Returns a card for each node with a link target; `describe` returns the description of a page by its id. */
export function cardsOf(nodes: readonly NavNode[], describe: (docId: string) => string | undefined): Card[] {
  return nodes.flatMap((node): Card[] => {
    const href = reachableHref(node)
    if (href === undefined) return []
    const own = node.type === 'category' ? node.generatedIndex?.description : node.description
    const description = own ?? (node.docId === undefined ? undefined : describe(node.docId))
    return [
      {
        ...kindOf(node, href),
        ...splitEmoji(node.label),
        ...(description !== undefined && { description }),
        href,
      },
    ]
  })
}

function kindOf(node: NavNode, href: string): Pick<Card, 'kind' | 'count'> {
  if (node.type === 'category') {
    return { kind: 'category', count: node.items.filter((item) => reachableHref(item) !== undefined).length }
  }
  return { kind: isExternal(href) ? 'external' : 'page' }
}

// a regular expression literal with the flag `v` would require a newer compile target
const leadingEmoji = new RegExp('^(\\p{RGI_Emoji})\\s*(?=\\S)', 'v')

function splitEmoji(label: string): Pick<Card, 'label' | 'emoji'> {
  const [matched, emoji] = leadingEmoji.exec(label) ?? []
  return matched === undefined || emoji === undefined ? { label } : { label: label.slice(matched.length), emoji }
}
