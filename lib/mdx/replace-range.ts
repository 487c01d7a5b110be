import type { Position } from 'unist'
import type { ExpandedLine } from '../audit-rules/expand'

type Point = Pick<Position['end'], 'line' | 'column'>

/** The first and last point of an element, or of its content. */
export interface Range {
  readonly start: Point
  readonly end: Point
}

/** Replaces a range by lines: a single line beside other text stays inside its line, others become blocks. */
export function replaceRange(lines: ExpandedLine[], range: Range, inner: readonly ExpandedLine[]): void {
  const [start, end] = [range.start.line - 1, range.end.line - 1]
  const first = lines[start]
  const last = lines[end]
  if (!first || !last) return
  const before = first.text.slice(0, range.start.column - 1)
  const after = last.text.slice(range.end.column - 1)
  const isMarker = /^(?:[\s>]|[-*+]\s|\d+[.)]\s)*$/.test(before)
  const [only, ...more] = inner
  const isInText = !isMarker || after.trim() !== ''
  const isInTags = /^[\s>]*(?:<[^>]*>\s*)*$/.test(before) && /^\s*(?:<\/[^>]*>\s*)*$/.test(after)
  if (only && more.length === 0 && isInText && !isInTags) {
    lines.splice(start, end - start + 1, { ...first, text: before + only.text + after })
    return
  }
  const margin = before.replace(/[^\s>]/g, ' ')
  const indent = isMarker ? margin : (/^[\s>]*/.exec(before)?.[0] ?? '')
  const placed = inner.map((line, index) => {
    const lead = index === 0 && isMarker ? before : line.text === '' ? indent.trimEnd() : indent
    return { ...line, text: lead + line.text }
  })
  const blank = { ...first, text: indent.trimEnd() }
  lines.splice(
    start,
    end - start + 1,
    ...(isMarker ? [] : [{ ...first, text: before }, blank]),
    ...placed,
    ...(after.trim() === '' ? [] : [blank, { ...last, text: indent + after.trimStart() }]),
  )
}
