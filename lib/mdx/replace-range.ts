import type { Position } from 'unist'
import type { ExpandedLine } from '../audit-rules/expand'
import { bodyLines } from '../content-model/prose-lines'

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
  lengthenContainers(lines, { start, end }, inner)
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

/** The indexes of the first and last line of a block. */
interface Block {
  readonly start: number
  readonly end: number
}

/** Matches the colons that open or close a container, and the name after those that open one. */
const CONTAINER = /^(?:[\s>]|[-*+]\s|\d+[.)]\s)*(:{3,})[ \t]*(?:$|([a-z]))/i

/**
 * Adds colons to the containers around a block so that no line of what replaces it closes them: a line of colons in code
 * would, too.
 */
function lengthenContainers(lines: ExpandedLine[], block: Block, inner: readonly ExpandedLine[]): void {
  let colons = Math.max(0, ...inner.map(({ text }) => CONTAINER.exec(text)?.[1]?.length ?? 0))
  if (colons === 0) return
  const around = containersOf(marksIn(lines)).filter(({ start, end }) => start < block.start && end > block.end)
  for (const { start, end } of around.reverse()) {
    colons += 1
    for (const index of [start, end]) {
      const line = lines[index]
      if (line) lines[index] = { ...line, text: line.text.replace(/:{3,}/, (mark) => mark.padEnd(colons, ':')) }
    }
  }
}

interface Mark {
  readonly line: number
  readonly colons: number
  readonly opens: boolean
}

function marksIn(lines: readonly ExpandedLine[]): Mark[] {
  return bodyLines(lines.map(({ text }) => text).join('\n')).flatMap(({ text, isProse }, line) => {
    const [, mark, name] = (isProse && CONTAINER.exec(text)) || []
    return mark === undefined ? [] : [{ line, colons: mark.length, opens: name !== undefined }]
  })
}

/** Returns the containers in the order of their first lines; a mark closes the outermost one with at most as many colons. */
function containersOf(marks: readonly Mark[]): Block[] {
  const open: Mark[] = []
  const found: Block[] = []
  for (const mark of marks) {
    const closed = mark.opens ? -1 : open.findIndex(({ colons }) => colons <= mark.colons)
    const [container] = closed < 0 ? [] : open.splice(closed)
    if (mark.opens) open.push(mark)
    else if (container) found.push({ start: container.line, end: mark.line })
  }
  return found.sort((one, other) => one.start - other.start)
}
