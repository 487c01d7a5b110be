import type { Root } from 'mdast'
import { visit } from '../../text/visit'
import type { VFile } from 'vfile'
import { didYouMean } from '../../text/nearest'
import type { BodyCards } from '../body'
import { attributesOf, isJsxElement } from '../jsx'

/**
 * Collects the `<DocCardList>` elements, whose items are checked against the sidebars later. Fails on an unknown
 * attribute.
 */
export function remarkCards(cards: BodyCards[]) {
  return () => (tree: Root, file: VFile) => {
    visit(tree, (node) => {
      if (!isJsxElement(node, 'DocCardList')) return
      const { line = 1, column = 1 } = node.position?.start ?? {}
      const given = attributesOf(node)
      const unknown = Object.keys(given).find((name) => name !== 'items')
      if (unknown !== undefined) file.fail(`<DocCardList> has no “${unknown}”${didYouMean(unknown, ['items'])}`, node)
      cards.push({ line, column, ...given })
    })
  }
}
