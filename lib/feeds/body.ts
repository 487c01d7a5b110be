import type { Element, Root, Text } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { defaultSchema, sanitize, type Schema } from 'hast-util-sanitize'
import { toHtml } from 'hast-util-to-html'
import { toString as textOf } from 'hast-util-to-string'
import { SKIP, visit } from '../text/visit'
import { paths } from '../config/routes'
import {
  findElement,
  isBareAnchor,
  isHidden,
  keepApart,
  makeAbsolute,
  removeDarkImages,
  unwrapTerms,
} from '../text/hast'

/** The allowed content of a feed: text, structure and images, without scripts, styles, classes or controls. */
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
  // the title and the header are separate fields in a feed
  strip: ['script', 'style', 'template', 'button', 'svg', 'h1', 'header'],
}

/**
 * Returns the HTML of a post for a feed: the `<article>` of its page without title and header, with absolute URLs and
 * without syntax highlighting. Throws if the page has no `<article>`.
 */
export function feedBody(pageHtml: string, pageUrl: string): string {
  const article = findElement(fromHtml(pageHtml), 'article')
  if (!article) throw new Error(`${pageUrl} has no <article>, which the feeds are made from`)
  visit(article, 'element', (node, index, parent) => {
    if (node.tagName === 'pre' || node.tagName === 'code') return SKIP
    unwrapTerms(node)
    removeDarkImages(node)
    keepApart(node, inlineWrappers)
    if ((isRunLink(node) || isHidden(node)) && parent && index !== undefined) {
      parent.children.splice(index, 1)
      return [SKIP, index]
    }
    const plain = plainReplacement(node)
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

/** Whether an element is a control of a code block, which feeds leave out. */
function isRunLink({ properties: { href } }: Element): boolean {
  return typeof href === 'string' && href.includes(`/${paths.run}#example=`)
}

/** Elements that are replaced by their text. */
const inlineWrappers: ReadonlySet<string> = new Set(['span'])

/**
 * Returns the replacement of an element that feed readers cannot show: a diagram's file or alternative text, a
 * formula's TeX, a character for the checkbox of a task.
 */
function plainReplacement({ tagName, properties, children }: Element): Element | Text | undefined {
  const { dataFile, role, ariaLabel } = properties
  const words = String(ariaLabel ?? '')
  if (typeof dataFile === 'string') return createElement('img', { src: dataFile, alt: words })
  if (role === 'img' && words !== '') return createElement('p', {}, words)
  if (tagName === 'input') return { type: 'text', value: properties.checked ? '☑' : '☐' }
  if (tagName !== 'math') return undefined
  const tex = findElement({ type: 'root', children }, 'annotation')
  return tex && createElement('code', {}, textOf(tex))
}

function createElement(tagName: string, properties: Element['properties'], text?: string): Element {
  return { type: 'element', tagName, properties, children: text === undefined ? [] : [{ type: 'text', value: text }] }
}
