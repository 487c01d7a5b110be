import { existsSync } from 'node:fs'
import path from 'node:path'
import { findAll } from '../content-lint/find-all'
import type { Diagnostic } from '../diagnostics/diagnostic'
import { failureMessage } from '../node/file-failure'

/** The request to check a content folder; a request without a folder only cancels the running check. */
export interface CheckRequest {
  readonly id: number
  readonly folder?: string
  /** The files whose SQL is checked too, relative to the folder. */
  readonly changed?: readonly string[]
}

/**
 * The diagnostics of a completed check, or its error. A second result follows if the SQL check reports different
 * diagnostics.
 */
export interface CheckResult {
  readonly id: number
  readonly diagnostics?: readonly Diagnostic[]
  readonly error?: string
}

/*
 * The child process that checks the content in development. It runs as long as the development server, so its caches of
 * unchanged texts remain.
 */
let controller = new AbortController()
process.on('message', ({ id, folder, changed = [] }: CheckRequest) => {
  controller.abort()
  controller = new AbortController()
  if (folder === undefined) return
  const { signal } = controller
  const answer = (result: Omit<CheckResult, 'id'>) => signal.aborted || process.send?.({ id, ...result })
  check(folder, changed, signal, (diagnostics) => answer({ diagnostics })).catch((error: unknown) =>
    answer({ error: failureMessage(error) }),
  )
})
process.on('disconnect', () => process.exit())

/**
 * Reports all diagnostics of a folder, first with cached SQL results, then with complete ones. The SQL is not checked
 * without changed files, or without `sql/`, because the tables are then unknown.
 */
async function check(
  folder: string,
  changed: readonly string[],
  signal: AbortSignal,
  report: (diagnostics: readonly Diagnostic[]) => void,
): Promise<void> {
  const content = await findAll(folder, { cacheDir: path.join('.cache', 'dev'), signal })
  if (changed.length === 0 || !existsSync(path.join(folder, 'sql'))) return report(content.diagnostics)
  // loaded on demand: it loads a database engine, which the first check does not need
  const { sqlDiagnostics } = await import('./sql-diagnostics')
  for await (const sql of sqlDiagnostics(content, folder, changed, signal)) report([...content.diagnostics, ...sql])
}
