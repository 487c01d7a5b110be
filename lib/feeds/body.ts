import type { Element, Root, Text } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { defaultSchema, sanitize, type Schema } from 'hast-util-sanitize'
import { toHtml } from 'hast-util-to-html'
import { toString as textOf } from 'hast-util-to-string'
import { SKIP, visit } from 'unist-util-visit'
import { findElement, isBareAnchor, keepApart, makeAbsolute } from '../text/hast'

/** What may travel in a feed: text, structure and pictures. No scripts, styles, classes or controls. */
const schema: Schema = {
  ...defaultSchema,
  tagNames: [
    ...(defaultSchema.tagNames ?? []).filter((name) => !['span', 'h1', 'input'].includes(name)),
    'aside',
    'figure',
    'figcaption',
  ],
  attributes: {
    '*': ['lang', 'dir', 'title'],
    a: ['href'],
    img: ['src', 'srcSet', 'alt', 'width', 'height'],
    source: ['srcSet', 'type', 'media'],
    ol: ['start', 'reversed'],
    td: ['align', 'colSpan', 'rowSpan'],
    th: ['align', 'colSpan', 'rowSpan', 'scope'],
  },
  // the title and the facts below it are fields of their own in a feed
  strip: ['script', 'style', 'template', 'button', 'svg', 'h1', 'header'],
}

/**
 * A post's text as a feed carries it: the `<article>` of its finished page without title and facts, its addresses
 * absolute, its code plain. Throws for a page without an article.
 */
export function feedBody(pageHtml: string, pageUrl: string): string {
  const article = findElement(fromHtml(pageHtml), 'article')
  if (!article) throw new Error(`${pageUrl} has no <article> to put into the feeds`)
  visit(article, 'element', (node, index, parent) => {
    if (node.tagName === 'pre' || node.tagName === 'code') return SKIP
    keepApart(node, spans)
    const plain = plainly(node)
    if (!plain || !parent || index === undefined) return undefined
    parent.children[index] = plain
    return SKIP
  })
  const clean = sanitize({ type: 'root', children: article.children }, schema) as Root
  visit(clean, 'element', (node, index, parent) => {
    if (isBareAnchor(node) && parent && index !== undefined) {
      parent.children.splice(index, 1)
      return [SKIP, index]
    }
    makeAbsolute(node, pageUrl)
    return undefined
  })
  return toHtml(clean).trim()
}

/** What a feed does not carry along, but its text. */
const spans: ReadonlySet<string> = new Set(['span'])

/**
 * Returns what stands in a feed for what a feed reader cannot show: a diagram's file or its words, a formula's TeX, a sign
 * for the box of a task.
 */
function plainly({ tagName, properties, children }: Element): Element | Text | undefined {
  const { dataFile, role, ariaLabel } = properties
  const words = String(ariaLabel ?? '')
  if (typeof dataFile === 'string') return made('img', { src: dataFile, alt: words })
  if (role === 'img' && words !== '') return made('p', {}, words)
  if (tagName === 'input') return { type: 'text', value: properties.checked ? '☑' : '☐' }
  if (tagName !== 'math') return undefined
  const tex = findElement({ type: 'root', children }, 'annotation')
  return tex && made('code', {}, textOf(tex))
}

function made(tagName: string, properties: Element['properties'], text?: string): Element {
  return { type: 'element', tagName, properties, children: text === undefined ? [] : [{ type: 'text', value: text }] }
}
