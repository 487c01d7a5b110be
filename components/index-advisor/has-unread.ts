import type { NoteId } from '@/lib/index-advisor/notes'
import type { AdvisorResult } from '@/lib/index-advisor/session'

const unreadNotes: ReadonlySet<NoteId> = new Set([
  'noTables',
  'statementFailed',
  'queryUnexpected',
  'queryEndsEarly',
  'queryUnreadable',
])

/** True if a part of the schema or of the queries could not be read. */
export function hasUnread({ notes }: AdvisorResult): boolean {
  return notes.some(({ id }) => unreadNotes.has(id))
}
