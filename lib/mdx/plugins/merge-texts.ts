import { visit } from '../../text/visit'
import type { Root } from 'hast'

/** Merges adjacent text nodes, which React would separate by a comment in the HTML. */
export function rehypeMergeTexts() {
  return (tree: Root) => {
    visit(tree, (node) => {
      if (!('children' in node)) return
      for (let index = node.children.length - 1; index > 0; index--) {
        const child = node.children[index]
        const before = node.children[index - 1]
        if (child?.type !== 'text' || before?.type !== 'text') continue
        before.value += child.value
        node.children.splice(index, 1)
      }
    })
  }
}
