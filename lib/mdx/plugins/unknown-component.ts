import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx'
import type { PhrasingContent } from 'mdast'
import type { Node } from 'unist'
import { attributesOf, contentOf } from '../jsx'

type Element = MdxJsxFlowElement | MdxJsxTextElement
type Attributes = Readonly<Record<string, unknown>>

/** The attributes that components usually show, by what they are. */
const names = {
  title: ['title', 'label', 'heading', 'header'],
  texts: ['subtitle', 'description', 'text', 'summary', 'caption'],
  href: ['href', 'to', 'url', 'link'],
  src: ['src', 'img', 'image'],
} as const

const IMAGE = /^(?!data:)[^\s{}]+\.(?:svg|png|jpe?g|gif|webp|avif)(?:[?#].*)?$/i

/**
 * Returns what a lenient folder shows in place of an unknown component: its title, texts, image and link, as far as its
 * attributes have usual names, and its content. An element inside of a line with content has only that, and its link.
 */
export function shownParts(node: Element): readonly Node[] {
  const attributes = attributesOf(node)
  const href = textIn(attributes, names.href)
  const content = contentOf(node)
  if (node.type === 'mdxJsxTextElement' && content.length > 0)
    return href === undefined ? content : [linkTo(href, node.children as PhrasingContent[], node)]
  const title = textIn(attributes, names.title)
  const texts = names.texts.flatMap((name) => textIn(attributes, [name]) ?? [])
  const label = title ?? (content.length === 0 ? texts.shift() : undefined)
  const heading = label === undefined ? [] : [titled(label, href, node)]
  const parts = [...heading, ...imageOf(attributes, label ?? '', node), ...texts.map((value) => textNode(value, node))]
  if (node.type === 'mdxJsxTextElement')
    return parts.flatMap((part, index) => (index > 0 ? [space(node), part] : [part]))
  const blocks = parts.map((part) => paragraph([part], node))
  return [...blocks, ...(label === undefined && href !== undefined ? linkAround(content, href, node) : content)]
}

/** Puts the text of a content that is a single paragraph into a link. */
function linkAround(content: readonly Node[], href: string, node: Element): readonly Node[] {
  const [only, ...others] = content
  if (only?.type !== 'paragraph' || others.length > 0) return content
  return [paragraph([linkTo(href, (only as { children?: PhrasingContent[] }).children ?? [], node)], node)]
}

function titled(text: string, href: string | undefined, node: Element): PhrasingContent {
  const inner = href === undefined ? textNode(text, node) : linkTo(href, [textNode(text, node)], node)
  return node.type === 'mdxJsxTextElement' ? inner : withPosition({ type: 'strong', children: [inner] }, node)
}

function imageOf(attributes: Attributes, title: string, node: Element): PhrasingContent[] {
  const src = names.src.map((name) => textIn(attributes, [name])).find((one) => one !== undefined && IMAGE.test(one))
  if (src === undefined) return []
  // components add the base URL to such a path
  const url = /^(?:[./@]|https?:)/.test(src) ? src : `/${src}`
  return [withPosition({ type: 'image', url, alt: textIn(attributes, ['alt']) ?? title }, node)]
}

function textIn(attributes: Attributes, wanted: readonly string[]): string | undefined {
  const values = wanted.map((name) => (Object.hasOwn(attributes, name) ? attributes[name] : undefined))
  return values.find((value): value is string => typeof value === 'string' && value.trim() !== '')
}

function linkTo(url: string, children: PhrasingContent[], node: Element): PhrasingContent {
  return withPosition({ type: 'link', url, children } as PhrasingContent, node)
}

function textNode(value: string, node: Element): PhrasingContent {
  return withPosition({ type: 'text', value }, node)
}

const space = (node: Element) => textNode(' ', node)

function paragraph(children: PhrasingContent[], node: Element): Node {
  return { type: 'paragraph', children, ...(node.position && { position: node.position }) } as Node
}

function withPosition(node: PhrasingContent, { position }: Element): PhrasingContent {
  return position ? { ...node, position } : node
}
