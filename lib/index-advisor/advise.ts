import type { Query as ViewQuery } from '../review/query'
import type { AdvisorDialect } from './dialect'
import { readStatements } from '../review/review'
import { applyStatement } from '../review/apply-statement'
import { emptySchema, type Schema } from '../review/schema'
import type { Engine } from '../sql/index'
import { candidatesByRule } from './candidates/by-rule'
import { candidatesOf, distinct, type Candidate } from './candidates/candidates'
import { readUsages } from './candidates/read-usage'
import { unknownTables } from './candidates/unknown-tables'
import type { Usage } from './candidates/usage'
import { readDump } from './input/dump'
import { readQueries, type Query } from './input/queries'
import { hasCollationC, readServerVersion, readSettings } from './input/settings'
import { readStatistics } from './input/statistics'
import { note, type Note } from './notes'
import { Planner } from './planner/planner'

/** The texts that a reader gives, and what to do with them. */
export interface AdvisorInput {
  readonly dialect: AdvisorDialect
  /** DDL, such as the output of `pg_dump --schema-only`. */
  readonly schema: string
  /** The output of `pg_dump --statistics-only`, or of the query of `statistics-query.ts`; empty if there is none. */
  readonly statistics: string
  /** The output of `SHOW ALL`; empty if there is none. */
  readonly settings: string
  readonly queries: string
}

/** The maximum number of candidates of one run. */
const MAX_CANDIDATES = 80

/** The parsed schema and statements. */
export interface Prepared {
  readonly dialect: AdvisorDialect
  readonly queries: readonly Query[]
  readonly usages: readonly (readonly Usage[])[]
  readonly schema: Schema
  /** The tables of the statements that the schema does not have. */
  readonly unknownTables: readonly string[]
  readonly notes: readonly Note[]
}

/** Reads the schema and the statements, without an engine. */
export async function prepare({ dialect, schema: ddl, queries: text }: AdvisorInput): Promise<Prepared> {
  const script = dialect === 'mysql' ? ddl : readDump(ddl).statements.join(';\n')
  const { statements } = await readStatements(script, dialect)
  const schema = statements.reduce((model, { body }) => applyStatement(model, body, false), emptySchema)
  const views = new Map(
    statements.flatMap(({ body }): [string, ViewQuery][] =>
      body.kind === 'create' && body.object === 'view' && body.name && body.query
        ? [[body.name.name.toLowerCase(), body.query]]
        : [],
    ),
  )
  const { queries, notes } = await readQueries(text, dialect)
  return {
    dialect,
    queries,
    usages: queries.map(({ statement }) => readUsages(statement.body, schema, views)),
    schema,
    unknownTables: [...new Set(queries.flatMap(({ statement }) => unknownTables(statement.body, schema, views)))],
    notes: [
      ...(schema.tables.isEmpty() ? [note('noTables')] : []),
      ...(queries.length === 0 && notes.length === 0 ? [note('noQueries')] : []),
      ...notes,
    ],
  }
}

/** Returns candidates without costs. */
export function adviseByRule({ usages, schema, dialect }: Prepared): Candidate[] {
  return candidatesByRule(usages, schema, dialect)
}

/** True if the input has what costs need: PostgreSQL and statistics. */
export function hasStatistics({ dialect, statistics }: AdvisorInput): boolean {
  return dialect === 'postgresql' && readStatistics(statistics).relations.length > 0
}

/** Loads the schema, the statistics and the indexes of all candidates into an engine. */
export async function openPlanner(
  engine: Engine,
  input: AdvisorInput,
  { usages }: Prepared,
): Promise<{ planner: Planner; notes: Note[] }> {
  const script = readDump(input.schema)
  const statistics = readStatistics(input.statistics)
  const hasPrefixes = usages.flat().some(({ prefixes }) => prefixes.size > 0)
  const collation = hasPrefixes && !hasCollationC(input.settings) ? 'other' : 'C'
  const perUsage = usages.flat().map((usage) => candidatesOf(usage, true))
  const suggested = inTurns(perUsage)
  const all = distinct(collation === 'C' ? suggested.map(withoutOperatorClasses) : suggested)
  const { planner, notes } = await Planner.open(engine, {
    statements: script.statements,
    statistics,
    settings: readSettings(input.settings),
    collation,
    candidates: all.slice(0, MAX_CANDIDATES),
    rangeOnly: rangeOnlyColumns(usages),
    tables: usages.flat().flatMap(({ source }) => (source.kind === 'table' ? [source.table] : [])),
  })
  const version = readServerVersion(input.settings)
  const { extendedStatistics, indexes } = planner.catalog
  const [extended] = extendedStatistics
  const known = new Set(statistics.columns.map(({ relation }) => relation))
  const own = new Set(planner.candidates.flatMap(({ oids }) => oids))
  const expressions = indexes.filter(
    ({ oid, name, hasExpression }) => hasExpression && !known.has(name) && !own.has(oid),
  )

  return {
    planner,
    notes: [
      ...script.notes,
      ...notes,
      ...(all.length > MAX_CANDIDATES ? [note('tooManyCandidates', { count: all.length, limit: MAX_CANDIDATES })] : []),
      version === undefined
        ? note('version', { engine: engine.version })
        : note('serverVersion', { engine: engine.version, server: version }),
      ...(collation === 'other' ? [note('collation')] : []),
      ...(extended === undefined
        ? []
        : [note('extendedStatistics', { count: extendedStatistics.length, first: extended })]),
      ...(planner.candidates.some(({ keys }) => keys.some(({ call }) => call)) ? [note('expressionCandidates')] : []),
      ...(expressions[0] ? [note('expressionIndexes', { count: expressions.length, first: expressions[0].name })] : []),
    ],
  }
}

/** In the collation C, an ordinary index serves LIKE. */
function withoutOperatorClasses(candidate: Candidate): Candidate {
  const keys = candidate.keys.map(({ column, isDescending, nulls, call }) => ({
    column,
    isDescending,
    ...(nulls && { nulls }),
    ...(call && { call }),
  }))
  return { ...candidate, keys }
}

/** Returns the columns that are compared by range only, as JSON of table and column. */
function rangeOnlyColumns(usages: Prepared['usages']): Set<string> {
  const keys = (usage: Usage, columns: Iterable<string>) =>
    [...columns].map((column) => JSON.stringify([usage.table.name, column]))
  const all = usages.flat()
  const others = new Set(
    all.flatMap((usage) => {
      const { equal, listed, joined } = usage
      return keys(usage, [...equal, ...listed, ...[...joined.values()].flatMap((set) => [...set])])
    }),
  )
  return new Set(all.flatMap((usage) => keys(usage, usage.ranges)).filter((key) => !others.has(key)))
}

/** Takes the first of each list, then the second of each, and so on. */
function inTurns<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const longest = Math.max(0, ...lists.map((list) => list.length))
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat()
}
