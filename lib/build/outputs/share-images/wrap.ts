import LineBreaker from 'linebreak'
import { ellipsis } from './fonts'

interface LineLimits {
  readonly width: number
  readonly lines: number
  /** Returns the width of a text. */
  readonly measure: (text: string) => number
}

/**
 * Breaks a text into lines where Unicode’s rules allow it, and words that are wider than a line between any characters.
 * The last line of a text that is too long ends with an ellipsis.
 */
export function wrap(text: string, { width, lines: limit, measure }: LineLimits): string[] {
  const lines: string[] = []
  let [line, used] = ['', 0]
  const endLine = () => {
    if (line !== '') lines.push(line.trimEnd())
    ;[line, used] = ['', 0]
  }
  for (const word of words(text)) {
    const isLong = measure(word.trimEnd()) > width
    if (isLong) endLine()
    for (const part of isLong ? [...word] : [word]) {
      if (used + measure(part.trimEnd()) > width) endLine()
      line += part
      used += measure(part)
    }
  }
  endLine()
  if (lines.length <= limit) return lines
  const last = [...(lines[limit - 1] ?? '')]
  while (measure(last.join('') + ellipsis) > width) last.pop()
  return [...lines.slice(0, limit - 1), last.join('') + ellipsis]
}

/** Returns the parts of a text between which a line can end; a part ends with the white space after it. */
function words(text: string): string[] {
  const breaker = new LineBreaker(text)
  const ends: number[] = []
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) ends.push(next.position)
  return ends.map((end, index) => text.slice(ends[index - 1] ?? 0, end))
}
