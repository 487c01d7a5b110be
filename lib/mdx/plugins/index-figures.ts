import type { Code, Root } from 'mdast'
import { visit } from '../../text/visit'
import type { VFile } from 'vfile'
import { withProduct } from '../../config/product'
import { parseFenceLook } from '../fence'
import { FenceError, positionInFence } from '../fence-error'
import { parseIndexFigure, type IndexFigure } from '../index-figure'
import { jsx } from '../jsx'

/** Replaces ```` ```index ```` fences by `<IndexFigure>` elements, which get the parsed figure as JSON. */
export function remarkIndexFigures() {
  return (tree: Root, file: VFile) => {
    visit(tree, 'code', (node, index, parent) => {
      if (node.lang !== 'index' || !parent || index === undefined) return
      const { title } = parseFenceLook(node.meta ?? '')
      if (!title) file.fail('an index figure needs a title that says what it shows: write ```index title="…"', node)
      parent.children[index] = jsx(
        'IndexFigure',
        { title: withProduct(title), figure: JSON.stringify(parsedFigure(node, file)) },
        [],
      )
    })
  }
}

function parsedFigure(node: Code, file: VFile): IndexFigure {
  try {
    return parseIndexFigure(node.value)
  } catch (error) {
    if (error instanceof FenceError) return file.fail(error.message, positionInFence(node, error.line))
    throw error
  }
}
