import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { advise, openPlanner, prepare, statisticsQuery, type CostedAdvice } from '../../lib/index-advisor/index'
import { commandLine, exitWithError } from '../../lib/node/command-line'
import { openNodeEngine } from '../../lib/sql/engine/node-engine'

/**
 * `npm run bench:advise -- DATABASE QUERIES.sql …`: compares what the index advisor predicts with what a PostgreSQL server
 * does. For each query it builds the proposed indexes in a transaction that it rolls back. It runs the query before and
 * after, so use a test server. `psql` and `pg_dump` connect by their environment (PGHOST, PGPORT, PGUSER).
 */
const { positionals } = commandLine({}, Infinity)
if (positionals.length < 2 || positionals.length % 2 > 0)
  exitWithError('usage: npm run bench:advise -- DATABASE QUERIES.sql …')

const plans = { before: 0, after: 0, used: 0 }
const engine = await openNodeEngine()
console.log('| Query | Cost predicted | Cost of the server | Plans equal | Index | Size predicted, built | Time |')
console.log('| --- | --- | --- | --- | --- | --- | --- |')
let count = 0
for (let at = 0; at < positionals.length; at += 2) await compareAll(positionals[at] ?? '', positionals[at + 1] ?? '')
console.log(
  `\n${count} queries: ${plans.before} plans equal before, ${plans.after} after; the server uses the indexes in ${plans.used}`,
)
await engine.close()

async function compareAll(database: string, file: string): Promise<void> {
  const psql = (sql: string, ...args: string[]) =>
    execFileSync('psql', ['-X', '-q', '-A', '-t', '-v', 'ON_ERROR_STOP=1', '-d', database, ...args], {
      input: sql,
      encoding: 'utf8',
      maxBuffer: 1e9,
    })
  const input = {
    dialect: 'postgresql',
    schema: execFileSync('pg_dump', ['--schema-only', database], { encoding: 'utf8', maxBuffer: 1e9 }),
    statistics: psql(statisticsQuery({ withValues: true })),
    settings: psql('SHOW ALL', '-F', '|'),
  } as const
  const { queries } = await prepare({ ...input, queries: readFileSync(file, 'utf8') })
  for (const { text } of queries) {
    const given = { ...input, queries: text }
    const prepared = await prepare(given)
    const { planner } = await openPlanner(engine, given, prepared)
    const advice = await advise(planner, prepared, { factor: 1, maxIndexes: 2, maxRanked: 5 })
    console.log(compare(text, advice, psql))
    count++
  }
}

function compare(text: string, { queries, ranked }: CostedAdvice, psql: (sql: string) => string): string {
  const [predicted] = queries
  const chosen = ranked.filter(({ isChosen }) => isChosen)
  const build = chosen.map(({ statement }) => statement.replace(' CONCURRENTLY', '')).join('\n')
  const names = chosen.map(({ name }) => `'"${name}"'`)
  const explain = `EXPLAIN (FORMAT JSON) ${text};`
  // the second run finds its pages in the cache
  const timed = `EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) ${text};`
  const before = documents(psql(`${explain}${timed}${timed}`))
  const size =
    names.length > 0
      ? `SELECT sum(coalesce((SELECT sum(pg_relation_size(relid)) FROM pg_partition_tree(n)), pg_relation_size(n))) FROM unnest(ARRAY[${names.join(', ')}]::regclass[]) n;`
      : ''
  // an index on an expression has statistics only after ANALYZE
  const analyze = [...build.matchAll(/ ON (\S+) \(.*\b(?:lower|upper)\(/g)]
    .map(([, table]) => `ANALYZE ${table};`)
    .join('')
  const output = psql(`BEGIN;${build}${analyze}${explain}${timed}${timed}${size}ROLLBACK;`)
  const after = documents(output)
  const built = Number(/^\d+$/m.exec(output)?.[0] ?? 0)
  const [first, last] = [before[0] ?? none, after[0] ?? none]
  const equal = [
    shape(predicted?.before?.json) === shape(first.text),
    shape(predicted?.after?.json) === shape(last.text),
  ]
  if (equal[0]) plans.before++
  if (equal[1]) plans.after++
  // the indexes of partitions have names of their own
  const isUsed = ({ name, isPartitioned }: (typeof chosen)[number]) =>
    isPartitioned ? equal[1] : last.text.includes(`"Index Name": "${name}"`)
  if (chosen.every(isUsed)) plans.used++
  const cells = [
    text.replace(/\s+/g, ' ').slice(0, 60),
    `${round(predicted?.before?.cost)} → ${round(predicted?.after?.cost)}`,
    `${round(first.cost)} → ${round(last.cost)}`,
    equal.map((same) => (same ? 'yes' : 'no')).join(', '),
    chosen.map(({ statement }) => / ON (.*);/.exec(statement)?.[1]).join('; '),
    `${megabytes(chosen.reduce((sum, { bytes = 0 }) => sum + bytes, 0))}, ${megabytes(built)}`,
    `${before[2]?.time} → ${after[2]?.time} ms`,
  ]
  return `| ${cells.join(' | ')} |`
}

interface Document {
  readonly text: string
  readonly cost: number
  readonly time: number
}

const none: Document = { text: '', cost: 0, time: 0 }

/** Reads the JSON documents that psql prints one after the other. */
function documents(output: string): Document[] {
  return [...output.matchAll(/^\[$[\s\S]*?^\]$/gm)].map(([text]) => {
    const [plan] = JSON.parse(text) as [{ Plan: { 'Total Cost': number }; 'Execution Time'?: number }]
    return { text, cost: plan.Plan['Total Cost'], time: Number((plan['Execution Time'] ?? 0).toFixed(1)) }
  })
}

/** Returns the nodes of a plan, with the indexes and tables that they read. */
function shape(json = ''): string {
  return [...json.matchAll(/"(?:Node Type|Index Name|Relation Name|Join Type)": "([^"]+)"/g)]
    .map(([, name]) => name)
    .join(' ')
}

function round(cost = 0): string {
  return cost.toLocaleString('en', { maximumFractionDigits: cost < 1000 ? 1 : 0 })
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`
}
