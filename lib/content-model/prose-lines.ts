export interface BodyLine {
  readonly text: string
  /** Outside of any code fence. */
  readonly isProse: boolean
}

/** A fence may begin in a list or a quotation; behind a run of backticks, another one makes code in a sentence of it. */
const OPENING = /^(?:[\s>]|[-*+]\s|\d{1,9}[.)]\s)*(`{3,}(?=[^`]*$)|~{3,})/
const CLOSING = /^[\s>]*(`{3,}|~{3,})\s*$/

/** Splits a body into lines and marks those of code fences. */
export function bodyLines(body: string): BodyLine[] {
  let fence: string | undefined
  return body.split('\n').map((text) => {
    const mark = (fence === undefined ? OPENING : CLOSING).exec(text)?.[1]
    const isProse = fence === undefined && mark === undefined
    if (fence === undefined) fence = mark
    else if (mark?.startsWith(fence)) fence = undefined
    return { text, isProse }
  })
}

const TRUNCATE = /^[ \t]*(?:\{\/\*\s*truncate\s*\*\/\}|<!--\s*truncate\s*-->)[ \t]*\r?$/
const DEFINITION = /^\[[^\]]+\]:\s/

/** Removes the `truncate` mark of a body, and returns the part before it, with the rest's definitions of links and notes. */
export function cutAtMark(body: string): { whole: string; excerpt?: string } {
  const lines = bodyLines(body)
  const mark = lines.findIndex(({ text, isProse }) => isProse && TRUNCATE.test(text))
  if (mark < 0) return { whole: body }
  const text = (part: readonly BodyLine[], between = '\n') => part.map((line) => line.text).join(between)
  const definitions = lines.slice(mark).filter((line) => line.isProse && DEFINITION.test(line.text))
  return {
    whole: text(lines.with(mark, { text: '', isProse: true })),
    // what follows the line of a note would be a line of it
    excerpt: `${text(lines.slice(0, mark))}\n\n${text(definitions, '\n\n')}`,
  }
}

/** `## Title {#id}` is an expression to MDX; escaped, it reaches `remarkHeadingIds` as text. Code stays. */
export function escapeHeadingIds(body: string): string {
  return bodyLines(body)
    .map(({ text, isProse }) =>
      isProse ? text.replace(/^([\s>*+\-\d.]*#{1,6}\s.*\S)(\s+)\{(#[^}\s]+)\}\s*$/, '$1$2\\{$3}') : text,
    )
    .join('\n')
}

/** `:::note Title` of the previous site is `:::note[Title]`. */
export function bracketTitles(body: string): string {
  return bodyLines(body)
    .map(({ text, isProse }) =>
      isProse
        ? text.replace(
            /^([\s>]*:{3,}[a-z][\w-]*)[ \t]+(?![[{])(\S.*?)[ \t]*$/i,
            (_, start: string, title: string) => `${start}[${title.replace(/[[\]]/g, '\\$&')}]`,
          )
        : text,
    )
    .join('\n')
}

/** The position of an HTML comment that nothing closes; code may contain its mark. */
export function openComment(body: string): { line: number; column: number } | undefined {
  let open: { line: number; column: number } | undefined
  bodyLines(body).forEach(({ text, isProse }, index) => {
    if (!isProse && !open) return
    for (const { 0: part, index: at } of text.matchAll(/`+[^`]*`+|<!--|-->/g)) {
      if (!open && part === '<!--') open = { line: index + 1, column: at + 1 }
      else if (part === '-->') open = undefined
    }
  })
  return open
}

/** Blanks HTML comments, which MDX does not know; lines and columns stay. Code keeps them. */
export function blankComments(body: string): string {
  let isOpen = false
  return bodyLines(body)
    .map(({ text, isProse }) => {
      if (!isProse && !isOpen) return text
      return text.replace(/`+[^`]*`+|<!--|-->|[^`<-]+|./g, (part) => {
        if (!isOpen && part !== '<!--') return part
        isOpen = part !== '-->'
        return ' '.repeat(part.length)
      })
    })
    .join('\n')
}
