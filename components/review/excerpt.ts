import type { ReviewedStatement } from '@/lib/review/browser/protocol'
import type { Level } from './review-props'

/** A part of a line; with a level, it is marked. */
export interface LinePart {
  readonly text: string
  readonly level?: Level
}

export interface ExcerptLine {
  /** Counted from 1. */
  readonly line: number
  readonly parts: readonly LinePart[]
}

/** Statements with more lines are shown by the lines around their findings. */
const WHOLE = 12
/** The maximum number of lines of an excerpt. */
const MAX_LINES = 40
/** The maximum length of a line, and how much of a longer one is shown before its first mark. */
const MAX_LENGTH = 240
const LEAD = 60

interface Mark {
  readonly start: number
  readonly end: number
  readonly level: Level
}

/** Returns the lines of a statement around its findings, with marks at these. */
export function excerptOf(text: string, { start, end, findings }: ReviewedStatement): ExcerptLine[] {
  const first = text.lastIndexOf('\n', start - 1) + 1
  const lines = linesOf(text, first, end)
  const marks = marksOf(findings)
  const marked = lines.flatMap((line, at) => (marks.some((mark) => touches(mark, line)) ? [at] : []))
  const isShown = (at: number) => lines.length <= WHOLE || marked.some((other) => Math.abs(other - at) <= 1)
  const firstNumber = text.slice(0, first).split('\n').length
  return lines
    .flatMap((line, at) => (isShown(at) ? [{ line: firstNumber + at, parts: partsOf(text, line, marks) }] : []))
    .slice(0, MAX_LINES)
}

interface Span {
  readonly start: number
  readonly end: number
}

function linesOf(text: string, start: number, end: number): Span[] {
  const lines: Span[] = []
  for (let at = start; at <= end;) {
    const next = text.indexOf('\n', at)
    const stop = next === -1 ? text.length : next
    lines.push({ start: at, end: stop })
    at = stop + 1
  }
  return lines
}

/** Returns the marks of findings; of those that overlap, the first one with the most severe level. */
function marksOf(findings: ReviewedStatement['findings']): Mark[] {
  const severity = (level: Level) => ['prohibited', 'warning', 'notice'].indexOf(level)
  const sorted = findings
    .map(({ start, end, level }) => ({ start, end: Math.max(end, start + 1), level }))
    .sort((a, b) => a.start - b.start || severity(a.level) - severity(b.level))
  return sorted.filter((mark, at) => at === 0 || !sorted.slice(0, at).some((other) => other.end > mark.start))
}

const touches = (mark: Mark, { start, end }: Span) => mark.start <= end && mark.end > start

function partsOf(text: string, line: Span, marks: readonly Mark[]): LinePart[] {
  const own = marks.filter((mark) => touches(mark, line))
  const from = line.end - line.start > MAX_LENGTH ? Math.max(line.start, (own[0]?.start ?? 0) - LEAD) : line.start
  const to = Math.min(line.end, from + MAX_LENGTH)
  const parts: LinePart[] = from > line.start ? [{ text: '…' }] : []
  let at = from
  for (const mark of own) {
    if (mark.start > to) break
    const [start, end] = [Math.max(mark.start, from), Math.min(mark.end, to)]
    if (start > at) parts.push({ text: text.slice(at, start) })
    // a mark at the end of a line has no text of its own
    parts.push({ text: text.slice(start, end) || ' ', level: mark.level })
    at = Math.max(end, start)
  }
  if (at < to) parts.push({ text: text.slice(at, to) })
  return to < line.end ? [...parts, { text: '…' }] : parts
}
