import { readFileSync } from 'node:fs'
import type { Diagnostic } from '../diagnostics/diagnostic'

/** A file that a migration writes: a copy of a source file, possibly with other content, or a generated file. */
export interface PlannedFile {
  /** The absolute path of the source; absent for a generated file. */
  readonly from?: string
  /** The content, if it is not that of the source. */
  readonly content?: string | Buffer
}

/** Returns the text of a file that a migration writes. */
export function sourceOf({ from, content }: PlannedFile): string {
  return String(content ?? readFileSync(from ?? '', 'utf8'))
}

/** A message for the writer about a file of the source or of the content folder. */
export type Note = Pick<Diagnostic, 'file' | 'message'> & Partial<Pick<Diagnostic, 'line' | 'fix'>>

/** The files that a migration will write, and its report. */
export class Plan {
  readonly files = new Map<string, PlannedFile>()
  /** The files whose content differs from the source. */
  readonly changed: Note[] = []
  /** The files that were omitted or that need a decision. */
  readonly open: Note[] = []

  /** Adds a file. If another source already has this path, notes that the later one is omitted, and returns false. */
  add(to: string, file: PlannedFile): boolean {
    const other = this.files.get(to)
    if (other && file.from !== undefined && other.from !== file.from) {
      this.open.push({ file: file.from, message: `was left out: ${to} comes from ${other.from ?? 'the migration'}` })
      return false
    }
    this.files.set(to, file)
    return true
  }
}
