import { names, operationOf } from '../dialect/tree'
import type { Column, Table } from '../engine/catalog'
import { deparse } from '../engine/deparse'
import { EngineError, type Engine } from '../engine/engine'
import { columnName, walk, type Node } from '../engine/parse'
import { ReasonError } from '../reasons'
import { comparisonsIn, type Comparison } from './comparisons'
import { quoteText } from './database'
import { sharedDates } from './dates'
import { castsToNumber, type Harvest } from './harvest'
import { seededRandom } from './random'
import { familyOf } from './values'

type Fields = Readonly<Record<string, unknown>>

/** A column in a comparison, and the columns of the tables that it may be. */
interface Variable {
  readonly reference: string
  readonly name: string
  readonly columns: readonly Column[]
}

/**
 * The largest steps of a search, tried in turns, because the expression may overflow. A step is 1 for whole numbers, a
 * digit of the scale for other numbers, a day for dates, and a second for timestamps.
 */
const LIMITS = [1e11, 2 ** 31 - 1, 1e9, 1e7, 1e6, 1e5, 1e4, 100]
/** The largest number of comparisons that are searched. */
const MAX_COMPARISONS = 40

/**
 * Finds the values at which comparisons with expressions change, such as 90 and 91 for `a + 10 > 100`, by bisection in
 * the engine. Returns them by the name of the column.
 */
export async function boundaryValues(
  engine: Engine,
  trees: readonly Node[],
  tables: readonly Table[],
  harvest: Harvest,
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const found = new Map<string, Set<string>>()
  const seen = new Set<string>()
  for (const sides of comparisonsIn(trees).slice(0, MAX_COMPARISONS)) {
    const variables = variablesOf(sides, tables)
    for (const { reference, name, columns } of variables)
      for (const column of columns) {
        const others = variables.filter((other) => other.reference !== reference)
        for (const query of await searches(sides, { reference, column }, others, harvest)) {
          // the same comparison is often on both sides
          const text = query(1, '')
          if (seen.has(text)) continue
          seen.add(text)
          for (const value of await firstResult(engine, query))
            found.set(name, (found.get(name) ?? new Set()).add(value))
        }
      }
  }
  return found
}

/** Returns the columns in a comparison with their types; those that are no columns of the tables have none. */
function variablesOf(sides: Comparison, tables: readonly Table[]): Variable[] {
  const variables = new Map<string, Variable>()
  walk(sides, (kind, fields) => {
    const name = kind === 'ColumnRef' ? columnName(fields) : undefined
    if (name === undefined) return
    const reference = JSON.stringify(fields.fields)
    const named = tables.flatMap(({ columns }) => columns.filter((column) => column.name === name))
    const columns = [...new Map(named.map((column) => [column.declared, column])).values()]
    variables.set(reference, { reference, name, columns })
  })
  return [...variables.values()]
}

type Query = (limit: number, from: '' | '-') => string

/** Returns the queries that search the values of a column; each lists the steps from `-limit` or 1 to `limit`. */
async function searches(
  sides: Comparison,
  { reference, column }: { reference: string; column: Column },
  others: readonly Variable[],
  harvest: Harvest,
): Promise<Query[]> {
  const value = valueAt(column, castsToNumber(harvest, column.name))
  if (value === undefined) return []
  const parameters = new Map([reference, ...others.map((other) => other.reference)].map((name, at) => [name, `v${at}`]))
  const fixed = others.map(({ columns: [first] }, at) => `${first ? fixedValue(first, harvest) : 'NULL'} AS v${at + 1}`)
  const row = (step: string) => `LATERAL (SELECT ${[`${value(step)} AS v0`, ...fixed].join(', ')}) v`
  const tests = await Promise.all(['<', '<='].map((operator) => written(sides, operator, parameters)))
  return tests.flatMap((test) =>
    test === undefined ? [] : (limit, from) => bisection(test, row, value('k'), limit, from),
  )
}

