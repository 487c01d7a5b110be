import type { Element, Root as HastRoot } from 'hast'
import { toString as hastText } from 'hast-util-to-string'
import type { Heading, Root as MdastRoot, Paragraph, PhrasingContent } from 'mdast'
import type { ContainerDirective } from 'mdast-util-directive'
import type { MdxJsxFlowElement } from 'mdast-util-mdx'
import { toString as mdastText } from 'mdast-util-to-string'
import { SKIP, visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { didYouMean } from '../nearest'
import { withProduct, withProductSlug } from '../product'
import { admonitionKinds } from './components'
import { highlight } from './highlight'
import type { BodyLink, TocEntry } from './compile'

/** Puts the product's name or slug in texts and addresses; `{product}` arrives as an expression of MDX. */
export function remarkProduct() {
  return (tree: MdastRoot) => {
    visit(tree, (node, index, parent) => {
      if ((node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') && node.value.trim() === 'product') {
        const text = { type: 'text' as const, value: withProduct('{product}') }
        if (parent && index !== undefined) {
          parent.children[index] = node.type === 'mdxTextExpression' ? text : { type: 'paragraph', children: [text] }
        }
      } else if (node.type === 'link' || node.type === 'definition' || node.type === 'image') {
        node.url = withProductSlug(decodeBraces(node.url))
        if (node.title) node.title = withProduct(node.title)
      }
      if (node.type === 'image' && node.alt) node.alt = withProduct(node.alt)
    })
  }
}

/** `## Heading {#id}`: the id wins over the one made from the text. */
export function remarkHeadingIds() {
  return (tree: MdastRoot) => {
    visit(tree, 'heading', (node: Heading) => {
      const last = node.children.at(-1)
      if (last?.type !== 'text') return
      const match = /\s*\{#([^}\s]+)\}\s*$/.exec(last.value)
      if (!match) return
      last.value = last.value.slice(0, match.index)
      node.data = { ...node.data, hProperties: { ...node.data?.hProperties, id: match[1] } }
    })
  }
}

/** `:::warning[Title]` boxes; other uses of a colon are the writer's own text and stay as typed. */
export function remarkAdmonitions() {
  return (tree: MdastRoot, file: VFile) => {
    visit(tree, (node, index, parent) => {
      if (node.type === 'textDirective' || node.type === 'leafDirective') {
        const { start, end } = node.position ?? {}
        const text = { type: 'text' as const, value: String(file).slice(start?.offset, end?.offset) }
        if (parent && index !== undefined) {
          parent.children[index] = node.type === 'textDirective' ? text : { type: 'paragraph', children: [text] }
        }
        return SKIP
      }
      if (node.type === 'containerDirective' && parent && index !== undefined) {
        parent.children[index] = admonition(node, file)
      }
      return undefined
    })
  }
}

function admonition(node: ContainerDirective, file: VFile): MdxJsxFlowElement {
  if (!(admonitionKinds as readonly string[]).includes(node.name)) {
    file.fail(`there is no box “:::${node.name}”${didYouMean(node.name, admonitionKinds)}`, node)
  }
  const [first, ...rest] = node.children
  const label = first?.type === 'paragraph' && first.data && 'directiveLabel' in first.data ? first : undefined
  return jsx(
    'Admonition',
    { kind: node.name, ...(label && { title: withProduct(plainText(label)) }) },
    label ? rest : node.children,
  )
}

function plainText(paragraph: Paragraph): string {
  return mdastText({ ...paragraph, children: paragraph.children.map(expressionAsText) })
}

function expressionAsText(node: PhrasingContent): PhrasingContent {
  return node.type === 'mdxTextExpression' ? { type: 'text', value: `{${node.value}}` } : node
}

/** Collects the headings for the table of contents; ids are there, anchors are not yet. */
export function rehypeToc(toc: TocEntry[]) {
  return () => (tree: HastRoot, file: VFile) => {
    visit(tree, 'element', (node: Element) => {
      const depth = Number(/^h([1-6])$/.exec(node.tagName)?.[1])
      if (depth === 1) file.fail('the title is the only heading of level 1: start sections with `##`', node)
      const isLabel = node.properties.id === 'footnote-label'
      if (depth && node.properties.id && !isLabel)
        toc.push({ id: String(node.properties.id), depth, text: hastText(node).trim() })
    })
  }
}

/** Collects link targets and marks those that name a file, to be resolved when the page is rendered. */
export function rehypeLinks(links: BodyLink[], file: string) {
  return () => (tree: HastRoot) => {
    visit(tree, 'element', (node: Element) => {
      if (node.tagName !== 'a' || typeof node.properties.href !== 'string' || !node.position) return
      const href = resolveFileLink(node.properties.href, file)
      node.properties.href = href
      links.push({ href, line: node.position.start.line, column: node.position.start.column })
    })
  }
}

/** `../x.mdx#y` seen from a file becomes `doc:docs/guides/x.mdx#y`; every other address stays. */
export function resolveFileLink(href: string, file: string): string {
  const match = /^(?!\/|[a-z][a-z0-9+.-]*:)([^?#]+\.mdx?)(\?[^#]*)?(#.*)?$/i.exec(href)
  if (!match) return href
  const [, path = '', query = '', hash = ''] = match
  const target = new URL(path, `https://content.invalid/${file}`).pathname.slice(1)
  return `doc:${decodeURIComponent(target)}${query}${hash}`
}

/** Fences become one `CodeBlock` each, its highlighted HTML one string. */
export function rehypeFences() {
  return async (tree: HastRoot, file: VFile) => {
    const fences: { pre: Element; code: Element; parent: Element | HastRoot; index: number }[] = []
    visit(tree, 'element', (pre, index, parent) => {
      const code = pre.children[0]
      if (
        pre.tagName === 'pre' &&
        code?.type === 'element' &&
        code.tagName === 'code' &&
        parent &&
        index !== undefined
      ) {
        fences.push({ pre, code, parent: parent as Element | HastRoot, index })
      }
    })
    for (const { pre, code, parent, index } of fences) {
      const language = /language-(\S+)/.exec([code.properties.className].flat().join(' '))?.[1] ?? 'text'
      const title = /(?:^|\s)title="([^"]*)"/.exec(code.data?.meta ?? '')?.[1]
      try {
        const html = await highlight(hastText(code).replace(/\n$/, ''), language)
        const node = jsx('CodeBlock', { language, html, ...(title && { title: withProduct(title) }) }, [])
        parent.children[index] = node as unknown as Element
      } catch (error) {
        file.fail(error instanceof Error ? error.message : String(error), pre)
      }
    }
  }
}

/** Wide tables scroll inside their own box, which the keyboard can reach. */
export function rehypeTables() {
  return (tree: HastRoot) => {
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName !== 'table' || !parent || index === undefined) return undefined
      const box: Element = {
        type: 'element',
        tagName: 'div',
        properties: { className: ['table'], tabIndex: 0 },
        children: [node],
      }
      parent.children[index] = box
      return SKIP
    })
  }
}

/** Joins neighbouring texts: React would separate them by a comment in the HTML. */
export function rehypeMergeTexts() {
  return (tree: HastRoot) => {
    visit(tree, (node) => {
      if (!('children' in node)) return
      for (let index = node.children.length - 1; index > 0; index--) {
        const child = node.children[index]
        const before = node.children[index - 1]
        if (child?.type !== 'text' || before?.type !== 'text') continue
        before.value += child.value
        node.children.splice(index, 1)
      }
    })
  }
}

function jsx(
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

/** Markdown percent-encodes braces in addresses. */
function decodeBraces(url: string): string {
  return url.replace(/%7B/gi, '{').replace(/%7D/gi, '}')
}
