import {
  castType,
  columnName,
  functionName,
  isComparison,
  nameParts,
  operatorName,
  walk,
  type Node,
} from '../engine/parse'
import { addJsonPaths, type JsonPath } from './json'

/** The literals and names in two statements from which the generator builds data on which the statements may differ. */
export interface Harvest {
  /** The number literals of the statements; `texts` are their string literals. */
  readonly numbers: ReadonlySet<string>
  readonly texts: ReadonlySet<string>
  /** The literals that are compared with a column, by the name of the column. */
  readonly columnLiterals: ReadonlyMap<string, ReadonlySet<string>>
  /** Pairs of names of columns that are compared with each other. */
  readonly columnPairs: readonly (readonly [string, string])[]
  /** The types to which columns are cast, by the name of the column: only texts of this type make sense in it. */
  readonly castTo: ReadonlyMap<string, string>
  /** The numbers of rows in LIMIT, OFFSET and conditions on a count. */
  readonly thresholds: readonly number[]
  /** The names of all columns that the statements mention. */
  readonly columns: ReadonlySet<string>
  /** The names of the relations that the statements read or write, without schema. */
  readonly relations: ReadonlySet<string>
  /** The largest number of mentions of relations in a statement: each mention multiplies the rows of a join. */
  readonly mentions: number
  /** The names of the functions that the statements call. */
  readonly functions: ReadonlySet<string>
  /** Whether the statements count different values, by DISTINCT or `dense_rank()`. */
  readonly countsDistinct: boolean
  /** Whether the statements read the current date or time. */
  readonly usesClock: boolean
  /** The paths into JSON documents that the statements read. */
  readonly jsonPaths: readonly JsonPath[]
  /** Whether a text can be empty; in Oracle it is NULL then. */
  readonly hasEmptyTexts: boolean
  /** Whether texts that differ in case or trailing blanks are equal, as in SQL Server. */
  readonly ignoresCase: boolean
}

/** The maximum number of rows of each table if all tables have a similar number. */
export const MAX_ROWS = 40

/** The maximum number of rows of a table if only this table has many rows. */
const MAX_ROWS_OF_ONE = 1500

const patternKinds = new Set(['AEXPR_LIKE', 'AEXPR_ILIKE', 'AEXPR_SIMILAR'])
const patternOperators = new Set(['~', '~*', '!~'])
const clocks = new Set(['now', 'curdate', 'transaction_timestamp', 'statement_timestamp', 'age'])
const counting = new Set(['count', 'row_number', 'rank', 'dense_rank'])

/** Collects literals, comparisons and names from the syntax trees of statements and conditions. */
export function harvest(trees: readonly Node[]): Harvest {
  const numbers = new Set<string>()
  const texts = new Set<string>()
  const columnLiterals = new Map<string, Set<string>>()
  const columnPairs: [string, string][] = []
  const castTo = new Map<string, string>()
  const thresholds: number[] = []
  const relations = new Set<string>()
  const functions = new Set<string>()
  const jsonPaths = new Map<string, JsonPath>()
  let countsDistinct = false
  const columns = new Set([...columnsIn(trees), ...joinedColumns(trees)])
  const mentions = Math.max(0, ...trees.map(relationsIn))
  const counted = countedNames(trees)

  walk(trees, (kind, fields) => {
    if (kind === 'A_Const') addConstant(fields, numbers, texts)
    if (kind === 'RangeVar') relations.add(String(fields.relname))
    if (kind === 'FuncCall') functions.add(functionName(fields))
    if (fields.agg_within_group === true) thresholds.push(...numbersIn([fields.args]).map(rowsBeyond))
    countsDistinct ||=
      fields.agg_within_group === true ||
      fields.agg_distinct === true ||
      fields.distinctClause !== undefined ||
      functions.has('dense_rank')
    if (kind === 'TypeCast') addCast(fields, castTo)
    if (kind === 'SelectStmt') thresholds.push(...numbersIn([fields.limitCount, fields.limitOffset]))
    if (kind === 'A_Expr') addJsonPaths({ A_Expr: fields }, isCondition(fields) ? literalsIn(fields) : [], jsonPaths)
    const compares = (kind === 'A_Expr' && isCondition(fields)) || kind === 'CaseExpr' || kind === 'SubLink'
    if (!compares) return
    const compared = columnsIn(kind === 'SubLink' ? [fields.testexpr, firstTarget(fields)] : fields)
    if (kind !== 'CaseExpr')
      for (const [index, name] of compared.entries()) columnPairs.push([compared[index - 1] ?? name, name])
    if (kind === 'SubLink') return
    const literals = [...literalsIn(fields)]
    for (const name of compared) columnLiterals.set(name, new Set([...(columnLiterals.get(name) ?? []), ...literals]))
    if (kind !== 'A_Expr') return
    const sizes = numbersIn([fields.lexpr, fields.rexpr])
    const certain = counts(fields) || compared.some((name) => counted.has(name))
    if (certain) thresholds.push(...sizes)
    else if (compared.length > 0) thresholds.push(...sizes.filter((size) => size <= 150))
  })
  return {
    numbers,
    texts,
    columnLiterals,
    columnPairs,
    castTo,
    thresholds: rowCounts(thresholds),
    columns,
    relations,
    mentions,
    functions,
    usesClock: trees.some(readsClock),
    countsDistinct,
    jsonPaths: [...jsonPaths.values()],
    hasEmptyTexts: true,
    ignoresCase: false,
  }
}

