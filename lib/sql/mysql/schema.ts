import { postgresLiteral } from './literals'
import { maskQuoted } from '../dialect/mask'
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

/** Column types of other engines and their PostgreSQL equivalents; `size: 'drop'` omits a length in parentheses. */
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
  datetime2: { type: 'timestamp' },
  smalldatetime: { type: 'timestamp' },
  year: { type: 'smallint', size: 'drop' },
  nvarchar: { type: 'varchar' },
  nchar: { type: 'char' },
  string: { type: 'text', size: 'drop' },
  tinytext: { type: 'text', size: 'drop' },
  mediumtext: { type: 'text', size: 'drop' },
  longtext: { type: 'text', size: 'drop' },
  ntext: { type: 'text', size: 'drop' },
  tinyblob: { type: 'bytea', size: 'drop' },
  blob: { type: 'bytea', size: 'drop' },
  mediumblob: { type: 'bytea', size: 'drop' },
  longblob: { type: 'bytea', size: 'drop' },
  varbinary: { type: 'bytea', size: 'drop' },
  binary: { type: 'bytea', size: 'drop' },
  bool: { type: 'boolean' },
}

/** MySQL's types that have no fractions of seconds unless a number of digits follows, as in `DATETIME(3)`. */
const wholeSeconds = new Set(['datetime', 'timestamp', 'time'])

/** Words of schemas of SQL Server, which MySQL does not have. */
const otherEnginesWords = [
  'identity',
  'datetime2',
  'smalldatetime',
  'datetimeoffset',
  'uniqueidentifier',
  'ntext',
  'getdate',
  'go',
]

/** The first words of statements that do not affect tables, which `translateSchema` omits. */
const ignoredWords = ['use', 'set', 'go', 'lock', 'unlock', 'delimiter', 'show', 'grant', 'begin', 'commit', 'start']

/**
 * Translates the tables, keys and constraints of a schema script of MySQL or SQL Server to PostgreSQL. Storage
 * options, comments, character sets and plain indexes are omitted; UNSIGNED and ENUM become CHECK constraints.
 */
export function translateSchema(source: string): string {
  const tokens = tokenize(source)
  const isMySql = !tokens.some((token) => token.text === '[' || isWord(token, ...otherEnginesWords))
  return splitStatements(tokens)
    .filter((statement) => !isIgnored(statement))
    .map((statement) =>
      isCreateTable(statement) ? createTable(statement, isMySql) : joinTokens(statement.map(toPostgres)),
    )
    .join(';\n')
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

function createTable(statement: readonly Token[], isMySql: boolean): string {
  const open = statement.findIndex(({ text }) => text === '(')
  if (open < 0) return joinTokens(statement)
  const end = afterParenthesis(statement, open)
  const inner = quoteBracketedNames(statement.slice(open + 1, end - 1))
  const head = quoteBracketedNames(statement.slice(0, open)).map(toPostgres)
  // omits the storage options after the parenthesis
  return `${joinTokens(head)}(${splitItems(inner)
    .flatMap((item) => tableItem(item, isMySql))
    .join(',')})`
}

/**
 * Replaces SQL Server's names in brackets, such as `[Order Details]`, with quoted names. Brackets of PostgreSQL's
 * arrays are empty or contain digits.
 */
function quoteBracketedNames(tokens: readonly Token[]): Token[] {
  const { text, restore } = maskQuoted(tokens)
  return tokenize(restore(text.replace(/\[([\p{L}_][^\]]*)\]/gu, (_, name: string) => identifier(name))))
}

/** Translates an item of a CREATE TABLE, a column or a constraint; returns an empty list for a plain index. */
function tableItem(item: readonly Token[], isMySql: boolean): string[] {
  const first = nextSolid(item, 0)
  const head = item[first]
  if (head === undefined) return []
  if (isWord(head, 'key', 'index', 'fulltext', 'spatial')) return []
  if (isWord(head, 'unique', 'primary', 'constraint', 'foreign', 'check')) return [constraint(item)]
  return [column(item, first, isMySql)]
}

