import type { Column, Table } from '../engine/catalog'
import type { Cell, Database } from './database'
import type { TableValues } from './domains'
import type { Harvest } from './harvest'
import { makeDistinct, uniqueKey } from './keys'
import type { Random } from './random'
import { familyOf, sequence, sequenceValue, sharedValues, type Family } from './values'

/** The input of the database generator; tables have parents first. */
export interface Source {
  readonly tables: readonly Table[]
  readonly values: readonly TableValues[]
  readonly harvest: Harvest
  /** For each column of each table, a name that it shares with the columns it is compared with. */
  readonly joins: readonly (readonly string[])[]
  /** The tables and columns, by their indexes, in which a change can affect the results. */
  readonly targets: readonly Target[]
}

/** A table and some of its columns, by their indexes. */
export interface Target {
  readonly table: number
  readonly columns: readonly number[]
}

interface Domain {
  readonly cells: readonly Cell[]
  readonly nulls: number
  /** Whether the rows contain the values in turn, so that as many differ as there are rows. */
  readonly inTurn: boolean
}

/** The random parameters of a table in a database. */
interface Habits {
  readonly rows: number
  readonly domains: readonly Domain[]
  /** For each group of columns with CHECK constraints, the combinations of values in use. */
  readonly tuples: readonly { readonly cells: readonly (readonly Cell[])[]; readonly inTurn: boolean }[]
  /** The probability that a row repeats the previous row except for one value. */
  readonly copies: number
}

/** The sizes of a database's tables, and how often its values are literals of the statements. */
export interface Style {
  /** The minimum and maximum number of rows of a table that is not empty. */
  readonly rows: readonly [number, number]
  /** A table, by its index, with another minimum and maximum. */
  readonly large?: { readonly table: number; readonly rows: readonly [number, number] }
  /** The probability that a column that is compared with constants contains only these constants. */
  readonly focus: number
  /** Whether columns that are not compared with constants contain a single value, so that all rows form one group. */
  readonly together: boolean
  /** Whether half of the columns contain as many different values as there are rows. */
  readonly varied?: boolean
}

/** Returns a random database that satisfies keys, foreign keys, NOT NULL and CHECK constraints. */
export function randomDatabase(source: Source, random: Random, style: Style): Database {
  const ofFamily = new Map<Family, string[]>()
  const ofJoin = new Map<string, readonly Cell[]>()
  const database: Cell[][][] = []
  for (const [index, table] of source.tables.entries()) {
    const habits = tableHabits(source, index, random, style, ofFamily, ofJoin)
    database.push(randomRows(table, source, database, habits, random))
  }
  return database
}

function tableHabits(
  { tables, values, harvest, joins }: Source,
  index: number,
  random: Random,
  style: Style,
  ofFamily: Map<Family, string[]>,
  ofJoin: Map<string, readonly Cell[]>,
): Habits {
  const table = tables[index] as Table
  const own = values[index] as TableValues
  const spread = style.large ? FEW_VALUES : VALUES
  const domains = table.columns.map((column, at): Domain => {
    const family = familyOf(column)
    const common = ofFamily.get(family) ?? sharedValues(family, random, harvest)
    ofFamily.set(family, common)
    const join = `${family} ${joins[index]?.[at]}`
    const former = ofJoin.get(join)
    const exact = own.exact[at] ?? []
    const focused = exact.length > 0 && random.chance(style.focus)
    const runs = own.runs[at] ?? []
    const drawn = () => drawDomain(own.near[at] ?? [], own.far[at] ?? [], common, random.pick(spread), random)
    const ran = runs.length > 0 && random.chance(0.12) ? random.pick(runs) : undefined
    const single = style.together && exact.length === 0 && common.length > 0
    const most = style.large?.table === index ? style.large.rows[1] : style.rows[1]
    const all = style.varied && random.chance(0.5) ? sequence(column, most) : []
    const cells =
      all.length > 0
        ? all
        : single
          ? (former ?? common).slice(0, 1)
          : (ran ?? (focused ? random.sample(exact, 3) : former && random.chance(0.75) ? former : drawn()))
    ofJoin.set(join, cells)
    const inTurn = all.length > 0
    return { cells, nulls: column.notNull || inTurn ? 0 : random.pick([0, 0, 0, 0.2, 0.2, 0.5, 0.9]), inTurn }
  })
  const tuples = own.checked.map((group) => {
    const inTurn = style.varied === true && random.chance(0.5)
    return { cells: random.sample(group.tuples, inTurn ? style.rows[1] : random.pick([1, 2, 3, 5])), inTurn }
  })
  return {
    rows: tableSize(random, style.large?.table === index ? style.large.rows : style.rows),
    domains,
    tuples,
    copies: style.varied ? 0 : random.pick([0, 0, 0.3, 0.7]),
  }
}

function tableSize(random: Random, [least, most]: Style['rows']): number {
  if (random.chance(0.07)) return 0
  return least + random.below(most - least + 1)
}

