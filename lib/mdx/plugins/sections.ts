import type { Element, ElementContent, Root, RootContent } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import type { MdxJsxFlowElement } from 'mdast-util-mdx'

/** The part of a body under one heading, as plain text. */
export interface BodySection {
  /** The heading's id; empty for the part before the first heading. */
  readonly id: string
  readonly heading: string
  /** Level of the heading, 2–6; 0 before the first heading. */
  readonly depth: number
  readonly text: string
  readonly code: string
  /** True for an entry of the glossary: the search ranks pages about its term higher. */
  readonly isEntry?: true
}

type Draft = { -readonly [Key in keyof BodySection]: BodySection[Key] }

/** The placeholder in a section's text for a code block. */
const GAP = '…'

/** Elements after which the text gets a line break or a cell separator, so that adjacent texts do not run together. */
const blocks = new Set(['p', 'li', 'tr', 'th', 'td', 'pre', 'blockquote', 'dt', 'dd', 'figcaption', 'summary', 'br'])

/**
 * Collects the body's text by section; runs after heading ids are set and before anchor links and highlighting are
 * added.
 */
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
      section.text += attributeText(node)
      collect(node.children, drafts)
      section.text += node.type === 'mdxJsxFlowElement' ? '\n' : ''
    }
  }
}

/** Returns the text in an element's attributes: titles and descriptions on their own lines, a formula inline. */
function attributeText({ attributes }: Pick<MdxJsxFlowElement, 'attributes'>): string {
  return attributes
    .map((attribute) => {
      if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') return ''
      if (attribute.name === 'tex') return attribute.value
      return ['title', 'description'].includes(attribute.name) ? `${attribute.value}\n` : ''
    })
    .join('')
}

function collectElement(node: Element, section: Draft, drafts: Draft[]): void {
  // the number of a footnote is not text
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

/** Collapses whitespace, and removes empty lines and placeholders at the beginning and the end. */
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

/** True if all lines before or after a line are placeholders, or the previous line is. */
function isAtEnd(index: number, lines: readonly string[]): boolean {
  const isGap = (line: string) => line === '' || line === GAP
  const before = lines.slice(0, index)
  return before.every(isGap) || lines.slice(index).every(isGap) || before.findLast((line) => line !== '') === GAP
}
