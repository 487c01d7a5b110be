import type { Root } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from '../../text/visit'
import type { VFile } from 'vfile'
import { reportUnsupported } from '../report'

/** Reports rows of tables with more cells than the header, which Markdown leaves out of the page. */
export function remarkExtraCells() {
  return (tree: Root, file: VFile) => {
    visit(tree, 'table', ({ children: [head, ...rows] }) => {
      const columns = head?.children.length ?? 0
      for (const row of rows) {
        if (row.children.slice(columns).every((cell) => textOf(cell) === '')) continue
        const reason = `the row has ${row.children.length} cells, ${row.children.length - columns} more than the header, and these are not shown: write \\| for a “|” in a text or in code`
        reportUnsupported(file, reason, row)
      }
    })
  }
}
