import type { Column, Table } from '../engine/catalog'
import { ReasonError } from '../reasons'
import { quoteText, type Cell } from './database'
import { EngineError, type Engine } from '../engine/engine'
import { MAX_ROWS, type Harvest } from './harvest'
import { columnName, parseSql, walk } from '../engine/parse'
import { seededRandom, type Random } from './random'
import { candidates, familyOf, sequence, sharedValues } from './values'

/** A group of columns that share CHECK constraints, and combinations of values that satisfy these constraints. */
export interface CheckedColumns {
  readonly columns: readonly number[]
  readonly tuples: readonly (readonly Cell[])[]
}

/** The possible values of each column of a table. */
export interface TableValues {
  /** The literals with which the statements compare each column. */
  readonly exact: readonly (readonly string[])[]
  /** Values near these literals. */
  readonly near: readonly (readonly string[])[]
  readonly far: readonly (readonly string[])[]
  /** Runs of consecutive numbers that start at these literals: many different values on one side of a condition. */
  readonly runs: readonly (readonly (readonly string[])[])[]
  readonly checked: readonly CheckedColumns[]
}

/** The number of combinations of values that are tested against CHECK constraints. */
const OFFERED = 1500

/** Returns the possible values of a table's columns; the engine tests which combinations satisfy CHECK constraints. */
export async function tableValues(engine: Engine, table: Table, harvest: Harvest, seed: number): Promise<TableValues> {
  const found = []
  for (const column of table.columns) {
    const { near, far, ...values } = candidates(column, harvest)
    const valid = (texts: string[]) => (familyOf(column) === 'other' ? validInputs(engine, column, texts) : texts)
    found.push({ ...values, near: await valid(near), far: await valid(far) })
  }
  const values = {
    exact: found.map(({ exact }) => exact),
    near: found.map(({ near }) => near),
    far: found.map(({ far }) => far),
    runs: found.map(({ runs }) => runs),
  }
  const groups = await checkGroups(table)
  const random = seededRandom(seed)
  const checked: CheckedColumns[] = []
  for (const { columns, checks } of groups) {
    const offered = offer(columns, table, values, harvest, random)
    checked.push({ columns, tuples: await passing(engine, table, columns, checks, offered) })
  }
  return { ...values, checked }
}

/** Returns the texts that are valid input of a column's type. */
async function validInputs(engine: Engine, { declared }: Column, texts: readonly string[]): Promise<string[]> {
  if (texts.length === 0) return []
  const rows = texts.map((text, at) => `(${at}, ${quoteText(text)})`).join(', ')
  const [result] = await engine.run(
    `SELECT at FROM (VALUES ${rows}) AS v(at, text) WHERE pg_input_is_valid(text, ${quoteText(declared)})`,
  )
  return (result?.rows ?? []).flatMap(([at]) => texts[Number(at)] ?? [])
}

/** Groups a table's CHECK constraints: constraints that share a column belong to the same group. */
async function checkGroups(table: Table): Promise<{ columns: number[]; checks: string[] }[]> {
  const groups: { columns: number[]; checks: string[] }[] = []
  for (const check of table.checks) {
    const used = await columnsOf(check, table)
    if (used.length === 0) continue
    const touched = groups.filter(({ columns }) => columns.some((column) => used.includes(column)))
    const rest = groups.filter((group) => !touched.includes(group))
    const columns = [...new Set([...touched.flatMap((group) => group.columns), ...used])]
    groups.splice(0, groups.length, ...rest, { columns, checks: [...touched.flatMap((group) => group.checks), check] })
  }
  return groups
}

async function columnsOf(check: string, table: Table): Promise<number[]> {
  const names = new Set<string>()
  for (const { node } of await parseSql(`SELECT ${check}`)) {
    walk(node, (kind, fields) => {
      if (kind === 'ColumnRef') names.add(columnName(fields) ?? '')
    })
  }
  return table.columns.flatMap(({ name }, index) => (names.has(name) ? [index] : []))
}

function offer(
  columns: readonly number[],
  table: Table,
  values: Pick<TableValues, 'near' | 'far' | 'runs'>,
  harvest: Harvest,
  random: Random,
): Cell[][] {
  const pools = columns.map((index): Cell[] => {
    const column = table.columns[index] as Column
    const pool = [
      ...(values.near[index] ?? []),
      ...(values.far[index] ?? []),
      ...sharedValues(familyOf(column), random, harvest),
      ...(harvest.countsDistinct ? [...sequence(column, MAX_ROWS), ...(values.runs[index] ?? []).flat()] : []),
    ]
    return [...new Set<Cell>(pool), ...(column.notNull ? [] : [null])]
  })
  const [only] = pools
  if (pools.length === 1 && only) return only.map((cell) => [cell])
  return Array.from({ length: OFFERED }, () => pools.map((pool) => (pool.length > 0 ? random.pick(pool) : null)))
}

async function passing(
  engine: Engine,
  table: Table,
  columns: readonly number[],
  checks: readonly string[],
  offered: readonly Cell[][],
): Promise<Cell[][]> {
  const used = columns.map((index) => table.columns[index] as Column)
  const row = (cells: readonly Cell[], at: number) =>
    `(${[at, ...cells.map((cell, index) => `CAST(${cell === null ? 'NULL' : quoteText(cell)} AS ${used[index]?.declared})`)].join(', ')})`
  const names = used.map(({ name }) => `"${name.replaceAll('"', '""')}"`).join(', ')
  const conditions = checks.map((check) => `(${check}) IS NOT FALSE`).join(' AND ')
  const sql = `SELECT candidate FROM (VALUES ${offered.map(row).join(', ')}) AS v(candidate, ${names}) WHERE ${conditions}`
  try {
    const [result] = await engine.run(sql)
    const tuples = result?.rows.flatMap(([at]) => offered[Number(at)] ?? []).length
    if (!tuples) throw new ReasonError('noValues', { check: checks.join(' AND '), table: table.name })
    return (result?.rows ?? []).map(([at]) => [...(offered[Number(at)] ?? [])])
  } catch (error) {
    if (!(error instanceof EngineError)) throw error
    throw new ReasonError('checkFails', { check: checks.join(' AND '), table: table.name, error: error.message })
  }
}
