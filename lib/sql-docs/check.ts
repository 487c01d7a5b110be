import { isDeepStrictEqual } from 'node:util'
import { diagnostic, diagnostics, type Diagnostic, type Report } from '../diagnostics/diagnostic'
import { reportAt, type SourcePosition } from '../content-model/body-error'
import { setupBefore, setupOf, type BodySql } from '../mdx/plugins/sql'
import { positionAt } from '../text/position-at'
import type { Fixture } from './fixture'
import { readRecord, recordedNames, recordsFolder, type SqlRecord } from '../content-files/sql-records'
import { runJobs, type Job, type JobResults } from './work'

/** A page with its SQL. */
export interface SqlPage {
  readonly file: string
  /** Line of the file on which the body begins. */
  readonly bodyLine: number
  readonly sql: BodySql
}

export interface SqlReport {
  readonly diagnostics: readonly Diagnostic[]
  readonly records: ReadonlyMap<string, SqlRecord>
  /** The number of fences by result, and the number of pairs. */
  readonly counts: Readonly<Record<'ran' | 'parsed' | 'not checked' | 'wrong' | 'pairs', number>>
}

/**
 * Checks all SQL fences and pairs of pages. `run` returns the results of jobs; by default it runs them all, with cached
 * results for unchanged ones.
 */
export async function checkSql(
  pages: readonly SqlPage[],
  fixture: Fixture,
  run: (jobs: readonly Job[]) => Promise<JobResults> | JobResults = runJobs,
): Promise<SqlReport> {
  const asked = pages.flatMap((page) => jobsOf(page, fixture))
  const results = await run(asked.map(({ job }) => job))
  const found: Diagnostic[] = []
  const records = new Map<string, SqlRecord>()
  const counts = { ran: 0, parsed: 0, 'not checked': 0, wrong: 0, pairs: 0 }
  for (const { page, job } of asked) {
    const result = results.get(job)
    const report = (position: SourcePosition, message: string) =>
      found.push(diagnostic('sql', reportAt(page, position, message)))
    if (job.type === 'pair') counts.pairs += 1
    if (job.type === 'statement' && result && 'status' in result) {
      counts[result.status] += 1
      if (result.status === 'wrong') report(inFence(job.statement, job.statement.sql, result.offset), result.message)
    } else if (job.type === 'pair' && result && 'record' in result) records.set(job.pair.record, result.record)
    else if (job.type === 'pair' && result && 'message' in result)
      report(job.pair, `<${job.pair.component}> ${result.message}`)
  }
  return { diagnostics: found, records, counts }
}

/** Returns the jobs of a page: one for each fence, with the schema on which it runs, and one for each pair. */
export function jobsOf(page: SqlPage, fixture: Fixture): { page: SqlPage; job: Job }[] {
  const { statements } = page.sql
  const setup = setupOf(page.sql)
  return [
    ...statements.map((statement, index): Job => {
      return { type: 'statement', schema: `${fixture.schema}\n${setupBefore(statements, index)}`, statement }
    }),
    ...page.sql.pairs.map((pair): Job => ({ type: 'pair', pair, setup, fixture })),
  ].map((job) => ({ page, job }))
}

/** Reports records that are missing, that differ from the engine's current result, or that no page refers to. */
export function staleRecords(contentDir: string, pages: readonly SqlPage[], { records }: SqlReport): Diagnostic[] {
  const missing = pages.flatMap((page) =>
    page.sql.pairs.flatMap((pair): Report[] => {
      const { component, record } = pair
      const fresh = records.get(record)
      if (!fresh || isDeepStrictEqual(fresh, readRecord(contentDir, record))) return []
      const message = `the record of this <${component}> is missing or outdated`
      return [reportAt(page, pair, message)]
    }),
  )
  const used = new Set(pages.flatMap(({ sql }) => sql.pairs.map(({ record }) => record)))
  const unused = recordedNames(contentDir).filter((name) => !used.has(name))
  return diagnostics('sql-records', [
    ...missing,
    ...unused.map((name) => ({
      file: `${recordsFolder(contentDir)}/${name}.json`,
      message: 'no page refers to this record',
    })),
  ])
}

/** Returns the position of a character offset in a fence, whose SQL begins on the line after its opening line. */
function inFence(fence: SourcePosition, sql: string, offset: number | undefined): SourcePosition {
  // a fence generated from a rule has other lines than the file of the rule
  if (offset === undefined || fence.from) return fence
  const { line, column } = positionAt(sql, offset)
  return { ...fence, line: fence.line + line, column: fence.column + column - 1 }
}
