import type { FileReport } from '../diagnostics/diagnostic'

/** Advice on the marks that git writes into a file with a merge conflict. */
export const MERGE_CONFLICT =
  'Resolve the merge conflict: keep one of its two texts, and delete the lines with <<<<<<<, ======= and >>>>>>>'

/** Returns a report about the first merge conflict in a text; undefined without one. */
export function mergeConflict(text: string): FileReport | undefined {
  const mark = text.search(/^<{7} /m)
  return mark === -1 ? undefined : { line: text.slice(0, mark).split('\n').length, column: 1, message: MERGE_CONFLICT }
}
