import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx'
import type { PhrasingContent, Text } from 'mdast'
import type { Node, Parent } from 'unist'
import { visit } from '../../text/visit'
import { attributesOf, contentOf, isJsxElement, jsx } from '../jsx'

type Element = MdxJsxFlowElement | MdxJsxTextElement
type Attributes = Readonly<Record<string, unknown>>

/** The attributes that components usually show, by what they are. */
const names = {
  title: ['title', 'label', 'heading', 'header'],
  texts: ['subtitle', 'description', 'text', 'summary', 'caption'],
  href: ['href', 'to', 'url', 'link'],
  src: ['src', 'img', 'image'],
} as const

const VIDEO = /^(?!https?:|\/\/)[^\s{}]+\.(?:mp4|m4v|mov|ogv|webm)(?:[?#].*)?$/i
const EXTERNAL = /^(?:https?:)?\/\//i
const IMAGE = /^(?!data:)[^\s{}]+\.(?:svg|png|jpe?g|gif|webp|avif)(?:[?#].*)?$/i

/**
 * Returns what a lenient folder shows in place of an unknown component: its anchor, title, texts, image or video, and link,
 * as far as its attributes have usual names, and its content. An element inside of a line with content has only that, its
 * anchor and its link.
 */
export function shownParts(node: Element): readonly Node[] {
  const attributes = attributesOf(node)
  return [...anchorOf(attributes, node), ...visibleParts(attributes, node)]
}

function visibleParts(attributes: Attributes, node: Element): readonly Node[] {
  const src = textIn(attributes, names.src)
  const file = src !== undefined && EXTERNAL.test(src) && !IMAGE.test(src) ? src : undefined
  const href = textIn(attributes, names.href) ?? file
  const content = contentOf(node).flatMap((child) => (isFragment(child) ? contentOf(child) : [child]))
  if (node.type === 'mdxJsxTextElement' && content.length > 0)
    return href === undefined || content.some(hasLink) ? content : [linkTo(href, content as PhrasingContent[], node)]
  const texts = names.texts.flatMap((name) => textIn(attributes, [name]) ?? [])
  const stated = textIn(attributes, names.title) ?? (content.length === 0 ? texts.shift() : undefined)
  const isBare = stated === undefined && content.length === 0 && href !== undefined && EXTERNAL.test(href)
  const heading = isBare
    ? [linkTo(href, [textNode(href, node)], node)]
    : stated === undefined
      ? []
      : [titled(stated, href, node)]
  const parts = [...heading, ...imageOf(attributes, stated ?? '', node), ...texts.map((value) => textNode(value, node))]
  if (node.type === 'mdxJsxTextElement')
    return parts.flatMap((part, index) => (index > 0 ? [space(node), part] : [part]))
  const blocks = [...parts.map((part) => paragraph([part], node)), ...videoOf(attributes, node)]
  return [...blocks, ...(stated === undefined && href !== undefined ? linkAround(content, href, node) : content)]
}

/** Returns an empty element with the id of a component, to which links lead. */
function anchorOf({ id }: Attributes, node: Element): readonly Node[] {
  if (typeof id !== 'string' || !/^\S+$/.test(id)) return []
  if (node.type === 'mdxJsxFlowElement') return [withPosition(jsx('div', { id }, []), node)]
  return [withPosition({ ...jsx('span', { id }, []), type: 'mdxJsxTextElement' } as Element, node)]
}

/** Returns the video of a component in a file of the site; the hosts of others are not allowed by `settings.yml`. */
function videoOf(attributes: Attributes, node: Element): readonly Node[] {
  const src = names.src.map((name) => textIn(attributes, [name])).find((one) => one !== undefined && VIDEO.test(one))
  if (src === undefined) return []
  const poster = textIn(attributes, ['poster'])
  const urls = { src: urlOf(src), controls: 'controls', ...(poster !== undefined && { poster: urlOf(poster) }) }
  return [withPosition(jsx('video', urls, []), node)]
}

function isFragment(node: Node): node is Element {
  return isJsxElement(node) && node.name === null
}

/** Puts the first text of a content into a link, unless it has one. */
function linkAround(content: readonly Node[], href: string, node: Element): readonly Node[] {
  const first = firstText(content)
  if (first && !hasLink(first)) first.children = [linkTo(href, first.children as PhrasingContent[], node)]
  return content
}

function hasLink(node: Node): boolean {
  let found = false
  visit(node, (one) => {
    const isLink = isJsxElement(one) ? textIn(attributesOf(one), names.href) !== undefined : /^link/.test(one.type)
    if (isLink) found = true
  })
  return found
}

/** Returns the first paragraph, heading or element with a text. */
function firstText(nodes: readonly Node[]): Parent | undefined {
  for (const node of nodes as readonly (Node & Partial<Parent>)[]) {
    const { children = [] } = node
    const isText = children.some((child) => child.type === 'text' && (child as Text).value.trim() !== '')
    const found = isText ? (node as Parent) : firstText(children)
    if (found) return found
  }
  return undefined
}

function titled(text: string, href: string | undefined, node: Element): PhrasingContent {
  const inner = href === undefined ? textNode(text, node) : linkTo(href, [textNode(text, node)], node)
  return node.type === 'mdxJsxTextElement' ? inner : withPosition({ type: 'strong', children: [inner] }, node)
}

function imageOf(attributes: Attributes, title: string, node: Element): PhrasingContent[] {
  const src = names.src.map((name) => textIn(attributes, [name])).find((one) => one !== undefined && IMAGE.test(one))
  if (src === undefined) return []
  return [withPosition({ type: 'image', url: urlOf(src), alt: textIn(attributes, ['alt']) ?? title }, node)]
}

/** Returns the URL of a file that a component shows: it adds the base URL to a path without a slash. */
function urlOf(src: string): string {
  return /^(?:[./@]|https?:)/.test(src) ? src : `/${src}`
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

function withPosition<T extends Node>(node: T, { position }: Element): T {
  return position ? { ...node, position } : node
}
