import type { Element, Root } from 'hast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx'
import { visit } from 'unist-util-visit'
import { attributesOf } from '../jsx'

/** Collects the ids of elements other than headings, such as `<a id="x"></a>`, which can be targets of links. */
export function rehypeAnchors(anchors: string[]) {
  return () => (tree: Root) => {
    visit(tree, ['element', 'mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const element = node as Element | MdxJsxFlowElement | MdxJsxTextElement
      const isLink = element.type === 'element' ? element.tagName === 'a' : element.name === 'a'
      const { id, name } = element.type === 'element' ? element.properties : attributesOf(element)
      for (const anchor of [id, isLink ? name : undefined]) if (typeof anchor === 'string') anchors.push(anchor)
    })
  }
}
