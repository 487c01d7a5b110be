/** A finding of a rule in one file; the caller adds the file and the rule. */
export interface Found {
  readonly line: number
  readonly column: number
  readonly message: string
  /** Absent where the rule's own advice is the best one. */
  readonly fix?: string
}

/** A finding of a rule that compares several files; the file is relative to the content folder. */
export interface FoundIn extends Found {
  readonly file: string
}
