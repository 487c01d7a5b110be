import type { PhrasingContent, Root } from 'mdast'
import { visit } from '../../text/visit'

const FULL_WIDTH_PUNCTUATION = /[，。；：！？、（）《》〈〉【】「」『』“”‘’]/

/**
 * Ends the link of a bare URL before full-width punctuation. Chinese text follows a URL without a space, and GFM ends
 * such a link only at a space. A further URL in this text is a link of its own.
 */
export function remarkBareUrls() {
  return (tree: Root) => {
    visit(tree, 'link', (node, index, parent) => {
      const [text] = node.children
      // the text of `<url>` and `[url](url)` begins after that of the link
      if (text?.type !== 'text' || text.position?.start.offset !== node.position?.start.offset) return
      const end = text.value.search(FULL_WIDTH_PUNCTUATION)
      const rest = text.value.slice(end)
      if (end < 1 || !parent || index === undefined || !node.url.endsWith(rest)) return
      node.url = node.url.slice(0, -rest.length)
      text.value = text.value.slice(0, end)
      const start = rest.search(/https?:\/\/[-.\w]/i)
      const next = start < 0 ? '' : rest.slice(start)
      const after: PhrasingContent[] = [{ type: 'text', value: rest.slice(0, rest.length - next.length) }]
      // its end is found when it is visited
      if (next !== '') after.push({ type: 'link', url: next, children: [{ type: 'text', value: next }] })
      parent.children.splice(index + 1, 0, ...after)
    })
  }
}
