import type { Diagnostic } from '../diagnostics/diagnostic'

/** A file that a migration writes: a copy of a source file, or a text of its own. */
export interface PlannedFile {
  /** The absolute path of the source; absent for a file that the migration makes. */
  readonly from?: string
  /** The content, if it is not that of the source. */
  readonly content?: string | Buffer
}

/** Something that a writer should know or do, with its place in the source or in the content folder. */
export type Note = Pick<Diagnostic, 'file' | 'message'> & Partial<Pick<Diagnostic, 'line' | 'fix'>>

/** The files that a migration will write, and its report. */
export class Plan {
  readonly files = new Map<string, PlannedFile>()
  /** The parts that were written differently than in the source. */
  readonly changed: Note[] = []
  /** The parts that were omitted or that need a decision. */
  readonly open: Note[] = []

  /** Adds a file; returns false if another file already has this path, and reports the later one. */
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
