import type { Fields } from '../dialect/blocks'
import { isNull, textOf } from '../dialect/tree'
import type { Column } from '../engine/catalog'
import { castType, columnName, functionName, isComparison, operatorName, walk, type Node } from '../engine/parse'
import type { ColumnsOf } from './source-columns'

export type Kind = 'text' | 'char' | 'enum' | 'number' | 'truth' | 'date' | 'datetime' | 'document'
export type KindOf = (node: unknown) => Kind | undefined

/** The kinds whose values have a type in common. */
const groups: Readonly<Record<Kind, string>> = {
  text: 'text',
  char: 'text',
  enum: 'text',
  number: 'number',
  truth: 'number',
  date: 'moment',
  datetime: 'moment',
  document: 'document',
}

/** Whether values have no type in common except text. */
export function areMixed(kinds: readonly (Kind | undefined)[]): boolean {
  return groupsOf(kinds).size > 1
}

/** Whether values are numbers and texts, and nothing else is certain. */
export function areNumbersAndTexts(kinds: readonly (Kind | undefined)[]): boolean {
  return [...groupsOf(kinds)].sort().join() === 'number,text'
}

function groupsOf(kinds: readonly (Kind | undefined)[]): Set<string> {
  return new Set(kinds.flatMap((kind) => (kind ? [groups[kind]] : [])))
}

/** Whether a kind is one of texts without numbers of their own. */
export function isTextKind(kind: Kind | undefined): boolean {
  return kind === 'text' || kind === 'char'
}

/** The kinds of PostgreSQL’s types, by the beginnings of their names. */
const typeKinds: readonly (readonly [RegExp, Kind])[] = [
  [/^(?:text|varchar)$/, 'text'],
  [/^bpchar$/, 'char'],
  [/^(?:int\d|numeric|float\d|unsigned)$/, 'number'],
  [/^date$/, 'date'],
  [/^timestamp$/, 'datetime'],
  [/^bool$/, 'truth'],
  [/^jsonb$/, 'document'],
]
const functionKinds: Readonly<Record<string, Kind>> = Object.fromEntries(
  Object.entries({
    text: `concat concat_ws left right substr substring mid upper lower ucase lcase btrim ltrim rtrim replace lpad rpad repeat
reverse date_format group_concat substring_index dayname monthname json_unquote json_quote`,
    number: `count sum avg length char_length character_length year month day hour minute second round floor ceil ceiling abs
mod datediff timestampdiff row_number rank dense_rank ntile instr locate find_in_set field unix_timestamp`,
    date: 'last_day makedate',
    document: 'json_part',
  } satisfies Partial<Record<Kind, string>>).flatMap(([kind, names]) =>
    names.split(/\s+/).map((name) => [name, kind as Kind] as const),
  ),
)
/** Functions whose result has the kind of the first argument. */
const choosing = new Set(['max', 'min', 'any_value', 'lag', 'lead', 'first_value', 'last_value', 'nth_value'])

/** Whether an operator has numbers as its operands. */
export function isArithmetic(sign: string): boolean {
  return /^(?:[-+*/%]|\/\/)$/.test(sign)
}

/** Returns a function that tells what kind of values an expression of a statement has; undefined if that is not certain. */
export function kindsOf(statement: Node, columnsOf: ColumnsOf): KindOf {
  const aliases: Fields[] = []
  walk(statement, (kind, fields) => {
    if (kind === 'ResTarget' && fields.name !== undefined) aliases.push(fields)
  })
  const ofColumn = (reference: Fields, seen: readonly string[]): Kind | undefined => {
    const column = columnName(reference) ?? ''
    if (seen.includes(column)) return undefined
    const same = columnsOf(reference)
    if (same.length > 0) return only(same.map((found) => kindOfColumn(found.column)))
    return only(aliases.flatMap(({ name, val }) => (name === column ? [kindOf(val, [...seen, column])] : [])))
  }
  const kindOfResults = (nodes: unknown, seen: readonly string[]) => {
    const kinds = (nodes as unknown[])
      .filter((node) => node !== undefined && !isNull(node))
      .map((node) => kindOf(node, seen))
    if (areMixed(kinds)) return 'text'
    return new Set(kinds).size === 2 && kinds.every((kind) => kind && groups[kind] === 'number')
      ? 'number'
      : only(kinds)
  }
  const kindOf = (node: unknown, seen: readonly string[] = []): Kind | undefined => {
    const [[kind = '', value] = []] = Object.entries((node ?? {}) as Record<string, Fields>)
    const fields = value ?? {}
    const rules: Readonly<Record<string, () => Kind | undefined>> = {
      ColumnRef: () => ofColumn(fields, seen),
      A_Const: () => {
        if ('ival' in fields || 'fval' in fields) return 'number'
        return 'boolval' in fields ? 'truth' : textOf(node) === undefined ? undefined : 'text'
      },
      A_Expr: () => kindOfOperator(fields, (operand) => kindOf(operand, seen)),
      BoolExpr: () => 'truth',
      NullTest: () => 'truth',
      BooleanTest: () => 'truth',
      CoalesceExpr: () => kindOfResults(fields.args, seen),
      CaseExpr: () => {
        const branches = (fields.args as { CaseWhen: Fields }[]).map(({ CaseWhen }) => CaseWhen.result)
        return kindOfResults([...branches, fields.defresult], seen)
      },
      SQLValueFunction: () => (fields.op === 'SVFOP_CURRENT_DATE' ? 'date' : undefined),
      SubLink: () => (fields.subLinkType === 'EXPR_SUBLINK' ? undefined : 'truth'),
      TypeCast: () => kindOfType(castType(fields)),
      FuncCall: () => {
        const [first] = (fields.args ?? []) as unknown[]
        return choosing.has(functionName(fields)) ? kindOf(first, seen) : functionKinds[functionName(fields)]
      },
    }
    return Object.hasOwn(rules, kind) ? rules[kind]?.() : undefined
  }
  return (node) => kindOf(node)
}

/** Returns the kind of the values of a column. */
export function kindOfColumn({ type, labels }: Column): Kind | undefined {
  return labels ? 'enum' : kindOfType(type)
}

function kindOfType(type: unknown): Kind | undefined {
  return typeKinds.find(([pattern]) => pattern.test(String(type)))?.[1]
}

function kindOfOperator(fields: Fields, kindOf: KindOf): Kind | undefined {
  const { kind, lexpr, rexpr } = fields
  const sign = operatorName(fields)
  if (kind === 'AEXPR_NULLIF') return kindOf(lexpr)
  if (kind !== 'AEXPR_OP') return 'truth'
  // plus an interval, a date is a date
  if (isArithmetic(sign)) return [lexpr, rexpr].every((node) => kindOf(node) !== undefined) ? 'number' : undefined
  const compares = isComparison(fields) || sign === '^^' || (/^!?~$/.test(sign) && lexpr !== undefined)
  return compares ? 'truth' : undefined
}

/** Returns the kind that all have, of which that of some texts may be CHAR; undefined if there is none. */
function only(kinds: readonly (Kind | undefined)[]): Kind | undefined {
  if (new Set(kinds).size === 1) return kinds[0]
  return kinds.length > 0 && kinds.every(isTextKind) ? 'char' : undefined
}

/** Whether an expression is a literal that does not begin with a number. */
export function isWord(node: unknown): boolean {
  return !/^\s*[-+]?\.?\d/.test(textOf(node) ?? '0')
}
