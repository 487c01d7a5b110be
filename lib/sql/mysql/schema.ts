import { EnumTypes } from './enums'
import { onUpdateTriggers } from './on-update'
import { postgresLiteral } from './literals'
import { maskQuoted } from '../dialect/mask'
import { numberDefault } from '../dialect/numbered-columns'
import {
  afterParenthesis,
  identifier,
  isWord,
  joinTokens,
  nextSolid,
  splitItems,
  splitStatements,
  tokenize,
  type Token,
} from '../dialect/tokens'

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
  json: { type: 'jsonb' },
}

/** MySQL's types that have no fractions of seconds unless a number of digits follows, as in `DATETIME(3)`. */
const wholeSeconds = new Set(['datetime', 'timestamp', 'time'])

/** The first words of statements that do not affect tables, which `translateSchema` omits. */
const ignoredWords = ['use', 'set', 'go', 'lock', 'unlock', 'delimiter', 'show', 'grant', 'begin', 'commit', 'start']

/**
/**
 * Translates the tables, keys and constraints of a schema script of MySQL to PostgreSQL. Storage options, comments,
 * character sets and plain indexes are omitted; UNSIGNED becomes a CHECK constraint.
 */
export function translateSchema(source: string): string {
  const enums = new EnumTypes()
  const statements = splitStatements(tokenize(source))
    .filter((statement) => !isIgnored(statement))
    .map((statement) =>
      isCreateTable(statement) ? createTable(statement, enums) : joinTokens(statement.map(toPostgres)),
    )
  return [...enums.statements(), ...statements].join(';\n')
}

function isIgnored(statement: readonly Token[]): boolean {
  const first = nextSolid(statement, 0)
  const second = statement[nextSolid(statement, first + 1)]
  const about = isWord(statement[first], 'create', 'drop', 'alter')
  return (
    statement[first] === undefined ||
    isWord(statement[first], ...ignoredWords) ||
    (about && isWord(second, 'database', 'schema')) ||
    (isWord(statement[first], 'create') && isWord(second, 'index')) ||
    isWord(statement[first], 'comment')
  )
}

function isCreateTable(statement: readonly Token[]): boolean {
  const first = nextSolid(statement, 0)
  return isWord(statement[first], 'create') && statement.some((token) => isWord(token, 'table'))
}

/** Returns a token with PostgreSQL's syntax: names and literals in its quotes, a line break for comments. */
function toPostgres(token: Token, at = 0, tokens: readonly Token[] = []): Token {
  const former = tokens[at - 1]?.kind === 'space' ? tokens[at - 2] : tokens[at - 1]
  if (token.kind === 'text' || (token.kind === 'quoted' && isWord(former, 'default', 'comment'))) return literal(token)
  if (token.kind === 'backtick') return { kind: 'quoted', text: identifier(token.text.slice(1, -1)) }
  if (token.kind === 'space') return { kind: 'space', text: '\n' }
  return isWord(token, 'user') ? { kind: 'quoted', text: '"user"' } : token
}

function literal({ text }: Token): Token {
  return { kind: 'text', text: postgresLiteral(text) }
}

function createTable(statement: readonly Token[], enums: EnumTypes): string {
  const open = statement.findIndex(({ text }) => text === '(')
  if (open < 0) return joinTokens(statement)
  const end = afterParenthesis(statement, open)
  const inner = statement.slice(open + 1, end - 1)
  const head = statement.slice(0, open).map(toPostgres)
  const table = head.findLast(({ kind }) => kind !== 'space')?.text ?? ''
  // omits the storage options after the parenthesis
  const items = splitItems(inner)
  const definition = `${joinTokens(head)}(${items.flatMap((item) => tableItem(item, table, enums)).join(',')})`
  const triggers = items.filter(hasOnUpdate).flatMap((item, at) => onUpdateTriggers(table, columnName(item), at))
  return [definition, ...triggers].join(';\n')
}

function hasOnUpdate(item: readonly Token[]): boolean {
  return item.some((token, at) => {
    const next = nextSolid(item, at + 1)
    return isWord(token, 'update') && isWord(item[next], 'current_timestamp', 'now', 'localtime', 'localtimestamp')
  })
}

function columnName(item: readonly Token[]): string {
  return toPostgres(item[nextSolid(item, 0)] as Token).text
}

/** Translates an item of a CREATE TABLE, a column or a constraint; returns an empty list for a plain index. */
function tableItem(item: readonly Token[], table: string, enums: EnumTypes): string[] {
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
  const known = types[type]
  const unsigned = /\bunsigned\b/i.test(text) ? ` CHECK (0 <= ${name})` : ''
  const number = /\bauto_increment\b/i.test(text) ? ` ${numberDefault(table, name)}` : ''
  const options = restore(
    text
      .replace(/^\s*precision\b/i, '')
      .replace(columnOptions, '')
      .replace(/\bunique\s+key\b/i, 'UNIQUE')
      .replace(/(?<!primary\s+)(?<!foreign\s+)\bkey\b/gi, 'PRIMARY KEY'),
  )
  if (type === 'enum' || type === 'set') return `${name} ${enums.typeOf(type, size) ?? 'text'} ${options}`
  const sizeText =
    known?.size === 'drop'
      ? ''
      : (size.length > 0 ? joinTokens(size) : wholeSeconds.has(type) ? '(0)' : '')
          .replace(/\s+(?:char|byte)\b/i, '')
          .replace(/,\s*-\d+/, '')
  return `${name} ${known?.type ?? item[at]?.text ?? ''}${sizeText} ${options}${number}${unsigned}`
}
