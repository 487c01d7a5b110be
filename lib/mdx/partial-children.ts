import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx'
import type { ExpandedLine } from '../audit-rules/expand'
import { bodyLines } from '../content-model/prose-lines'
import { replaceRange, type Range } from './replace-range'

const PLACE = /(?<!=)\{\s*props\.children\s*\}/g

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

/** Returns the lines of a range without the indentation and marks of quotations before its first line. */
export function linesIn(lines: readonly ExpandedLine[], { start, end }: Range): ExpandedLine[] {
  const margin = new RegExp(`^[\\s>]{0,${start.column - 1}}`)
  return lines.slice(start.line - 1, end.line).map((line, index, { length }) => {
    const text = line.text.slice(0, index === length - 1 ? end.column - 1 : undefined)
    return { ...line, text: index === 0 ? text.slice(start.column - 1) : text.replace(margin, '') }
  })
}

/**
 * Returns the lines of a partial with the content of its element in place of `{props.children}`; at the end if the partial
 * passes it to a component.
 */
export function withChildren(partial: readonly ExpandedLine[], children: readonly ExpandedLine[]): ExpandedLine[] {
  const [only, ...more] = children
  const lines = [...partial]
  const prose = bodyLines(partial.map(({ text }) => text).join('\n'))
  const places = prose.flatMap(({ text, isProse }, index) =>
    isProse ? [...text.matchAll(PLACE)].map(({ 0: place, index: column }) => rangeIn(index, column, place)) : [],
  )
  for (const place of places.reverse()) {
    const line = lines[place.start.line - 1]
    if (!line) continue
    const before = line.text.slice(0, place.start.column - 1)
    const blank = { ...line, text: '' }
    if (more.length > 0) replaceRange(lines, place, [...(before.trim() === '' ? [blank] : []), ...children, blank])
    else
      lines[place.start.line - 1] = {
        ...line,
        text: before + (only?.text ?? '') + line.text.slice(place.end.column - 1),
      }
  }
  const isPassed = prose.some(({ text, isProse }) => isProse && /\bprops\.children\b/.test(text))
  const [first] = partial
  return places.length > 0 || !isPassed || !first ? lines : [...lines, { ...first, text: '' }, ...children]
}

function rangeIn(index: number, column: number, { length }: string): Range {
  const line = index + 1
  return { start: { line, column: column + 1 }, end: { line, column: column + 1 + length } }
}
