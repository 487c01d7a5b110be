import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx'
import type { Node } from 'unist'
import { plainValue } from './literal'

/** Creates an MDX element with text attributes. */
export function jsx(
  name: string,
  attributes: Record<string, string>,
  children: MdxJsxFlowElement['children'],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({ type: 'mdxJsxAttribute', name: key, value })),
    children,
  }
}

/** Whether a node is an MDX element, as a block or inside a paragraph; with `name`, only one of that name. */
export function isJsxElement(
  node: { readonly type: string; readonly name?: unknown },
  name?: string,
): node is MdxJsxFlowElement | MdxJsxTextElement {
  const isElement = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
  return isElement && (name === undefined || node.name === name)
}

const phrasing = new Set(
  'text emphasis strong delete inlineCode break link linkReference image imageReference html inlineMath footnoteReference'.split(
    ' ',
  ),
)

/** Returns the content of an element, for replacing the element; the text of a block becomes a paragraph. */
export function contentOf(node: MdxJsxFlowElement | MdxJsxTextElement): readonly Node[] {
  const isText = node.children.some(({ type }) => phrasing.has(type) || type === 'mdxTextExpression')
  if (node.type === 'mdxJsxTextElement' || !isText) return node.children
  return [{ type: 'paragraph', children: node.children, position: node.position } as Node]
}

/** Returns the attributes of an element as values, by name. */
export function attributesOf(node: MdxJsxFlowElement | MdxJsxTextElement): Record<string, unknown> {
  return Object.fromEntries(
    node.attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' ? [[attribute.name, attributeValue(attribute)]] : [],
    ),
  )
}

/** Returns the value of an attribute: a string, plain data in braces, or `true` for a name without a value. */
export function attributeValue({ value }: MdxJsxAttribute): unknown {
  if (value === null || value === undefined) return true
  return typeof value === 'string' ? value : plainValue(value.data?.estree)?.value
}

/** Sets an attribute of an element; replaces an existing attribute of that name. */
export function setAttribute(node: MdxJsxFlowElement | MdxJsxTextElement, name: string, value: string): void {
  node.attributes = node.attributes.filter((one) => one.type !== 'mdxJsxAttribute' || one.name !== name)
  node.attributes.push({ type: 'mdxJsxAttribute', name, value })
}
