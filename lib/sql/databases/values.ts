import type { Column } from '../engine/catalog'
import { arrayCandidates, elementsOf } from './arrays'
import { dateCandidates, dayAfter, sharedDates, timesAround } from './dates'
import type { Harvest } from './harvest'
import { jsonCandidates } from './json'
import type { Random } from './random'
import { rangeCandidates } from './ranges'
import { textCandidates, sharedTexts } from './texts'

/** The family of a column's type. */
export type Family = 'integer' | 'decimal' | 'text' | 'date' | 'time' | 'boolean' | 'flag' | 'label' | 'other'

const families: Readonly<Record<string, Family>> = {
  int2: 'integer',
  int4: 'integer',
  int8: 'integer',
  numeric: 'decimal',
  float4: 'decimal',
  float8: 'decimal',
  money: 'decimal',
  text: 'text',
  varchar: 'text',
  bpchar: 'text',
  name: 'text',
  date: 'date',
  timestamp: 'date',
  timestamptz: 'date',
  time: 'time',
  timetz: 'time',
  bool: 'boolean',
}

/** Sample values of types that statements rarely compare: enough to distinguish rows. */
const samples: Readonly<Record<string, readonly string[]>> = {
  uuid: [1, 2, 3].map(uuid),
  json: ['{}', '{"a": 1}', '[1, 2]'],
  jsonb: ['{}', '{"a": 1}', '[1, 2]'],
  bytea: ['\\x', '\\x01', '\\x02'],
  interval: ['0', '1 day', '2 days', '1 month'],
  bit: ['0', '1'],
  varbit: ['0', '1'],
  inet: ['10.0.0.1', '10.0.0.2'],
  cidr: ['10.0.0.0/8', '10.1.0.0/16'],
  macaddr: ['08:00:2b:01:02:03', '08:00:2b:01:02:04'],
  int4range: ['[1,3)', '[2,5)', 'empty'],
  int8range: ['[1,3)', '[2,5)', 'empty'],
  numrange: ['[1,3)', '[2,5)', 'empty'],
  daterange: ['[2020-01-01,2020-02-01)', '[2020-01-15,2020-03-01)', 'empty'],
  tsrange: ['[2020-01-01,2020-02-01)', '[2020-01-15,2020-03-01)', 'empty'],
  tstzrange: ['[2020-01-01,2020-02-01)', '[2020-01-15,2020-03-01)', 'empty'],
  tsvector: ["'a'", "'a' 'b'"],
  point: ['(0,0)', '(1,1)'],
  xml: ['<a/>', '<b/>'],
}

/** Returns a distinct value for each number. The first and last groups have other orders: SQL Server compares the last one first. */
function uuid(number: number): string {
  return `${number % 2}0000000-0000-0000-0000-${String(number).padStart(12, '0')}`
}

/** Returns the family of a column's type; columns of the family `other` get sample values or only NULL. */
export function familyOf(column: Column): Family {
  // the BOOLEAN of MySQL, over SMALLINT
  if (column.domain === 'dialect.bool') return 'flag'
  return column.labels ? 'label' : (families[column.type] ?? 'other')
}

/** Returns values that all columns of a family share in a database, so that joins find matches. */
export function sharedValues(family: Family, random: Random, harvest: Harvest): string[] {
  const start = random.pick([0, 1, 1, 1, 2])
  switch (family) {
    case 'integer':
    case 'decimal':
      return [start, start + 1, start + 2].map(String)
    case 'text':
      return sharedTexts(random, harvest)
    case 'date':
      return sharedDates(random, harvest)
    default:
      return []
  }
}

/** Returns the value of a column at a position of a sequence of distinct values; undefined if its type has none. */
export function sequenceValue(column: Column, position: number): string | undefined {
  if (column.type === 'uuid') return uuid(position)
  if (familyOf(column) === 'date') return dayAfter(position)
  return ['integer', 'decimal', 'text'].includes(familyOf(column))
    ? fitToColumn(String(position), column)[0]
    : undefined
}

/** Returns the first values of a column's sequence of distinct values; an empty list if its type has none. */
export function sequence(column: Column, count: number): string[] {
  return Array.from({ length: count }, (_, at) => sequenceValue(column, at + 1) ?? []).flat()
}

interface Candidates {
  readonly exact: string[]
  readonly near: string[]
  readonly far: string[]
  readonly runs: string[][]
}

/** The length of a run of consecutive numbers. */
const RUN = 8

/** Returns the values to try in a column: the literals it is compared with, values near them, and plain values. */
export function candidates(column: Column, harvest: Harvest): Candidates {
  const literals = [...(harvest.columnLiterals.get(column.name) ?? [])]
  const exact = literals.filter((text) => isValid(familyOf(column), text)).flatMap((text) => fitToColumn(text, column))
  const starts = exact.filter((text) => isValid('decimal', text)).map(Number)
  const runs = starts.map((start) =>
    Array.from({ length: RUN }, (_, step) => String(start + step)).flatMap((text) => fitToColumn(text, column)),
  )
  return { exact, ...around(column, harvest), runs: isNumeric(column) ? runs : [] }
}

function isNumeric(column: Column): boolean {
  return ['integer', 'decimal'].includes(familyOf(column))
}

