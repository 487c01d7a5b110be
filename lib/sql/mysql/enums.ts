import type { Token } from '../dialect/tokens'
import { postgresLiteral } from './literals'
import { comparisons, operator, operators } from './operators'

const bits = ['&', '|', '#']

/** The greatest number of elements of a SET of which all combinations are listed. */
const MAX_ELEMENTS = 6
/** The greatest length of a label in PostgreSQL, in bytes. */
const MAX_LABEL = 63

/**
 * The types of the columns ENUM and SET of a schema. They are enums of PostgreSQL, so that they are sorted by number, but
 * belong to the texts, so that they are compared as texts with texts, also in MIN and MAX: see The ENUM Type in MySQL’s
 * Reference Manual.
 */
export class EnumTypes {
  readonly #names = new Map<string, string>()

  /** Returns the name of the type of a column; undefined if PostgreSQL cannot have it. */
  typeOf(type: 'enum' | 'set', size: readonly Token[]): string | undefined {
    const elements = size
      .filter(({ kind }) => kind === 'text' || kind === 'quoted')
      .map(({ text }) => postgresLiteral(text))
    if (type === 'set' && elements.length > MAX_ELEMENTS) return undefined
    const labels = type === 'set' ? combinations(elements) : elements
    if (labels.some((label) => new TextEncoder().encode(label).length > MAX_LABEL)) return undefined
    const key = `${type} (${labels.join()})`
    const name = this.#names.get(key) ?? `dialect.${type}_${this.#names.size + 1}`
    this.#names.set(key, name)
    return name
  }

  /** Returns the statements that create the types. */
  statements(): string[] {
    return [...this.#names].flatMap(([labels, name]) => [
      `CREATE TYPE ${name} AS ENUM ${labels.replace(/^\w+ /, '')}`,
      `UPDATE pg_type SET typcategory = 'S' WHERE oid = '${name}'::regtype`,
      ...['text', 'varchar', 'bpchar'].map((type) => `CREATE CAST (${name} AS ${type}) WITH INOUT AS IMPLICIT`),
      ...['text', 'varchar'].map((type) => `CREATE CAST (${type} AS ${name}) WITH INOUT AS ASSIGNMENT`),
      ofNumber(name, labels.startsWith('set') ? 1 : 0),
      numberOf(name, labels.startsWith('set') ? 0 : 1),
      ...(labels.startsWith('set') ? [positionIn(name)] : []),
    ])
  }
}

/** Returns the values of a SET in the order of their numbers, whose bits are the elements. */
function combinations(elements: readonly string[]): string[] {
  return Array.from(
    { length: 2 ** elements.length },
    (_, bits) =>
      `'${elements
        .filter((_, at) => bits & (1 << at))
        .map((text) => text.slice(1, -1))
        .join()}'`,
  )
}

/** Returns the SQL with which a value is its number next to a number, and its text next to a text. */
function numberOf(type: string, first: number): string {
  const casts = { num: 'integer', signed: 'numeric', decimal: 'numeric' }
  const functions = Object.entries(casts).map(
    ([name, result]) =>
      `CREATE FUNCTION dialect.${name}(${type}) RETURNS ${result} LANGUAGE sql IMMUTABLE STRICT AS 'SELECT array_position(enum_range($1), $1) - ${1 - first}';`,
  )
  const texts = comparisons.map((sign) => operator(sign, [type, 'text'], `$1::text ${sign} $2`, 'boolean'))
  const masks = bits.map((sign) =>
    operator(sign, [type, 'numeric'], `dialect.num($1) OPERATOR(dialect.${sign}) $2`, 'numeric'),
  )
  return [...functions, operators(type, 'integer', 'integer'), ...texts, ...masks].join('\n')
}

/** Returns the SQL of the cast by which a number is assigned; a number without a value raises an error, as in the strict mode. */
function ofNumber(type: string, offset: number): string {
  return `CREATE FUNCTION ${type}_of(integer) RETURNS ${type} LANGUAGE sql IMMUTABLE STRICT AS
  'SELECT coalesce((enum_range(NULL::${type}))[$1 + ${offset}], $1::text::${type})';
CREATE CAST (integer AS ${type}) WITH FUNCTION ${type}_of(integer) AS ASSIGNMENT`
}

/** Returns the SQL of FIND_IN_SET for a SET: the number of the element among all elements, not among those of the value. */
function positionIn(type: string): string {
  return `CREATE FUNCTION dialect.find_in_set(text, ${type}) RETURNS integer LANGUAGE sql IMMUTABLE STRICT AS
  'SELECT CASE WHEN dialect.find_in_set($1, $2::text) > 0 THEN dialect.find_in_set($1, enum_last($2)::text) ELSE 0 END'`
}
