import { maskQuoted } from '../dialect/mask'
import { numberDefault } from '../dialect/numbered-columns'
import { afterParenthesis, identifier, isWord, joinTokens, nextSolid, type Token } from '../dialect/tokens'
import { ReasonError } from '../reasons'
import type { EnumTypes } from './enums'
import { postgresLiteral } from './literals'

/** Column types of MySQL and their PostgreSQL equivalents; `size: 'drop'` omits a length in parentheses. */
const types: Readonly<Record<string, { type: string; size?: 'drop' }>> = {
  tinyint: { type: 'smallint', size: 'drop' },
  smallint: { type: 'smallint', size: 'drop' },
  mediumint: { type: 'integer', size: 'drop' },
  int: { type: 'integer', size: 'drop' },
  integer: { type: 'integer', size: 'drop' },
  bigint: { type: 'bigint', size: 'drop' },
  double: { type: 'double precision', size: 'drop' },
  float: { type: 'double precision', size: 'drop' },
  real: { type: 'double precision', size: 'drop' },
  datetime: { type: 'timestamp' },
  year: { type: 'smallint', size: 'drop' },
  nvarchar: { type: 'varchar' },
  nchar: { type: 'char' },
  string: { type: 'text', size: 'drop' },
  tinytext: { type: 'text', size: 'drop' },
  mediumtext: { type: 'text', size: 'drop' },
  longtext: { type: 'text', size: 'drop' },
  tinyblob: { type: 'bytea', size: 'drop' },
  blob: { type: 'bytea', size: 'drop' },
  mediumblob: { type: 'bytea', size: 'drop' },
  longblob: { type: 'bytea', size: 'drop' },
  varbinary: { type: 'bytea', size: 'drop' },
  binary: { type: 'bytea', size: 'drop' },
  // a TINYINT(1), for which the generator of rows knows that it is meant as a truth value
  bool: { type: 'dialect.bool' },
  boolean: { type: 'dialect.bool' },
  // more bits are a number
  bit: { type: 'dialect.bool', size: 'drop' },
  bits: { type: 'bigint', size: 'drop' },
  json: { type: 'jsonb' },
}

/** MySQL's types that have no fractions of seconds unless a number of digits follows, as in `DATETIME(3)`. */
const wholeSeconds = new Set(['datetime', 'timestamp', 'time'])

/** Returns a token with PostgreSQL's syntax: names and literals in its quotes, a line break for comments. */
export function toPostgres(token: Token, at = 0, tokens: readonly Token[] = []): Token {
  const former = tokens[at - 1]?.kind === 'space' ? tokens[at - 2] : tokens[at - 1]
  if (token.kind === 'text' || (token.kind === 'quoted' && isWord(former, 'default', 'comment'))) return literal(token)
  if (token.kind === 'backtick') return { kind: 'quoted', text: identifier(token.text.slice(1, -1)) }
  if (token.kind === 'space') return { kind: 'space', text: '\n' }
  return isWord(token, 'user') ? { kind: 'quoted', text: '"user"' } : token
}

function literal({ text }: Token): Token {
  return { kind: 'text', text: postgresLiteral(text) }
}

/** Returns the name of the column that an item defines. */
export function columnName(item: readonly Token[]): string {
  return toPostgres(item[nextSolid(item, 0)] as Token).text
}

/** Translates an item of a CREATE TABLE, a column or a constraint; returns an empty list for a plain index. */
export function tableItem(item: readonly Token[], table: string, enums: EnumTypes): string[] {
  const first = nextSolid(item, 0)
  const head = item[first]
  if (head === undefined) return []
  if (isWord(head, 'key', 'index', 'fulltext', 'spatial')) return []
  if (isWord(head, 'unique', 'primary', 'constraint', 'foreign', 'check')) return [constraint(item)]
  return [column(item, first, table, enums)]
}

