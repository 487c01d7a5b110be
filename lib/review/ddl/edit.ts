import type { Code } from './code'

/** A replacement of the tokens up to an index. */
export interface Edit {
  readonly to: number
  readonly text: string
}

export const blank = (to: number): Edit => ({ to, text: '' })

/**
 * Returns the text of a statement with the same offsets and with the replacements that begin at its tokens. One that does not
 * fit is not made.
 */
export function applyEdits(
  text: string,
  start: number,
  { tokens }: Code,
  editAt: (at: number) => Edit | undefined,
): string {
  let edited = ''
  let end = start
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]
    const edit = editAt(at)
    if (!token || !edit) continue
    const last = tokens[edit.to] ?? token
    const next = last.start + last.text.length
    const old = text.slice(token.start - start, next - start)
    if (edit.text.length > old.length) continue
    edited += text.slice(end - start, token.start - start) + edit.text
    edited += old.slice(edit.text.length).replace(/[^\n]/g, ' ')
    end = next
    at = Math.max(at, edit.to)
  }
  return edited + text.slice(end - start)
}
