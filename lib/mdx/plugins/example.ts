import type { Code, Root } from 'mdast'
import { visit } from '../../text/visit'
import type { VFile } from 'vfile'

/** Inserts the source of an `<Example>` before its content, as a fence. */
export function remarkExamples() {
  return (tree: Root, file: VFile) => {
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (node.name !== 'Example') return
      const start = node.children[0]?.position?.start.offset
      const end = node.children.at(-1)?.position?.end.offset
      if (start === undefined || end === undefined) {
        return file.fail('<Example> must contain its example, with an empty line before and after it', node)
      }
      // undoes `escapeHeadingIds`, which ran before the parser
      const value = String(file).slice(start, end).replaceAll('\\{#', '{#')
      const source: Code = { type: 'code', lang: 'mdx', meta: null, value }
      node.children.unshift(source)
    })
  }
}
