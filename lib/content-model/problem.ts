import type { SourcePosition } from './body-error'

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

/** A mistake in a body, where its writer finds it: in the page's file, or in that of the rule shown there. */
export function problemAt(
  { file, bodyLine }: { readonly file: string; readonly bodyLine: number },
  { line, column, from }: SourcePosition,
  message: string,
): Problem {
  if (from) return { file: from.file, line, message: `${from.code}: ${message}` }
  return { file, line: bodyLine + line - 1, column, message }
}

/** Problems in reading order, by file, then by place; what two languages share is said once. */
export function sortProblems<P extends Problem>(problems: readonly P[]): P[] {
  const once = new Map(problems.map((problem) => [formatProblem(problem), problem]))
  return [...once.values()].sort(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || (a.column ?? 0) - (b.column ?? 0),
  )
}
