import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx'
import type { Position } from 'unist'
import type { ExpandedLine } from '../audit-rules/expand'
import { bodyLines } from '../content-model/prose-lines'

const PLACE = /(?<!=)\{\s*props\.children\s*\}/g

type Point = Pick<Position['end'], 'line' | 'column'>

/** The first and last point of an element, or of its content. */
export interface Range {
  readonly start: Point
  readonly end: Point
}

/** Returns the range of the content of an element; undefined if it has none. */
export function contentRange({ children }: MdxJsxFlowElement | MdxJsxTextElement): Range | undefined {
  const start = children[0]?.position?.start
  const end = children.at(-1)?.position?.end
  return start && end && { start, end }
}

/**
 * Returns a range after partials in it have been replaced, which has added lines. `written` are the lines before that; the
 * text behind the range is the same.
 */
export function grownRange(
  { start, end }: Range,
  added: number,
  lines: readonly ExpandedLine[],
  written: readonly string[],
): Range {
  const line = end.line + added
  const lengthOf = (text = '') => text.length
  const growth = lengthOf(lines[line - 1]?.text) - lengthOf(written[end.line - 1])
  return { start, end: { line, column: end.column + growth } }
}

/** Returns the lines of a range. */
export function linesIn(lines: readonly ExpandedLine[], { start, end }: Range): ExpandedLine[] {
  const found = lines.slice(start.line - 1, end.line)
  return found.map((line, index) => {
    const last = index === found.length - 1 ? end.column - 1 : undefined
    return { ...line, text: line.text.slice(index === 0 ? start.column - 1 : 0, last) }
  })
}

/**
 * Returns the lines of a partial with the content of its element in place of `{props.children}`; at the end if the partial
 * passes it to a component.
 */
export function withChildren(partial: readonly ExpandedLine[], children: readonly ExpandedLine[]): ExpandedLine[] {
  const [only, ...more] = children
  const prose = bodyLines(partial.map(({ text }) => text).join('\n'))
  let isPlaced = false
  const lines = partial.flatMap((line, index) => {
    const parts = prose[index]?.isProse ? line.text.split(PLACE) : [line.text]
    if (parts.length > 1) isPlaced = true
    if (more.length === 0) return [{ ...line, text: parts.join(only?.text ?? '') }]
    return parts.flatMap((text, part) => [...(part === 0 ? [] : blockAt(line, children)), { ...line, text }])
  })
  const isPassed = prose.some(({ text, isProse }) => isProse && /\bprops\.children\b/.test(text))
  const [first] = partial
  return isPlaced || !isPassed || !first ? lines : [...lines, ...blockAt({ ...first, text: '' }, children)]
}

/** Returns lines as a block with the indentation of a line. */
function blockAt(line: ExpandedLine, block: readonly ExpandedLine[]): readonly ExpandedLine[] {
  const blank = { ...line, text: '' }
  const [indent = ''] = /^\s*/.exec(line.text) ?? []
  return [blank, ...block.map((one) => (one.text === '' ? one : { ...one, text: indent + one.text })), blank]
}
