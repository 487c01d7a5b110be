import type { Heading, Root as MdastRoot } from 'mdast'
import { SKIP, visit } from '../../text/visit'
import type { VFile } from 'vfile'
import type { Element, Root } from 'hast'
import { slug } from 'github-slugger'
import { toString as textOf } from 'hast-util-to-string'
import type { TocEntry } from '../body'
import { reportError, reportUnsupported } from '../report'

/** Sets the id of `## Heading {#id}`, which takes precedence over the id that rehype-slug generates. */
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

/**
 * Reports a heading whose text generates no id, unless it has an explicit one, and an id with “%”. In a lenient folder
 * such a heading gets the id `section`, and one without any content is removed.
 */
export function rehypeHeadings() {
  return (tree: Root, file: VFile) => {
    const isLenient = file.data.level === 'lenient'
    let nameless = 0
    visit(tree, 'element', (node, index, parent) => {
      if (!/^h[2-6]$/.test(node.tagName)) return undefined
      const id = String(node.properties.id ?? '')
      if (id.includes('%')) {
        reportUnsupported(file, `“%” begins an escape in URLs: write the id “${id}” without it`, node)
        node.properties.id = id.replaceAll('%', '')
      }
      if (id !== '' || !/^-*$/.test(slug(textOf(node)))) return undefined
      if (isLenient && node.children.length === 0 && parent && index !== undefined) {
        parent.children.splice(index, 1)
        return [SKIP, index]
      }
      if (isLenient) {
        nameless += 1
        node.properties.id = nameless === 1 ? 'section' : `section-${nameless}`
      } else
        reportError(file, `the heading “${textOf(node)}” has no letter or digit for its anchor: add one, {#name}`, node)
      return undefined
    })
  }
}

/** Collects the headings for the table of contents; runs after ids are set and before anchor links are added. */
export function rehypeToc(toc: TocEntry[]) {
  return () => (tree: Root, file: VFile) => {
    visit(tree, 'element', (node: Element) => {
      const depth = Number(/^h([2-6])$/.exec(node.tagName)?.[1])
      const isLabel = node.properties.id === 'footnote-label'
      if (depth && toc.some(({ id }) => id === node.properties.id)) {
        const id = String(node.properties.id)
        const reason = `duplicate anchor “#${id}”: give one of the headings another one, {#name}`
        reportUnsupported(file, reason, node)
        node.properties.id = unusedId(id, toc)
      }
      if (depth && node.properties.id && !isLabel)
        toc.push({ id: String(node.properties.id), depth, text: textOf(node).trim() })
    })
  }
}

function unusedId(id: string, toc: readonly TocEntry[]): string {
  for (let number = 1; ; number += 1) {
    const other = `${id}-${number}`
    if (!toc.some((entry) => entry.id === other)) return other
  }
}