/** Translates a constraint, such as `UNIQUE KEY name (a(10), b)` to `UNIQUE (a, b)`, and omits its name. */
function constraint(item: readonly Token[]): string {
  const { text, restore } = maskQuoted(item.map(toPostgres))
  const translated = text
    .replace(/^\s*constraint\s+(?!(?:unique|primary|foreign|check)\b)(?:"\d+"|\w+)\s+/i, '')
    .replace(/^(\s*unique)\s+(?:key|index)?\s*(?:"\d+"|\w+)?\s*\(/i, '$1 (')
    .replace(/^(\s*foreign\s+key)\s+(?:"\d+"|\w+)\s*\(/i, '$1 (')
    .replace(/\b(?:non)?clustered\b|\busing\s+(?:btree|hash)\b|\bkey_block_size\s*=?\s*\d+|\bcomment\s+'\d+'/gi, '')
    .replace(/\bnot\s+enforced\b/gi, '')
  const isKey = /^\s*(?:unique|primary)/i.test(translated)
  return restore(isKey ? translated.replace(/\((\d+)\)|\b(?:asc|desc)\b/gi, '') : translated)
}

const columnOptions =
  /\bauto_increment(?:\s*=\s*\d+)?|\bautoincrement\b|\bidentity\s*\(\s*\d+\s*,\s*\d+\s*\)|\bunsigned\b|\bsigned\b|\bzerofill\b|\bcharacter\s+set\s+\w+|\bcharset\s+\w+|\bcollate\s+"?\w+"?|\bcomment\s+'\d+'|\bon\s+update\s+current_timestamp(?:\s*\(\s*\d*\s*\))?|\b(?:in)?visible\b|\bbinary\b(?!\s*\()|\bnot\s+for\s+replication\b|\bsparse\b|\bdefault\s+(?:getdate\s*\(\s*\)|current_timestamp\s*\(\s*\d*\s*\)|now\s*\(\s*\))/gi

function column(item: readonly Token[], first: number, isMySql: boolean): string {
  const name = toPostgres(item[first] as Token).text
  const at = nextSolid(item, first + 1)
  const type = item[at]?.text.toLowerCase() ?? ''
  const open = nextSolid(item, at + 1)
  const sized = item[open]?.text === '('
  const size = sized ? item.slice(open, afterParenthesis(item, open)) : []
  const { text, restore } = maskQuoted(item.slice(sized ? afterParenthesis(item, open) : at + 1).map(toPostgres))
  const known = types[type]
  const unsigned = /\bunsigned\b/i.test(text) ? ` CHECK (${name} >= 0)` : ''
  const options = restore(
    text
      .replace(/^\s*precision\b/i, '')
      .replace(columnOptions, '')
      .replace(/\bunique\s+key\b/i, 'UNIQUE')
      .replace(/(?<!primary\s+)(?<!foreign\s+)\bkey\b/gi, 'PRIMARY KEY'),
  )
  if (type === 'enum') {
    const values = size.map((token) => (token.kind === 'quoted' ? literal(token) : toPostgres(token)))
    return `${name} text ${options} CHECK (${name} IN ${joinTokens(values)})`
  }
  if (type === 'set') return `${name} text ${options}`
  const sizeText =
    known?.size === 'drop'
      ? ''
      : (size.length > 0 ? joinTokens(size) : secondsScale(type, isMySql))
          .replace(/\s+(?:char|byte)\b/i, '')
          .replace(/\(\s*max\s*\)/i, '')
          .replace(/,\s*-\d+/, '')
  return `${name} ${known?.type ?? item[at]?.text ?? ''}${sizeText} ${options}${unsigned}`
}

/** Returns the number of digits after the second that a type has by default, in parentheses. */
function secondsScale(type: string, isMySql: boolean): string {
  if (isMySql) return wholeSeconds.has(type) ? '(0)' : ''
  // steps of 1/300 s, which include all hundredths
  return type === 'datetime' ? '(2)' : ''
}
