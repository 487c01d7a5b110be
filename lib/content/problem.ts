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
export function sortProblems<P extends Problem>(problems: readonly P[]): P[] {
  return [...problems].sort(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || (a.column ?? 0) - (b.column ?? 0),
  )
}