/** Whether a literal is a valid value of a family. */
function isValid(family: Family, text: string): boolean {
  if (family === 'integer' || family === 'flag') return /^-?\d+$/.test(text)
  if (family === 'decimal') return /^-?\d+(?:\.\d+)?$/.test(text)
  if (family === 'date') return /^\d{4}-\d\d-\d\d/.test(text)
  return family === 'text' && !/[%_]/.test(text)
}

function around(column: Column, harvest: Harvest): Pick<Candidates, 'near' | 'far'> {
  const family = familyOf(column)
  const literals = harvest.columnLiterals.get(column.name) ?? new Set<string>()
  const fit = (values: Iterable<string>) => [...new Set(values)].flatMap((value) => fitToColumn(value, column))
  switch (family) {
    case 'integer':
    case 'decimal': {
      const fractions = family === 'decimal'
      // MySQL converts a word that is compared with a number to 0
      const zero = !fractions && [...literals].some((text) => /^\p{L}/u.test(text)) ? ['0'] : []
      return {
        near: fit([...numberCandidates(literals, fractions), ...zero]),
        far: fit([
          ...numberCandidates([...harvest.numbers, ...harvest.texts], fractions),
          ...(['round', 'trunc'].some((name) => harvest.functions.has(name))
            ? ['5', ...(fractions ? ['0.05', '0.005'] : [])]
            : []),
          ...['0', '1', '2', '3', '10', '100', ...(fractions ? ['0.5'] : []), '-1'],
        ]),
      }
    }
    case 'text':
      return {
        near: fit(textCandidates(literals, column.name, harvest)),
        far: fit(textCandidates(harvest.texts, '', harvest)),
      }
    case 'date':
      return {
        near: fit(dateCandidates(column, literals, harvest)),
        far: fit(dateCandidates(column, harvest.texts, harvest)),
      }
    case 'time':
      return {
        near: fit([...literals].flatMap(timesAround)),
        far: ['00:00:00', '08:00:00', '23:59:59'],
      }
    case 'boolean':
      return { near: [], far: ['t', 'f'] }
    // BOOLEAN of MySQL can store other numbers, but programs write 0 and 1
    case 'flag':
      return { near: fit(literals), far: ['0', '1'] }
    case 'label':
      return { near: (column.labels ?? []).filter((label) => literals.has(label)), far: [...(column.labels ?? [])] }
    case 'other':
      return { near: otherCandidates(column, literals, harvest), far: [...(samples[column.type] ?? [])] }
  }
}

/** Returns values of a type of the family `other`; not all of them are valid input of the type. */
function otherCandidates(column: Column, literals: ReadonlySet<string>, harvest: Harvest): string[] {
  const texts = literals.size > 0 ? [...literals] : [...harvest.texts, ...harvest.numbers]
  if (column.type.startsWith('json')) return jsonCandidates(harvest.jsonPaths, harvest.texts)
  if (column.type.endsWith('range')) return [...rangeCandidates([...harvest.texts, ...harvest.numbers]), ...literals]
  if (!column.type.startsWith('_')) return texts
  const element: Column = { ...column, type: column.type.slice(1) }
  const plain = { text: ['a', 'b'], date: ['2020-01-01', '2020-01-02'] }[familyOf(element) as string] ?? ['1', '2']
  return arrayCandidates([...new Set([...texts.flatMap(elementsOf), ...plain])], harvest.numbers)
}

/** Returns each number, its neighbours, half, double and negative, so that sums fall on both sides of it. */
function numberCandidates(literals: Iterable<string>, fractions: boolean): string[] {
  const texts = [...literals].filter((text) => /^-?\d+(?:\.\d+)?$/.test(text))
  // a JavaScript number does not hold them
  const long = texts.filter((text) => /^-?\d{16,}$/.test(text)).map(BigInt)
  const numbers = texts.map(Number)
  const near = numbers
    .flatMap((number) => {
      const around = [number, number - 1, number + 1, number / 2, number * 2, -number]
      return fractions ? [...around, number + 0.01, number - 0.01] : around.map(Math.round)
    })
    .filter((number) => Number.isFinite(number))
    .map((number) => String(Number(number.toFixed(4))))
  return [...near, ...long.flatMap((number) => [number - 1n, number, number + 1n].map(String))]
}

const integerLimits: Readonly<Record<string, number>> = { int2: 2 ** 15, int4: 2 ** 31, int8: 2 ** 63 }

/** Returns the value in a list, rounded to the column's scale; an empty list if the column cannot contain it. */
function fitToColumn(value: string, column: Column): string[] {
  const family = familyOf(column)
  if (family === 'integer') {
    return Number.isInteger(Number(value)) && Math.abs(Number(value)) < (integerLimits[column.type] ?? 0) ? [value] : []
  }
  if (column.type === 'numeric' && column.size !== undefined) {
    const scale = column.scale ?? 0
    const rounded = Number(value).toFixed(Math.min(scale, 20))
    return Math.abs(Number(rounded)) < 10 ** (column.size - scale) ? [String(Number(rounded))] : []
  }
  if (family === 'text' && column.size !== undefined && value.length > column.size) return []
  return [value]
}
