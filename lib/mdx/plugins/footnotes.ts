import type { Root } from 'mdast'
import { CONTINUE, SKIP, visit } from '../../text/visit'

/** Removes footnotes and their references; for excerpts in lists. */
export function remarkRemoveFootnotes() {
  return (tree: Root) => {
    visit(tree, (node, index, parent) => {
      if (node.type !== 'footnoteReference' && node.type !== 'footnoteDefinition') return CONTINUE
      if (parent && index !== undefined) parent.children.splice(index, 1)
      return [SKIP, index]
    })
  }
}
