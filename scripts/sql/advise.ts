import { advisorDialects, AdvisorSession, reportLines, statisticsQuery } from '../../lib/index-advisor/index'
import { exitWithError, flag, readCommandLine, readCounts } from '../../lib/node/command-line'
import { readInputFile } from '../../lib/node/read-input-file'
import { openNodeEngine } from '../../lib/sql/engine/node-engine'
import type { Engine } from '../../lib/sql/index'
import { errorMessage } from '../../lib/text/error-message'

/**
 * `npm run advise -- schema.sql [statistics.sql] queries.sql [--settings FILE] [--dialect D] [--scale N] [--max N] [--json]`:
 * prints indexes for statements, by the costs of PostgreSQL’s planner. `--statistics-query` prints the query for the
 * statistics of PostgreSQL 12 to 17. Exit code 2 if a file or an argument cannot be used.
 */
const usage =
  'usage: npm run advise -- schema.sql [statistics.sql] queries.sql [--settings FILE] [--dialect postgresql|mysql] [--scale N] [--max N] [--json], or --statistics-query'

try {
  await main()
} catch (error) {
  exitWithError(errorMessage(error))
}

async function main(): Promise<void> {
  const text = { type: 'string' } as const
  const { values, positionals } = readCommandLine(
    { settings: text, dialect: text, scale: text, max: text, json: flag, 'statistics-query': flag },
    3,
  )
  if (values['statistics-query']) {
    console.log(statisticsQuery({ withValues: true }))
    return
  }
  const [schema, ...rest] = positionals
  const [queries, statistics] = rest.toReversed()
  if (schema === undefined || queries === undefined) exitWithError(usage)
  const dialect =
    advisorDialects.find((name) => name === (values.dialect ?? 'postgresql')) ??
    exitWithError(`there is no dialect “${values.dialect}”; known: ${advisorDialects.join(', ')}`)
  const [factor = 1, maxIndexes = 5] = readCounts([values.scale ?? '1', values.max ?? '5'])
  const input = {
    dialect,
    schema: readInputFile(schema),
    queries: readInputFile(queries),
    statistics: statistics === undefined ? '' : readInputFile(statistics),
    settings: values.settings === undefined ? '' : readInputFile(values.settings),
  }
  const engines: Engine[] = []
  const session = new AdvisorSession(async () => {
    const engine = await openNodeEngine()
    engines.push(engine)
    return engine
  })
  try {
    const result = await session.run(input, { factor, maxIndexes, maxRanked: 15 })
    if (values.json) console.log(JSON.stringify(result))
    else for (const line of reportLines(result)) console.log(line)
  } finally {
    for (const engine of engines) await engine.close()
  }
}
