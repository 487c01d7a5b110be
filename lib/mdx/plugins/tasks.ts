import { visit } from '../../text/visit'
import type { Root } from 'hast'

/** Labels the checkbox of each task with its state. */
export function rehypeTasks(words: { readonly done: string; readonly open: string }) {
  return () => (tree: Root) => {
    visit(tree, { tagName: 'input' }, (node) => {
      if (node.type !== 'element' || node.properties.type !== 'checkbox') return
      node.properties.ariaLabel = node.properties.checked ? words.done : words.open
    })
  }
}
