export interface BodyLine {
  readonly text: string
  /** Whether the line is outside code fences. */
  readonly isProse: boolean
}

/** Matches the opening of a code fence, also in a list or quotation; a line with more backticks is inline code. */
const OPENING = /^(?:[\s>]|[-*+]\s|\d{1,9}[.)]\s)*(`{3,}(?=[^`]*$)|~{3,})/
const CLOSING = /^[\s>]*(`{3,}|~{3,})\s*$/

/** Splits a body into lines and marks the lines outside code fences as prose. */
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

/** Returns the indexes of the lines of a body that are `truncate` marks; the excerpt ends at the first. */
export function truncateMarks(lines: readonly BodyLine[]): number[] {
  return lines.flatMap(({ text, isProse }, index) => (isProse && TRUNCATE.test(text) ? [index] : []))
}

const DEFINITION = /^\[[^\]]+\]:\s/

/**
 * Returns a body without its `truncate` mark, and its excerpt: the part before the mark, with the definitions of links
 * and footnotes after it.
 */
export function cutAtMark(body: string): { whole: string; excerpt?: string } {
  const lines = bodyLines(body)
  const [mark] = truncateMarks(lines)
  if (mark === undefined) return { whole: body }
  const text = (part: readonly BodyLine[], between = '\n') => part.map((line) => line.text).join(between)
  const definitions = lines.slice(mark).filter((line) => line.isProse && DEFINITION.test(line.text))
  return {
    whole: text(lines.with(mark, { text: '', isProse: true })),
    // separated by empty lines: the next line would belong to the footnote
    excerpt: `${text(lines.slice(0, mark))}\n\n${text(definitions, '\n\n')}`,
  }
}

/** Escapes ids in headings (`## Title {#id}`), which MDX would parse as expressions, for `remarkHeadingIds`. */
export function escapeHeadingIds(body: string): string {
  return bodyLines(body)
    .map(({ text, isProse }) =>
      isProse ? text.replace(/^([\s>*+\-\d.]*#{1,6}\s.*\S)(\s+)\{(#[^}\s]+)\}\s*$/, '$1$2\\{$3}') : text,
    )
    .join('\n')
}

/** Matches brackets with their content, in which others may be nested. */
const BRACKETS = /\[(?:[^[\]]|\[[^[\]]*\])*\]/g

/**
 * Converts admonition titles as in Docusaurus (`:::note Title`) to directive labels (`:::note[Title]`). A title that is only
 * a text in brackets, as in `:::note [Title]`, remains, so that it is reported.
 */
export function bracketTitles(body: string): string {
  return bodyLines(body)
    .map(({ text, isProse }) =>
      isProse
        ? text.replace(
            /^([\s>]*:{3,}[a-z][\w-]*)[ \t]+(?!\{|\[[^\]]*\][ \t]*$)(\S.*?)[ \t]*$/i,
            (_, start: string, title: string) =>
              `${start}[${/[[\]]/.test(title.replace(BRACKETS, '')) ? title.replace(/[[\]]/g, '\\$&') : title}]`,
          )
        : text,
    )
    .join('\n')
}

/** Returns the position of an unclosed HTML comment outside of code; undefined if there is none. */
export function findUnclosedComment(body: string): { line: number; column: number } | undefined {
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

/** Replaces HTML comments outside code, which MDX does not support, with spaces of the same length. */
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
