/** What a rule found in one file; the check knows which file and which rule. */
export interface Found {
  readonly line: number
  readonly column: number
  readonly message: string
  /** Absent where the rule's own advice is the best one. */
  readonly fix?: string
}

/** What a rule found that looks at several files; the file is relative to the content folder. */
export interface FoundIn extends Found {
  readonly file: string
}