/** The numbers of distinct values of a column; `FEW_VALUES` for databases with a large table, to form large groups. */
const VALUES = [1, 2, 2, 3, 4, 6]
const FEW_VALUES = [1, 1, 1, 2, 3]

/** Returns random values of a column: near the constants it is compared with, shared by all columns, or others. */
function drawDomain(
  near: readonly string[],
  far: readonly string[],
  common: readonly string[],
  count: number,
  random: Random,
): Cell[] {
  const roll = random.next()
  if (near.length > 0 && roll < 0.6) {
    return [...random.sample(near, count), ...(random.chance(0.4) ? random.sample(common, 1) : [])]
  }
  if (common.length > 0 && roll < 0.85) return random.sample(common, Math.min(count, 3))
  return [...random.sample(far, count), ...random.sample(common, 1)]
}

function randomRows(table: Table, source: Source, parents: Cell[][][], habits: Habits, random: Random): Cell[][] {
  const rows: Cell[][] = []
  const own = source.values[source.tables.indexOf(table)] as TableValues
  const seen = table.uniques.map(() => new Set<string>())
  for (let wanted = habits.rows, tries = wanted * 4; rows.length < wanted && tries > 0; tries--) {
    const row = randomRow(table, source, parents, rows, habits, random)
    // the second half of the tries changes rows instead of drawing others
    if (row && tries <= wanted * 2) makeDistinct(table, own, row, rows.length)
    const keys = row && table.uniques.map((unique) => uniqueKey(table, unique, row))
    if (!keys || keys.some((key, index) => key !== undefined && seen[index]?.has(key))) continue
    keys.forEach((key, index) => key !== undefined && seen[index]?.add(key))
    rows.push(row)
  }
  return rows
}

function randomRow(
  table: Table,
  { tables, values }: Source,
  parents: readonly Cell[][][],
  before: readonly Cell[][],
  habits: Habits,
  random: Random,
): Cell[] | undefined {
  const last = before.at(-1)
  const copied = last !== undefined && random.chance(habits.copies)
  const changed = random.below(table.columns.length)
  const own = values[tables.indexOf(table)] as TableValues
  const row = table.columns.map((column, at): Cell => {
    if (copied && at !== changed && !isKey(table, column.name)) return last[at] ?? null
    return drawCell(column, habits.domains[at], before.length, isKey(table, column.name), random)
  })
  own.checked.forEach(({ columns }, group) => {
    const { cells = [], inTurn = false } = habits.tuples[group] ?? {}
    const tuple = inTurn ? cells[before.length % cells.length] : random.pick(cells)
    if (!copied || columns.includes(changed)) columns.forEach((column, at) => (row[column] = tuple?.[at] ?? null))
  })
  return linkParents(table, tables, parents, before, row, habits, random) ? row : undefined
}

function drawCell(column: Column, domain: Domain | undefined, sequence: number, key: boolean, random: Random): Cell {
  if (!domain || domain.cells.length === 0 || random.chance(domain.nulls)) return null
  const cell = domain.inTurn ? domain.cells[sequence % domain.cells.length] : random.pick(domain.cells)
  const next = key ? sequenceValue(column, sequence + 1) : undefined
  return next !== undefined && random.chance(sequence < domain.cells.length ? 0.4 : 0.9) ? next : (cell ?? null)
}

/** Sets the foreign keys of a row to the keys of parent rows or to NULL; returns false if that is impossible. */
function linkParents(
  table: Table,
  tables: readonly Table[],
  parents: readonly Cell[][][],
  before: readonly Cell[][],
  row: Cell[],
  habits: Habits,
  random: Random,
): boolean {
  const fixed = new Set<number>()
  return table.foreignKeys.every((key) => {
    const own = key.columns.map((name) => table.columns.findIndex((column) => column.name === name))
    const parent = tables.findIndex(({ name }) => name === key.parent)
    const theirs = key.parentColumns.map(
      (name) => tables[parent]?.columns.findIndex((column) => column.name === name) ?? -1,
    )
    const rows = tables[parent] === table ? [...before, row] : (parents[parent] ?? [])
    const fitting = rows.filter((candidate) =>
      own.every(
        (at, index) =>
          candidate[theirs[index] ?? -1] != null && (!fixed.has(at) || row[at] === candidate[theirs[index] ?? -1]),
      ),
    )
    const nullable = own.find((at) => !table.columns[at]?.notNull && !fixed.has(at))
    const nulls = nullable === undefined ? 0 : (habits.domains[nullable]?.nulls ?? 0)
    if (fitting.length === 0 || random.chance(nulls)) {
      if (nullable === undefined) return own.some((at) => row[at] == null)
      row[nullable] = null
      return true
    }
    const chosen = random.pick(fitting)
    own.forEach((at, index) => {
      row[at] = chosen[theirs[index] ?? -1] ?? null
      fixed.add(at)
    })
    return true
  })
}

function isKey(table: Table, name: string): boolean {
  return table.uniques.some(({ columns }) => columns.length === 1 && columns[0] === name)
}
