import type { Root } from 'hast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx'
import { visit } from '../../text/visit'
import type { VFile } from 'vfile'
import { reportUnsupported } from '../report'

type Jsx = MdxJsxFlowElement | MdxJsxTextElement

/**
 * Reports headings of level 1 in a body, because the title is the page's only one. In a lenient folder, they get level 2,
 * the headings below them one level more, and only the first in the folder is reported.
 */
export function rehypeExtraTitles() {
  return (tree: Root, file: VFile) => {
    let isBelow = false
    visit(tree, (node) => {
      const name = node.type === 'element' ? node.tagName : isJsx(node) ? node.name : undefined
      const depth = Number(/^h([1-6])$/.exec(name ?? '')?.[1])
      if (depth === 1)
        reportUnsupported(file, 'the title is the only heading of level 1: start sections with `##`', node)
      isBelow ||= depth === 1
      if (!depth || !isBelow) return
      const lower = `h${Math.min(depth + 1, 6)}`
      if (node.type === 'element') node.tagName = lower
      else if (isJsx(node)) node.name = lower
    })
  }
}

function isJsx(node: { readonly type: string }): node is Jsx {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
}
