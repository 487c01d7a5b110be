import type { Element, ElementContent, Root, RootContent } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import type { MdxJsxFlowElement } from 'mdast-util-mdx'

/** A stretch of a body under one heading, as plain text. */
export interface BodySection {
  /** The heading's id; empty for the part before the first heading. */
  readonly id: string
  readonly heading: string
  /** Level of the heading, 2–6; 0 without one. */
  readonly depth: number
  readonly text: string
  readonly code: string
  /** True for an entry of the glossary: the search ranks pages about its term higher. */
  readonly isEntry?: true
}

type Draft = { -readonly [Key in keyof BodySection]: BodySection[Key] }

/** Stands in a section's text for code that is not part of it. */
const GAP = '…'

/** Elements whose end is an end of a sentence or a cell; the text of two of them does not run together. */
const blocks = new Set(['p', 'li', 'tr', 'th', 'td', 'pre', 'blockquote', 'dt', 'dd', 'figcaption', 'summary', 'br'])

/** Collects the body's text by section; heading ids are there, anchors and highlighted code are not yet. */
export function rehypeSections(sections: BodySection[]) {
  return () => (tree: Root) => {
    const drafts: Draft[] = [{ id: '', heading: '', depth: 0, text: '', code: '' }]
    collect(tree.children, drafts)
    sections.push(...drafts.map((draft) => ({ ...draft, text: tidy(draft.text), code: draft.code.trim() })))
  }
}

function collect(nodes: readonly (RootContent | ElementContent)[], drafts: Draft[]): void {
  for (const node of nodes) {
    const section = drafts.at(-1)
    if (!section) return
    if (node.type === 'text') section.text += node.value.replace(/\s+/g, ' ')
    else if (node.type === 'element') collectElement(node, section, drafts)
    else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      section.text += saidBy(node)
      collect(node.children, drafts)
      section.text += node.type === 'mdxJsxFlowElement' ? '\n' : ''
    }
  }
}

/** Returns the text in an element's attributes: titles on lines of their own, a formula inline. */
function saidBy({ attributes }: Pick<MdxJsxFlowElement, 'attributes'>): string {
  return attributes
    .map((attribute) => {
      if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') return ''
      if (attribute.name === 'tex') return attribute.value
      return ['title', 'description'].includes(attribute.name) ? `${attribute.value}\n` : ''
    })
    .join('')
}

function collectElement(node: Element, section: Draft, drafts: Draft[]): void {
  // the number of a note is no end of the word before it
  if (node.properties.dataFootnoteRef !== undefined || node.properties.dataFootnoteBackref !== undefined) return
  const depth = Number(/^h([2-6])$/.exec(node.tagName)?.[1])
  if (depth && node.properties.id !== undefined) {
    const isEntry = node.properties.dataEntry !== undefined
    // only for the search
    delete node.properties.dataEntry
    const heading = textOf(node).trim()
    drafts.push({ id: String(node.properties.id), heading, depth, text: '', code: '', ...(isEntry && { isEntry }) })
  } else if (node.tagName === 'pre') {
    section.code += `${textOf(node).trim()}\n\n`
    section.text += `\n${GAP}\n`
  } else {
    if (node.tagName === 'img' && typeof node.properties.alt === 'string') section.text += node.properties.alt
    collect(node.children, drafts)
    const last = drafts.at(-1)
    if (blocks.has(node.tagName) && last) last.text += node.tagName === 'td' || node.tagName === 'th' ? ' | ' : '\n'
  }
}

/** One space for runs of it; one line for each block. */
function tidy(text: string): string {
  return text
    .split('\n')
    .map((line) =>
      line
        .replace(/\s+/g, ' ')
        .replace(/(?: \|)+ *$/, '')
        .trim(),
    )
    .filter((line, index, lines) => line !== '' && !(line === GAP && isAtEnd(index, lines)))
    .join('\n')
}

/** Whether all lines before or after a line are gaps. */
function isAtEnd(index: number, lines: readonly string[]): boolean {
  const isGap = (line: string) => line === '' || line === GAP
  const before = lines.slice(0, index)
  return before.every(isGap) || lines.slice(index).every(isGap) || before.findLast((line) => line !== '') === GAP
}
