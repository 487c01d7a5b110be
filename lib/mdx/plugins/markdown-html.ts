import { defaultSchema } from 'hast-util-sanitize'
import type { Element, Root as HastRoot } from 'hast'
import type { Html, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { didYouMean } from '../../text/nearest'
import { withProduct } from '../../config/product'
import { writersBlocks, writersComponents } from '../components'
import { isActive } from './guard'
import { positionIn } from '../../content-model/body-error'

const components: readonly string[] = [...writersComponents, ...writersBlocks]

/** The HTML elements that a Markdown file can contain. */
const elements: readonly string[] = [
  ...(defaultSchema.tagNames ?? []),
  ...['abbr', 'aside', 'caption', 'center', 'cite', 'col', 'colgroup', 'dfn', 'figcaption', 'figure', 'font', 'mark'],
  ...['small', 'time', 'u', 'wbr', 'bdi', 'bdo'],
]

const opening = /<([A-Za-z][\w.:-]*)(?=[\s/>])/g

/**
 * Fails on HTML, imports and exports in a `.md` file that need MDX, and on unknown elements, which would be dropped
 * with their text.
 */
export function remarkMarkdownHtml() {
  return (tree: Root, file: VFile) => {
    visit(tree, 'html', (node: Html) => {
      for (const { 1: name = '', index } of withoutComments(node.value).matchAll(opening)) {
        checkName(name, (reason) => file.fail(reason, positionIn(node, index)))
      }
      node.value = withProduct(node.value)
    })
    for (const node of tree.children) {
      const [first] = node.type === 'paragraph' ? node.children : []
      if (
        first?.type === 'text' &&
        /^(?:import\s.*\sfrom\s|import\s+["']|export\s+(?:const|default|function)\s)/.test(first.value)
      )
        file.fail('imports and exports need MDX: give the file the ending .mdx', node)
    }
  }
}

function checkName(name: string, fail: (reason: string) => void): void {
  if (components.includes(name)) fail(`<${name}> needs MDX: give the file the ending .mdx`)
  const tag = name.toLowerCase()
  if (tag === 'h1') fail('the title is the only heading of level 1: start sections with `##`')
  if (!elements.includes(tag))
    fail(
      `<${name}> is not an HTML element that pages can contain${didYouMean(tag, elements)}; a plain “<” is written \\< or stands in \`code\``,
    )
}

/** Replaces the characters of comments by spaces, so that later positions stay the same. */
function withoutComments(html: string): string {
  return html.replace(/<!--[^]*?-->/g, (comment) => comment.replace(/[^\n]/g, ' '))
}

/**
 * Fails on HTML attributes that would run code; it checks parsed elements, so the way they are written does not matter.
 */
export function rehypeMarkdownHtml() {
  return (tree: HastRoot, file: VFile) => {
    visit(tree, 'element', (node: Element) => {
      for (const [name, value] of Object.entries(node.properties)) {
        if (/^on|^srcdoc$/i.test(name)) file.fail(`the attribute “${name}” would run code: delete it`, node)
        if (isActive(name, value)) file.fail(`the URL in “${name}” would run code`, node)
      }
    })
  }
}
