import type { Element, Root } from 'hast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx'
import { visit } from '../../text/visit'
import type { VFile } from 'vfile'
import { attributesOf, isJsxElement } from '../jsx'

/**
 * Collects the ids of elements other than headings, such as `<a id="x"></a>`, which can be targets of links. In a lenient
 * folder, an id that a heading or an earlier element has is removed; the check of the export reports those of others.
 */
export function rehypeAnchors(anchors: string[]) {
  return () => (tree: Root, file: VFile) => {
    const used = new Set<string>()
    visit(tree, 'element', ({ tagName, properties }) => {
      if (/^h[1-6]$/.test(tagName) && typeof properties.id === 'string') used.add(properties.id)
    })
    visit(tree, ['element', 'mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const element = node as Element | MdxJsxFlowElement | MdxJsxTextElement
      const tag = element.type === 'element' ? element.tagName : element.name
      const { id, name } = element.type === 'element' ? element.properties : attributesOf(element)
      for (const anchor of [id, tag === 'a' ? name : undefined]) if (typeof anchor === 'string') anchors.push(anchor)
      if (typeof id !== 'string' || !/^[a-z]/.test(tag ?? '') || /^h[1-6]$/.test(tag ?? '')) return
      if (used.has(id) && file.data.level === 'lenient') removeId(element)
      used.add(id)
    })
  }
}

function removeId(element: Element | MdxJsxFlowElement | MdxJsxTextElement): void {
  if (isJsxElement(element))
    element.attributes = element.attributes.filter((one) => one.type !== 'mdxJsxAttribute' || one.name !== 'id')
  else delete element.properties.id
}
