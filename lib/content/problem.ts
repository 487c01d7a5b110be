/** Something wrong in a writer's file: where it is and what to do about it. */
export interface Problem {
  /** Path as the writer knows it, relative to the working directory. */
  readonly file: string
  /** 1-based. */
  readonly line: number
  readonly column?: number
  readonly message: string
}

/** `file:line:column: message`, the form that editors turn into a link. */
export function formatProblem({ file, line, column, message }: Problem): string {
  return `${file}:${line}${column === undefined ? '' : `:${column}`}: ${message}`
}

/** Problems in reading order: by file, then by place. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return [...problems].sort(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || (a.column ?? 0) - (b.column ?? 0),
  )
}

/** Prints what is only doubtful, in reading order. */
export function printWarnings(warnings: readonly Problem[]): void {
  for (const warning of sortProblems(warnings)) console.warn(`warning ${formatProblem(warning)}`)
}

/** Thrown with all problems of a run, so that a writer fixes them in one go. */
export class ContentError extends Error {
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    const sorted = sortProblems(problems)
    super(sorted.map(formatProblem).join('\n'))
    this.name = 'ContentError'
    this.problems = sorted
  }
}
