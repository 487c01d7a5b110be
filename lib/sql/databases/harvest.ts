import { columnName, functionName, walk, type Node } from '../engine/parse'

/** The facts in two statements' texts about the data on which they might differ. */
export interface Harvest {
  /** Numbers and texts of the statements, as literals. */
  readonly numbers: ReadonlySet<string>
  readonly texts: ReadonlySet<string>
  /** Literals compared with a column of this name. */
  readonly tied: ReadonlyMap<string, ReadonlySet<string>>
  /** Names of columns that are compared with each other. */
  readonly joined: readonly (readonly [string, string])[]
  /** Names of columns whose text is cast or computed with: only numbers or dates make sense in it. */
  readonly castTo: ReadonlyMap<string, string>
  /** The row counts that a LIMIT, an OFFSET or a condition on a count asks for. */
  readonly thresholds: readonly number[]
  /** Names of all columns that are spoken of. */
  readonly columns: ReadonlySet<string>
  /** Names of the relations read or written, without schema. */
  readonly relations: ReadonlySet<string>
  /** The largest number of times that one statement mentions a relation: each mention multiplies the rows of a join. */
  readonly mentions: number
  /** Names of the functions called. */
  readonly functions: ReadonlySet<string>
}

/** Up to so many rows, all tables of a database may have them. */
export const MANY = 40

/** Up to so many rows, one table of a database may have them. */
const MOST_ROWS = 1500

const comparisons = new Set([
  'AEXPR_DISTINCT',
  'AEXPR_NOT_DISTINCT',
  'AEXPR_IN',
  'AEXPR_LIKE',
  'AEXPR_ILIKE',
  'AEXPR_SIMILAR',
  'AEXPR_BETWEEN',
  'AEXPR_NOT_BETWEEN',
  'AEXPR_NULLIF',
  'AEXPR_OP_ANY',
  'AEXPR_OP_ALL',
])
const comparingOperators = new Set(['=', '<>', '!=', '<', '>', '<=', '>=', '~', '~*', '!~'])
const counting = new Set(['count', 'row_number', 'rank', 'dense_rank'])

/** Collects constants, comparisons and names from statements and conditions. */
export function harvest(trees: readonly Node[]): Harvest {
  const numbers = new Set<string>()
  const texts = new Set<string>()
  const tied = new Map<string, Set<string>>()
  const joined: [string, string][] = []
  const castTo = new Map<string, string>()
  const thresholds: number[] = []
  const relations = new Set<string>()
  const functions = new Set<string>()
  const columns = new Set(columnsIn(trees))
  const mentions = Math.max(0, ...trees.map(relationsIn))
  const counted = countedNames(trees)

  walk(trees, (kind, fields) => {
    if (kind === 'A_Const') addConstant(fields, numbers, texts)
    if (kind === 'RangeVar') relations.add(String(fields.relname))
    if (kind === 'FuncCall') functions.add(functionName(fields))
    if (kind === 'TypeCast') addCast(fields, castTo)
    if (kind === 'SelectStmt') thresholds.push(...numbersIn([fields.limitCount, fields.limitOffset]))
    const compares = (kind === 'A_Expr' && isComparison(fields)) || kind === 'CaseExpr' || kind === 'SubLink'
    if (!compares) return
    const compared = columnsIn(kind === 'SubLink' ? [fields.testexpr, firstTarget(fields)] : fields)
    if (kind !== 'CaseExpr')
      for (const [index, name] of compared.entries()) joined.push([compared[index - 1] ?? name, name])
    if (kind === 'SubLink') return
    const literals = [...literalsIn(fields)]
    for (const name of compared) tied.set(name, new Set([...(tied.get(name) ?? []), ...literals]))
    if (kind !== 'A_Expr') return
    const sizes = numbersIn([fields.lexpr, fields.rexpr])
    const certain = counts(fields) || compared.some((name) => counted.has(name))
    if (certain) thresholds.push(...sizes)
    else if (compared.length > 0) thresholds.push(...sizes.filter((size) => size <= 150))
  })
  return {
    numbers,
    texts,
    tied,
    joined,
    castTo,
    thresholds: rowCounts(thresholds),
    columns,
    relations,
    mentions,
    functions,
  }
}

/** Row counts worth building; larger numbers are values and not counts. */
function rowCounts(numbers: readonly number[]): number[] {
  return [...new Set(numbers)].filter((number) => Number.isInteger(number) && number > 0 && number <= MOST_ROWS)
}

function isComparison(expression: Record<string, unknown>): boolean {
  const operator = (expression.name as { String?: { sval?: string } }[] | undefined)?.at(-1)?.String?.sval ?? ''
  return comparisons.has(String(expression.kind)) || comparingOperators.has(operator)
}

/** The value of a constant node as a literal. */
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
  const names = (fields.typeName as { names?: { String?: { sval?: string } }[] } | undefined)?.names
  const type = names?.at(-1)?.String?.sval ?? ''
  for (const name of columnsIn(fields.arg)) castTo.set(name, type)
}

function columnsIn(tree: unknown): string[] {
  const found: string[] = []
  walk([tree], (kind, fields) => {
    const name = kind === 'ColumnRef' ? columnName(fields) : undefined
    if (name !== undefined) found.push(name)
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

/** Names that a select list gives to counts. */
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
