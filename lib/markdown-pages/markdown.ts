import type { Element, ElementContent, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toMdast } from 'hast-util-to-mdast'
import { toString as textOf } from 'hast-util-to-string'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { toMarkdown } from 'mdast-util-to-markdown'
import { SKIP, visit } from 'unist-util-visit'
import { stringify } from 'yaml'
import { findElement, isBareAnchor, makeAbsolute } from '../text/hast'
import { plainComponents } from './components'

/** A page as a program reads it. */
export interface PlainPage {
  readonly title: string
  readonly description?: string
  /** Its canonical address. */
  readonly url: string
  /** Language tag of the text. */
  readonly language: string
  /** The text, from its `#` heading on, with absolute addresses. */
  readonly body: string
}

/** What says nothing outside of a page: ways around the site, controls, what scripts read, where a name may break. */
const left = new Set(['nav', 'footer', 'script', 'style', 'template', 'button', 'form', 'svg', 'noscript', 'wbr'])

/**
 * The text of a finished page, so that all a writer can use reaches programs as it is rendered. `pageUrl` is the
 * address that links are relative to. Throws for a page without `<main>`.
 */
export function plainPage(html: string, pageUrl: string): PlainPage {
  const description = attribute(html, /<meta name="description" content="([^"]*)"/)
  const article = /<article[^>]* lang="([^"]+)"/.exec(html)?.[1]
  const start = html.indexOf('<main')
  const end = html.lastIndexOf('</main>')
  if (start < 0 || end < start) throw new Error(`${pageUrl} has no <main> to make Markdown of`)
  const tree = fromHtml(html.slice(start, end), { fragment: true })
  const main = tree.children[0] as Element
  main.children = main.children.filter((child) => !isElement(child, 'details'))
  prune(tree, pageUrl)
  plainComponents(tree)
  const body = toMarkdown(toMdast(tree, { newlines: false }), {
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
    bullet: '-',
    // an underscore beside a Chinese character would need that character written as a number
    emphasis: '*',
    fences: true,
    rule: '-',
  })
  return {
    title: textOf(findElement(tree, 'h1') ?? { type: 'root', children: [] }).trim(),
    ...(description && { description }),
    url: attribute(html, /<link rel="canonical" href="([^"]*)"/) || pageUrl,
    language: article ?? attribute(html, /<html lang="([^"]*)"/),
    body,
  }
}

/** A page's file: its facts, then its text. */
export function markdownFile({ body, ...facts }: PlainPage): string {
  return `---\n${stringify(facts, { lineWidth: 0 })}---\n\n${body}`
}

function prune(tree: Root, pageUrl: string): void {
  visit(tree, (node, index, parent) => {
    if (!parent || index === undefined) return undefined
    const isLeft = node.type === 'comment' || (node.type === 'element' && isLeftOut(node))
    if (isLeft) {
      parent.children.splice(index, 1)
      return [SKIP, index]
    }
    if (node.type === 'element') {
      makeAbsolute(node, pageUrl)
      // panels that wait for a choice are text like the others
      delete node.properties.hidden
    }
    return undefined
  })
}

function isLeftOut(element: Element): boolean {
  return left.has(element.tagName) || element.properties.role === 'tablist' || isBareAnchor(element)
}

function isElement(node: ElementContent, tagName: string): boolean {
  return node.type === 'element' && node.tagName === tagName
}

/** An attribute's text out of a page's head; empty where there is none. */
function attribute(html: string, pattern: RegExp): string {
  const text = pattern.exec(html)?.[1] ?? ''
  return textOf(fromHtml(text, { fragment: true }))
}
