/** The label of the message that `withRowForNotes` adds: a zero-width space. */
const label = '\u200B'

const note = /^note\s+(?:left of|right of|over)\s+([^:,\s]+)\s*[:,]/i
const message = /^\S+?\s*--?(?:>?>|[)x])/

/**
 * Adds a message before the notes with which a sequence diagram begins, because the library draws a note below the
 * message before it, and none without a message.
 */
export function withRowForNotes(lines: readonly string[]): readonly string[] {
  const first = lines.findIndex((line) => note.test(line) || message.test(line))
  const [, actor] = note.exec(lines[first] ?? '') ?? []
  return actor === undefined ? lines : lines.toSpliced(first, 0, `${actor}->>${actor}: ${label}`)
}

/** Removes the message that `withRowForNotes` added from the SVG markup of a diagram. */
export function withoutRow(svg: string): string {
  return svg.replace(new RegExp(`<g class="message"[^>]* data-label="${label}"[^]*?</g>`), '')
}