/** Whether the statements cast a column to a number. */
export function castsToNumber({ castTo }: Pick<Harvest, 'castTo'>, column: string): boolean {
  return /^(?:int|numeric|float|bigint|decimal)/.test(castTo.get(column) ?? '')
}

/** Adds literals with which columns are compared, by the name of the column. */
export function withLiterals(harvest: Harvest, added: ReadonlyMap<string, ReadonlySet<string>>): Harvest {
  const columnLiterals = new Map(harvest.columnLiterals)
  for (const [name, literals] of added)
    columnLiterals.set(name, new Set([...(columnLiterals.get(name) ?? []), ...literals]))
  return { ...harvest, columnLiterals }
}

/** Returns the smallest number of rows that has rows beyond a percentile: 20 for 0.95. */
function rowsBeyond(fraction: number): number {
  return Math.round(1 / Math.min(fraction, 1 - fraction))
}

/** Returns the numbers that can be row counts: distinct positive integers up to `MAX_ROWS_OF_ONE`. */
function rowCounts(numbers: readonly number[]): number[] {
  return [...new Set(numbers)].filter((number) => Number.isInteger(number) && number > 0 && number <= MAX_ROWS_OF_ONE)
}

/** Whether a syntax tree reads the clock, so that its result depends on the time. */
export function readsClock(tree: Node): boolean {
  let found = false
  walk(tree, (kind, fields) => {
    found ||= isClock(kind, fields)
  })
  return found
}

/** Whether a node reads the clock: `now()`, `CURRENT_DATE` and the like, or `age(x)`. */
function isClock(kind: string, fields: Record<string, unknown>): boolean {
  if (kind === 'SQLValueFunction') return /CURRENT_(?:DATE|TIME)|LOCALTIME/.test(String(fields.op))
  if (kind !== 'FuncCall' || !clocks.has(functionName(fields))) return false
  return functionName(fields) !== 'age' || (fields.args as unknown[] | undefined)?.length === 1
}

/** Whether an expression with an operator compares its operands or matches a pattern. */
export function isCondition(expression: Record<string, unknown>): boolean {
  const isMatch = patternKinds.has(String(expression.kind)) || patternOperators.has(operatorName(expression))
  return isMatch || isComparison(expression)
}

/** Returns the value of a constant node as text: a number or a string; an empty object for other constants. */
function literal(constant: Record<string, unknown>): { number?: string; text?: string } {
  const { ival, fval, sval } = constant as Record<string, Record<string, unknown> | undefined>
  if (ival) return { number: String(ival.ival ?? 0) }
  if (fval) return { number: String(fval.fval) }
  if (sval) return { text: String(sval.sval ?? '') }
  return {}
}

function addConstant(fields: Record<string, unknown>, numbers: Set<string>, texts: Set<string>): void {
  const { number, text } = literal(fields)
  if (number !== undefined) numbers.add(number)
  if (text !== undefined) texts.add(text)
}

function addCast(fields: Record<string, unknown>, castTo: Map<string, string>): void {
  for (const name of columnsIn(fields.arg)) castTo.set(name, castType(fields))
}

function columnsIn(tree: unknown): string[] {
  const found: string[] = []
  walk([tree], (kind, fields) => {
    const name = kind === 'ColumnRef' ? columnName(fields) : undefined
    if (name !== undefined) found.push(name)
  })
  return found
}

/** Returns the column names in USING clauses. */
function joinedColumns(trees: readonly Node[]): string[] {
  const found: string[] = []
  walk(trees, (kind, fields) => {
    if (kind === 'JoinExpr') found.push(...nameParts(fields.usingClause).filter((name) => name !== undefined))
  })
  return found
}

function literalsIn(tree: unknown): Set<string> {
  const found = new Set<string>()
  walk([tree], (kind, fields) => {
    if (kind === 'A_Const') addConstant(fields, found, found)
  })
  return found
}

function relationsIn(tree: Node): number {
  let count = 0
  walk([tree], (kind) => {
    if (kind === 'RangeVar') count += 1
  })
  return count
}

function numbersIn(trees: readonly unknown[]): number[] {
  return [...literalsIn(trees)].map(Number).filter((number) => !Number.isNaN(number))
}

function counts(expression: unknown): boolean {
  let found = false
  walk([expression], (kind, fields) => {
    found ||= kind === 'FuncCall' && counting.has(functionName(fields))
  })
  return found
}

/** Returns the aliases of counts in select lists. */
function countedNames(trees: readonly Node[]): Set<string> {
  const found = new Set<string>()
  walk(trees, (kind, fields) => {
    if (kind === 'ResTarget' && typeof fields.name === 'string' && counts(fields.val)) found.add(fields.name)
  })
  return found
}

function firstTarget(sublink: Record<string, unknown>): unknown {
  const select = (sublink.subselect as { SelectStmt?: { targetList?: unknown[] } } | undefined)?.SelectStmt
  return select?.targetList?.[0]
}