/** Translates a constraint, such as `UNIQUE KEY name (a(10), b)` to `UNIQUE (a, b)`, and omits its name. */
function constraint(item: readonly Token[]): string {
  const { text, restore } = maskQuoted(item.map(toPostgres))
  const translated = text
    .replace(/^\s*constraint\s+(?!(?:unique|primary|foreign|check)\b)(?:"\d+"|\w+)\s+/i, '')
    .replace(/^(\s*unique)\s+(?:key|index)?\s*(?:"\d+"|\w+)?\s*\(/i, '$1 (')
    .replace(/^(\s*foreign\s+key)\s+(?:"\d+"|\w+)\s*\(/i, '$1 (')
    .replace(/\busing\s+(?:btree|hash)\b|\bkey_block_size\s*=?\s*\d+|\bcomment\s+'\d+'/gi, '')
    .replace(/\bnot\s+enforced\b/gi, '')
  const isKey = /^\s*(?:unique|primary)/i.test(translated)
  return restore(isKey ? translated.replace(/\((\d+)\)|\b(?:asc|desc)\b/gi, '') : translated)
}

const columnOptions =
  /\bauto_increment(?:\s*=\s*\d+)?|\bautoincrement\b|\bunsigned\b|\bsigned\b|\bzerofill\b|\bcharacter\s+set\s+\w+|\bcharset\s+\w+|\bcollate\s+"?\w+"?|\bcomment\s+'\d+'|\bon\s+update\s+(?:current_timestamp|now|localtime|localtimestamp)\b(?:\s*\(\s*\d*\s*\))?|\b(?:in)?visible\b|\bbinary\b(?!\s*\()|\bdefault\s+(?:current_timestamp\s*\(\s*\d*\s*\)|now\s*\(\s*\))/gi

function column(item: readonly Token[], first: number, table: string, enums: EnumTypes): string {
  const name = toPostgres(item[first] as Token).text
  const at = nextSolid(item, first + 1)
  const type = item[at]?.text.toLowerCase() ?? ''
  const open = nextSolid(item, at + 1)
  const sized = item[open]?.text === '('
  const size = sized ? item.slice(open, afterParenthesis(item, open)) : []
  const { text, restore } = maskQuoted(item.slice(sized ? afterParenthesis(item, open) : at + 1).map(toPostgres))
  const known = types[type === 'bit' && sized && joinTokens(size) !== '(1)' ? 'bits' : type]
  const unsigned = /\bunsigned\b/i.test(text) ? ` CHECK (0 <= ${name})` : ''
  const number = /\bauto_increment\b/i.test(text) ? ` ${numberDefault(table, name)}` : ''
  const options = restore(
    text
      .replace(/^\s*precision\b/i, '')
      .replace(columnOptions, '')
      .replace(/\b(?:generated\s+always\s+)?as\s*\(/i, 'GENERATED ALWAYS AS (')
      .replace(/\b(?:persistent|virtual)\b/i, 'STORED')
      .replace(/\bunique\s+key\b/i, 'UNIQUE')
      .replace(/(?<!primary\s+)(?<!foreign\s+)\bkey\b/gi, 'PRIMARY KEY'),
  )
  if (hasUnknownExpression(options)) throw new ReasonError('computedColumn', { name: item[first]?.text ?? '' })
  if (type === 'enum' || type === 'set') return `${name} ${enums.typeOf(type, size) ?? 'text'} ${options}`
  const sizeText =
    known?.size === 'drop'
      ? ''
      : (size.length > 0 ? joinTokens(size) : wholeSeconds.has(type) ? '(0)' : '')
          .replace(/\s+(?:char|byte)\b/i, '')
          .replace(/,\s*-\d+/, '')
  return `${name} ${known?.type ?? item[at]?.text ?? ''}${sizeText} ${options}${number}${unsigned}`
}

/** Whether a column is computed by a function, a division or a text, which have another meaning in PostgreSQL. */
function hasUnknownExpression(options: string): boolean {
  const [, expression = ''] = /GENERATED ALWAYS AS \(([\s\S]*)/.exec(options) ?? []
  return /[/%']|\w\s*\(/.test(expression)
}
