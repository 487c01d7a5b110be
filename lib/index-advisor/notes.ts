import type { Messages } from '../i18n/messages'

/** A remark about the input or the limits of a result: the id of its message and the values in the message. */
export interface Note {
  readonly id: NoteId
  readonly values: Readonly<Record<string, string>>
}

export type NoteId = keyof Messages['advisorNotes']

/** Returns a note. */
export function note(id: NoteId, values: Readonly<Record<string, string | number>> = {}): Note {
  return { id, values: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)])) }
}

/** Returns the first words of a text in one line, so that a message stays short. */
export function excerpt(text: string, length = 80): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > length ? `${line.slice(0, length - 1)}…` : line
}
