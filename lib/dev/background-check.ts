import { existsSync } from 'node:fs'
import path from 'node:path'
import { findAll } from '../content-lint/find-all'
import type { Diagnostic } from '../diagnostics/diagnostic'

/** Asks for a check of a content folder; without a folder, only ends the check that is under way. */
export interface CheckRequest {
  readonly id: number
  readonly folder?: string
  /** The files whose SQL is checked too, by their paths in the folder. */
  readonly changed?: readonly string[]
}

/** The diagnostics of a completed check, or its error. A second result follows if the check of the SQL finds more. */
export interface CheckResult {
  readonly id: number
  readonly diagnostics?: readonly Diagnostic[]
  readonly error?: string
}

/*
 * The process that checks the content while it is being written. It lives as long as the development server, since a text
 * that has not changed is not checked again.
 */
let controller = new AbortController()
process.on('message', ({ id, folder, changed = [] }: CheckRequest) => {
  controller.abort()
  controller = new AbortController()
  if (folder === undefined) return
  const { signal } = controller
  const answer = (result: Omit<CheckResult, 'id'>) => signal.aborted || process.send?.({ id, ...result })
  check(folder, changed, signal, (diagnostics) => answer({ diagnostics })).catch((error: Error) =>
    answer({ error: error.message }),
  )
})
process.on('disconnect', () => process.exit())

/**
 * Reports all diagnostics of a folder: first with the cached results of the SQL, then with all of them. A folder without
 * `sql/` is not checked for unknown tables.
 */
async function check(
  folder: string,
  changed: readonly string[],
  signal: AbortSignal,
  report: (diagnostics: readonly Diagnostic[]) => void,
): Promise<void> {
  const content = await findAll(folder, signal)
  if (changed.length === 0 || !existsSync(path.join(folder, 'sql'))) return report(content.diagnostics)
  // it loads a database engine, which the first check does not need
  const { sqlDiagnostics } = await import('./sql-diagnostics')
  for await (const sql of sqlDiagnostics(content, folder, changed, signal)) report([...content.diagnostics, ...sql])
}
