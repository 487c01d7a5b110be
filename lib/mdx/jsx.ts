import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx'
import { plainValue } from './literal'

/** An element of MDX with plain text attributes. */
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

/** An element's attributes as values, by their names. */
export function attributesOf(node: MdxJsxFlowElement | MdxJsxTextElement): Record<string, unknown> {
  return Object.fromEntries(
    node.attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' ? [[attribute.name, attributeValue(attribute)]] : [],
    ),
  )
}

/** An attribute's value: a text, plain data in braces, `true` for a bare name. */
export function attributeValue({ value }: MdxJsxAttribute): unknown {
  if (value === null || value === undefined) return true
  return typeof value === 'string' ? value : plainValue(value.data?.estree)?.value
}

/** Sets an attribute of an element; replaces one of that name. */
export function setAttribute(node: MdxJsxFlowElement | MdxJsxTextElement, name: string, value: string): void {
  node.attributes = node.attributes.filter((one) => one.type !== 'mdxJsxAttribute' || one.name !== name)
  node.attributes.push({ type: 'mdxJsxAttribute', name, value })
}
