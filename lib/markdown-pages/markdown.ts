import type { Element, ElementContent, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toMdast } from 'hast-util-to-mdast'
import { toString as textOf } from 'hast-util-to-string'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { toMarkdown } from 'mdast-util-to-markdown'
import { SKIP, visit } from '../text/visit'
import { stringify } from 'yaml'
import { findElement, isBareAnchor, isHidden, makeAbsolute } from '../text/hast'
import { simplifyComponents } from './components'

/** The Markdown version of a page. */
export interface PlainPage {
  readonly title: string
  readonly description?: string
  /** The canonical URL. */
  readonly url: string
  /** The language tag of the text. */
  readonly language: string
  /** The Markdown text, starting with its `#` heading, with absolute URLs. */
  readonly body: string
}

/** Elements that are omitted: navigation, controls, scripts, line-break opportunities. */
const omitted = new Set(['nav', 'footer', 'script', 'style', 'template', 'button', 'form', 'svg', 'noscript', 'wbr'])

/**
 * Converts the rendered HTML of a page to Markdown, including the output of all components. `pageUrl` is the base URL
 * of links. Throws if the page has no `<main>`.
 */
export function plainPage(html: string, pageUrl: string): PlainPage {
  const description = attribute(html, /<meta name="description" content="([^"]*)"/)
  const start = html.indexOf('<main')
  const end = html.lastIndexOf('</main>')
  if (start < 0 || end < start) throw new Error(`${pageUrl} has no <main>, which its Markdown version is made from`)
  const tree = fromHtml(html.slice(start, end), { fragment: true })
  const language = String(findElement(tree, 'article')?.properties.lang ?? attribute(html, /<html lang="([^"]*)"/))
  const main = tree.children[0] as Element
  main.children = main.children.filter((child) => !isElement(child, 'details'))
  prune(tree, pageUrl)
  simplifyComponents(tree, language)
  const body = toMarkdown(toMdast(tree, { newlines: false }), {
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
    bullet: '-',
    // next to an underscore, a Chinese character would be escaped as a character reference
    emphasis: '*',
    fences: true,
    rule: '-',
  })
  return {
    title: textOf(findElement(tree, 'h1') ?? { type: 'root', children: [] }).trim(),
    ...(description && { description }),
    url: attribute(html, /<link rel="canonical" href="([^"]*)"/) || pageUrl,
    language,
    body,
  }
}

/** Returns the content of a Markdown file: the page's metadata as frontmatter, then its text. */
export function markdownFile({ body, ...facts }: PlainPage): string {
  return `---\n${stringify(facts, { lineWidth: 0 })}---\n\n${body}`
}

function prune(tree: Root, pageUrl: string): void {
  visit(tree, (node, index, parent) => {
    if (!parent || index === undefined) return undefined
    const isOmitted = node.type === 'comment' || (node.type === 'element' && shouldOmit(node))
    if (isOmitted) {
      parent.children.splice(index, 1)
      return [SKIP, index]
    }
    if (node.type === 'element') {
      makeAbsolute(node, pageUrl)
      // includes the panels of unselected tabs
      delete node.properties.hidden
    }
    return undefined
  })
}

function shouldOmit(element: Element): boolean {
  return (
    omitted.has(element.tagName) || element.properties.role === 'tablist' || isBareAnchor(element) || isHidden(element)
  )
}

function isElement(node: ElementContent, tagName: string): boolean {
  return node.type === 'element' && node.tagName === tagName
}

/** Returns an attribute's value from a page's head; an empty string if it is missing. */
function attribute(html: string, pattern: RegExp): string {
  const text = pattern.exec(html)?.[1] ?? ''
  return textOf(fromHtml(text, { fragment: true }))
}
