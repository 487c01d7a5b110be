import { isDeepStrictEqual } from 'node:util'
import { problemAt, type Problem } from '../../content/problem'
import type { Place } from '../../markdown/place'
import { setupOf, type BodySql } from '../../markdown/sql'
import { openEngine, type Engine } from '../engine'
import { loadSchema, placeAt } from '../session'
import { cached } from './cache'
import { checkPair, type Fixture } from './pair'
import { readRecord, recordedNames, recordsFolder, type SqlRecord } from './records'
import { checkStatement } from './statement'

/** A page's SQL and where its body begins. */
export interface SqlPage {
  readonly file: string
  /** Line of the file on which the body's first line stands. */
  readonly bodyLine: number
  readonly sql: BodySql
}

export interface SqlReport {
  readonly problems: readonly Problem[]
  readonly records: ReadonlyMap<string, SqlRecord>
  /** How many fences ran, were only parsed, or were not checked at all; how many pairs were compared or explained. */
  readonly counts: Readonly<Record<'ran' | 'parsed' | 'not checked' | 'wrong' | 'pairs', number>>
}

/** Checks every fence and pair of the pages; what was checked before, and is the same, comes from the cache. */
export async function checkSql(pages: readonly SqlPage[], fixture: Fixture): Promise<SqlReport> {
  const problems: Problem[] = []
  const records = new Map<string, SqlRecord>()
  const counts = { ran: 0, parsed: 0, 'not checked': 0, wrong: 0, pairs: 0 }
  const lazy = lazyEngine()
  for (const page of pages) {
    const setup = setupOf(page.sql)
    const report = (place: Place, message: string) => problems.push(problemAt(page, place, message))
    for (const statement of page.sql.statements) {
      const { sql, flags } = statement
      const result = await cached(['statement', fixture.schema, setup, sql, flags], async () =>
        checkStatement(await lazy.withSchema(`${fixture.schema}\n${setup}`), statement),
      )
      counts[result.status] += 1
      if (result.status === 'wrong') report(inFence(statement, sql, result.offset), result.message)
    }
    for (const pair of page.sql.pairs) {
      counts.pairs += 1
      const result = await cached(['pair', fixture, setup, pair.record], async () =>
        checkPair(await lazy.fresh(), pair, setup, fixture),
      )
      if ('record' in result) records.set(pair.record, result.record)
      else report(pair, `<${pair.component}> ${result.message}`)
    }
  }
  await lazy.close()
  return { problems, records, counts }
}

/** Records that are missing, that differ from what the engine says now, or that no page refers to. */
export function staleRecords(contentDir: string, pages: readonly SqlPage[], { records }: SqlReport): Problem[] {
  const missing = pages.flatMap((page) =>
    page.sql.pairs.flatMap((pair): Problem[] => {
      const { component, record } = pair
      const fresh = records.get(record)
      if (!fresh || isDeepStrictEqual(fresh, readRecord(contentDir, record))) return []
      const message = `what is stored about this <${component}> is missing or stale: run \`npm run sql:record\``
      return [problemAt(page, pair, message)]
    }),
  )
  const used = new Set(pages.flatMap(({ sql }) => sql.pairs.map(({ record }) => record)))
  const unused = recordedNames(contentDir).filter((name) => !used.has(name))
  return [
    ...missing,
    ...unused.map((name) => ({
      file: `${recordsFolder(contentDir)}/${name}.json`,
      line: 1,
      message: 'no page refers to this record: run `npm run sql:record`',
    })),
  ]
}

/** The first line of a fence stands below its opening line. */
function inFence(fence: Place, sql: string, offset: number | undefined): Place {
  if (offset === undefined) return fence
  const { line, column } = placeAt(sql, offset)
  return { ...fence, line: fence.line + line, column: fence.column + column - 1 }
}

/** One engine for all, started when first needed; a schema is loaded only when it is another than before. */
function lazyEngine() {
  let engine: Engine | undefined
  let loaded: string | undefined
  const fresh = async () => {
    loaded = undefined
    engine ??= await openEngine()
    return engine
  }
  return {
    fresh,
    async withSchema(schema: string): Promise<Engine> {
      if (engine && loaded === schema) return engine
      const opened = await fresh()
      await loadSchema(opened, schema)
      loaded = schema
      return opened
    },
    close: async () => engine?.close(),
  }
}
