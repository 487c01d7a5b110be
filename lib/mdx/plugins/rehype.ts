import type { Element, Root } from 'hast'
import { slug } from 'github-slugger'
import { toString as textOf } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { decodeSafely } from '../../text/decode'
import { errorMessage } from '../../text/error-message'
import { withProduct } from '../../config/product'
import type { BodyLink, TocEntry } from '../body'
import { fenceLook } from '../fence'
import { fenceLanguage, highlight } from '../highlight'
import { jsx } from '../jsx'
import { foreignEngine } from '../sql-fence'

/** Fails on a heading without an id and without a text to make one from, and on an id that must be escaped in URLs. */
export function rehypeHeadings() {
  return (tree: Root, file: VFile) => {
    visit(tree, 'element', (node) => {
      if (!/^h[2-6]$/.test(node.tagName)) return
      const id = String(node.properties.id ?? '')
      if (id.includes('%')) file.fail(`“%” begins an escape in URLs: write the id “${id}” without it`, node)
      if (id !== '' || !/^-*$/.test(slug(textOf(node)))) return
      const message = `the heading “${textOf(node)}” has no letter or digit for its anchor: add one, {#name}`
      file.fail(message, node)
    })
  }
}

/** Collects the headings for the table of contents; ids are there, anchors are not yet. */
export function rehypeToc(toc: TocEntry[]) {
  return () => (tree: Root, file: VFile) => {
    visit(tree, 'element', (node: Element) => {
      const depth = Number(/^h([1-6])$/.exec(node.tagName)?.[1])
      if (depth === 1) file.fail('the title is the only heading of level 1: start sections with `##`', node)
      const isLabel = node.properties.id === 'footnote-label'
      if (depth && toc.some(({ id }) => id === node.properties.id))
        file.fail(
          `duplicate anchor “#${String(node.properties.id)}”: give one of the headings another one, {#name}`,
          node,
        )
      if (depth && node.properties.id && !isLabel)
        toc.push({ id: String(node.properties.id), depth, text: textOf(node).trim() })
    })
  }
}

/** Collects link targets and marks those that name a file, to be resolved when the page is rendered. */
export function rehypeLinks(links: BodyLink[], file: string) {
  return () => (tree: Root) => {
    visit(tree, 'element', (node: Element) => {
      if (node.tagName !== 'a' || typeof node.properties.href !== 'string' || !node.position) return
      const href = resolveFileLink(node.properties.href, file)
      node.properties.href = href
      links.push({ href, line: node.position.start.line, column: node.position.start.column })
    })
  }
}

/** Resolves `../x.mdx#y` relative to a file to `doc:docs/guides/x.mdx#y`; other URLs are unchanged. */
export function resolveFileLink(href: string, file: string): string {
  const match = /^(?!\/|[a-z][a-z0-9+.-]*:)([^?#]+\.mdx?)(\?[^#]*)?(#.*)?$/i.exec(href)
  if (!match) return href
  const [, path = '', query = '', hash = ''] = match
  const target = new URL(path, `https://content.invalid/${file}`).pathname.slice(1)
  return `doc:${decodeSafely(target)}${query}${hash}`
}

/** Fences become one `CodeBlock` each, its highlighted HTML one string. */
export function rehypeFences() {
  return async (tree: Root, file: VFile) => {
    const fences: { pre: Element; code: Element; parent: Element | Root; index: number }[] = []
    visit(tree, 'element', (pre, index, parent) => {
      const code = pre.children[0]
      if (
        pre.tagName === 'pre' &&
        code?.type === 'element' &&
        code.tagName === 'code' &&
        parent &&
        index !== undefined
      ) {
        fences.push({ pre, code, parent: parent as Element | Root, index })
      }
    })
    for (const { pre, code, parent, index } of fences) {
      const name = /language-(\S+)/.exec([code.properties.className].flat().join(' '))?.[1] ?? 'text'
      try {
        const language = fenceLanguage(name)
        const look = fenceLook(code.data?.meta ?? '')
        const html = await highlight(textOf(code).replace(/\n$/, ''), language, look)
        const engine = foreignEngine(name, code.data?.meta ?? '')
        const node = jsx(
          'CodeBlock',
          {
            language: name,
            html,
            ...(look.title && { title: withProduct(look.title) }),
            ...(engine && { engine }),
            ...(look.wrap && { wrap: '' }),
            ...(!look.copy && { nocopy: '' }),
          },
          [],
        )
        parent.children[index] = node as unknown as Element
      } catch (error) {
        file.fail(errorMessage(error), pre)
      }
    }
  }
}

/** Labels the checkbox of each task with its state. */
export function rehypeTasks(words: { readonly done: string; readonly open: string }) {
  return () => (tree: Root) => {
    visit(tree, { tagName: 'input' }, (node) => {
      if (node.type !== 'element' || node.properties.type !== 'checkbox') return
      node.properties.ariaLabel = node.properties.checked ? words.done : words.open
    })
  }
}

/** Joins neighbouring texts: React would separate them by a comment in the HTML. */
export function rehypeMergeTexts() {
  return (tree: Root) => {
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
