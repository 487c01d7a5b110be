import type { Heading, Root as MdastRoot } from 'mdast'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import type { Element, Root } from 'hast'
import { slug } from 'github-slugger'
import { toString as textOf } from 'hast-util-to-string'
import type { TocEntry } from '../body'

/** Sets the id of `## Heading {#id}`, which takes precedence over the id generated from the text. */
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

/** Fails on a heading whose text generates no id, unless it has an explicit one, and on an id with “%”. */
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

/** Collects the headings for the table of contents; runs after ids are set and before anchor links are added. */
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