/** Returns the SQL of a column's value at a step; undefined for a type that is not searched, as texts that are no numbers. */
function valueAt(column: Column, isNumber: boolean): ((step: string) => string) | undefined {
  const scale = column.scale ?? 2
  switch (familyOf(column)) {
    case 'integer':
      return (step) => `CAST(${step} AS ${column.declared})`
    case 'decimal':
      return (step) => `CAST(${step} / 1e${scale} AS ${column.declared})`
    case 'date':
      return column.type === 'date'
        ? (step) => `(DATE '2000-01-01' + CAST(${step} AS int))`
        : (step) => `CAST(TIMESTAMP '2000-01-01' + ${step} * INTERVAL '1 second' AS ${column.declared})`
    case 'text':
      return isNumber ? (step) => `CAST(${step} AS ${column.declared})` : undefined
    case 'other':
      if (column.type === 'interval') return (step) => `(${step} * INTERVAL '1 second')`
      return /^int\dr/.test(column.type) ? (step) => `${column.type}(0, CAST(${step} AS int))` : undefined
    default:
      return undefined
  }
}

/** Returns a value that the other columns of a comparison have during a search, which generated rows often contain. */
function fixedValue(column: Column, harvest: Harvest): string {
  const [date = ''] = sharedDates(seededRandom(1), harvest)
  const text = { integer: '1', decimal: '1', date }[familyOf(column) as string]
  return text === undefined ? 'NULL' : `CAST(${quoteText(text)} AS ${column.declared})`
}

/** Returns a query for the result of comparing two sides, with other names of the columns; undefined if not writable. */
async function written(
  [lexpr, rexpr]: Comparison,
  operator: string,
  parameters: ReadonlyMap<string, string>,
): Promise<string | undefined> {
  const val = operationOf([operator], lexpr, rexpr)
  const select = structuredClone({
    SelectStmt: { targetList: [{ ResTarget: { val } }], limitOption: 'LIMIT_OPTION_DEFAULT', op: 'SETOP_NONE' },
  })
  walk([select], (kind, fields: Fields & { fields?: unknown }) => {
    const name = kind === 'ColumnRef' ? parameters.get(JSON.stringify(fields.fields)) : undefined
    if (name !== undefined) fields.fields = names(name)
  })
  try {
    return await deparse(select as unknown as Node)
  } catch (error) {
    if (error instanceof ReasonError) return undefined
    throw error
  }
}

/** Returns a query for the values on both sides of each change of a test, first between powers of 2, then in halves. */
function bisection(test: string, row: (step: string) => string, value: string, limit: number, from: '' | '-'): string {
  const powers = Array.from({ length: Math.floor(Math.log2(limit)) + 1 }, (_, exponent) => String(2 ** exponent))
  const steps = [...powers, String(limit), ...(from === '-' ? ['0', ...powers.map((power) => `-${power}`)] : [])]
  return `WITH RECURSIVE
    tested AS (SELECT step, (${test}) AS result FROM unnest('{${steps.join()}}'::bigint[]) AS s (step), ${row('step')}),
    pairs AS (SELECT step AS low, lead(step) OVER w AS high, result, lead(result) OVER w AS other FROM tested WINDOW w AS (ORDER BY step)),
    halves AS (
      SELECT low, high, result FROM pairs WHERE result <> other
      UNION ALL
      SELECT CASE WHEN t.same THEN middle ELSE low END, CASE WHEN t.same THEN high ELSE middle END, result
      FROM halves, LATERAL (SELECT (low + high) / 2 AS middle) m, ${row('middle')}, LATERAL (SELECT (${test}) IS NOT DISTINCT FROM result AS same) t
      WHERE high - low > 1
    )
    SELECT DISTINCT ${value} FROM halves, LATERAL (VALUES (low), (high)) AS ends (k) WHERE high - low = 1`
}

/** A date before the year 1 or after 9999: MySQL and SQL Server have none. */
const beyondCalendar = /^\d{5,}-| BC$/

/** Runs a query with smaller limits, and without zero and negative steps, until it raises no error about a value. */
async function firstResult(engine: Engine, query: Query): Promise<string[]> {
  for (const from of ['-', ''] as const)
    for (const limit of LIMITS)
      try {
        const [result] = await engine.run(query(limit, from))
        return (result?.rows ?? []).flatMap(([value]) => value ?? []).filter((value) => !beyondCalendar.test(value))
      } catch (error) {
        if (!(error instanceof EngineError)) throw error
        // class 22 is about values; others do not depend on them
        if (!error.code.startsWith('22')) return []
      }
  return []
}
