import { advise, adviseByRule, hasStatistics, openPlanner, prepare } from '../../lib/index-advisor/index'
import { reportLines, ruleLines, statisticsQuery } from '../../lib/index-advisor/index'
import { exitWithError, flag, readCommandLine, readCounts } from '../../lib/node/command-line'
import { readInputFile } from '../../lib/node/read-input-file'
import { reviewDialects } from '../../lib/review/index'
import { openNodeEngine } from '../../lib/sql/engine/node-engine'
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
    reviewDialects.find((name) => name === (values.dialect ?? 'postgresql')) ??
    exitWithError(`there is no dialect “${values.dialect}”; known: ${reviewDialects.join(', ')}`)
  const [factor = 1, maxIndexes = 5] = readCounts([values.scale ?? '1', values.max ?? '5'])
  const input = {
    dialect,
    schema: readInputFile(schema),
    queries: readInputFile(queries),
    statistics: statistics === undefined ? '' : readInputFile(statistics),
    settings: values.settings === undefined ? '' : readInputFile(values.settings),
  }
  const prepared = await prepare(input)
  if (!hasStatistics(input)) {
    const candidates = adviseByRule(prepared)
    if (values.json) console.log(JSON.stringify({ candidates, notes: prepared.notes }))
    else for (const line of ruleLines(candidates, dialect, prepared.notes)) console.log(line)
    return
  }
  const engine = await openNodeEngine()
  try {
    const { planner, notes } = await openPlanner(engine, input, prepared)
    const advice = await advise(planner, prepared, { factor, maxIndexes, maxRanked: 15 })
    const all = [...prepared.notes, ...notes, ...advice.notes]
    if (values.json) console.log(JSON.stringify({ ...advice, notes: all }))
    else for (const line of reportLines(advice, all)) console.log(line)
  } finally {
    await engine.close()
  }
}
