import { afterParenthesis, identifier, isWord, joinTokens, nextSolid, tokenize, type Token } from './tokens'

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
  number: { type: 'numeric' },
  datetime: { type: 'timestamp' },
  datetime2: { type: 'timestamp' },
  smalldatetime: { type: 'timestamp' },
  year: { type: 'smallint', size: 'drop' },
  varchar2: { type: 'varchar' },
  nvarchar2: { type: 'varchar' },
  nvarchar: { type: 'varchar' },
  nchar: { type: 'char' },
  string: { type: 'text', size: 'drop' },
  tinytext: { type: 'text', size: 'drop' },
  mediumtext: { type: 'text', size: 'drop' },
  longtext: { type: 'text', size: 'drop' },
  clob: { type: 'text', size: 'drop' },
  ntext: { type: 'text', size: 'drop' },
  tinyblob: { type: 'bytea', size: 'drop' },
  blob: { type: 'bytea', size: 'drop' },
  mediumblob: { type: 'bytea', size: 'drop' },
  longblob: { type: 'bytea', size: 'drop' },
  varbinary: { type: 'bytea', size: 'drop' },
  binary: { type: 'bytea', size: 'drop' },
  raw: { type: 'bytea', size: 'drop' },
  bool: { type: 'boolean' },
}

/** The first words of statements that do not affect tables, which `translateSchema` omits. */
const ignoredWords = [
  'use',
  'set',
  'go',
  'lock',
  'unlock',
  'delimiter',
  'show',
  'grant',
  'prompt',
  'begin',
  'commit',
  'start',
]

/**
 * Translates the tables, keys and constraints of a schema script of MySQL, Oracle or SQL Server to PostgreSQL. Storage
 * options, comments, character sets and plain indexes are omitted; UNSIGNED and ENUM become CHECK constraints.
 */
export function translateSchema(source: string): string {
  return statements(tokenize(source.replace(/^\s*GO\s*$/gim, ';').replace(/\/\*![\s\S]*?\*\//g, '')))
    .filter((statement) => !isIgnored(statement))
    .map((statement) => joinTokens(isCreateTable(statement) ? createTable(statement) : statement.map(toPostgres)))
    .join(';\n')
}

function statements(tokens: readonly Token[]): Token[][] {
  const found: Token[][] = [[]]
  for (const token of tokens) {
    if (token.text === ';') found.push([])
    else found.at(-1)?.push(token)
  }
  return found
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

/** Returns a token with PostgreSQL's syntax: backticks become double quotes, `#` comments become `--` comments. */
function toPostgres(token: Token): Token {
  if (token.kind === 'backtick') return { kind: 'quoted', text: identifier(token.text.slice(1, -1)) }
  if (token.kind === 'space') return { kind: 'space', text: token.text.replace(/#/g, '--') }
  return isWord(token, 'user') ? { kind: 'quoted', text: '"user"' } : token
}

function createTable(statement: readonly Token[]): Token[] {
  const open = statement.findIndex(({ text }) => text === '(')
  if (open < 0) return [...statement]
  const end = afterParenthesis(statement, open)
  const inner = quoteBracketedNames(statement.slice(open + 1, end - 1))
  const items = split(inner).flatMap((item) => tableItem(item))
  const head = quoteBracketedNames(statement.slice(0, open)).map(toPostgres)
  // omits the storage options after the parenthesis
  return [...head, word('('), ...items.flatMap((item, index) => (index > 0 ? [word(','), ...item] : item)), word(')')]
}

function word(text: string): Token {
  return { kind: 'sign', text }
}

/**
 * Replaces SQL Server's names in brackets, such as `[Order Details]`, with quoted names. Brackets of PostgreSQL's
 * arrays are empty or contain digits.
 */
function quoteBracketedNames(tokens: readonly Token[]): Token[] {
  return tokenize(joinTokens(tokens).replace(/\[([\p{L}_][^\]]*)\]/gu, (_, name: string) => identifier(name)))
}

function split(tokens: readonly Token[]): Token[][] {
  const items: Token[][] = [[]]
  let depth = 0
  for (const token of tokens) {
    if (token.text === '(') depth++
    if (token.text === ')') depth--
    if (token.text === ',' && depth === 0) items.push([])
    else items.at(-1)?.push(token)
  }
  return items
}

/** Translates an item of a CREATE TABLE, a column or a constraint; returns an empty list for a plain index. */
function tableItem(item: readonly Token[]): Token[][] {
  const first = nextSolid(item, 0)
  const head = item[first]
  if (head === undefined) return []
  if (isWord(head, 'key', 'index', 'fulltext', 'spatial')) return []
  if (isWord(head, 'unique', 'primary', 'constraint', 'foreign', 'check')) return [constraint(item)]
  return [column(item, first)]
}

/** Translates a constraint, such as `UNIQUE KEY name (a(10), b)` to `UNIQUE (a, b)`, and omits its name. */
function constraint(item: readonly Token[]): Token[] {
  const text = joinTokens(item.map(toPostgres))
    .replace(/^\s*constraint\s+(?!(?:unique|primary|foreign|check)\b)(?:"[^"]*"|\w+)\s+/i, '')
    .replace(/^(\s*unique)\s+(?:key|index)?\s*(?:"[^"]*"|\w+)?\s*\(/i, '$1 (')
    .replace(/^(\s*foreign\s+key)\s+(?:"[^"]*"|\w+)\s*\(/i, '$1 (')
    .replace(
      /\b(?:non)?clustered\b|\busing\s+(?:btree|hash)\b|\bkey_block_size\s*=?\s*\d+|\bcomment\s+'(?:[^']|'')*'/gi,
      '',
    )
    .replace(/\b(?:enable|disable|validate|novalidate)\b|\bnot\s+enforced\b/gi, '')
  return tokenize(/^\s*(?:unique|primary)/i.test(text) ? text.replace(/\((\d+)\)|\b(?:asc|desc)\b/gi, '') : text)
}

const columnOptions =
  /\bauto_increment(?:\s*=\s*\d+)?|\bautoincrement\b|\bidentity\s*\(\s*\d+\s*,\s*\d+\s*\)|\bunsigned\b|\bsigned\b|\bzerofill\b|\bcharacter\s+set\s+\w+|\bcharset\s+\w+|\bcollate\s+"?\w+"?|\bcomment\s+'(?:[^']|'')*'|\bon\s+update\s+current_timestamp(?:\s*\(\s*\d*\s*\))?|\b(?:in)?visible\b|\bbinary\b(?!\s*\()|\bnot\s+for\s+replication\b|\bsparse\b|\bdefault\s+(?:sysdate|getdate\s*\(\s*\)|current_timestamp\s*\(\s*\d*\s*\)|now\s*\(\s*\))/gi

function column(item: readonly Token[], first: number): Token[] {
  const name = joinTokens([toPostgres(item[first] as Token)])
  const at = nextSolid(item, first + 1)
  const type = item[at]?.text.toLowerCase() ?? ''
  const open = nextSolid(item, at + 1)
  const sized = item[open]?.text === '('
  const size = sized ? joinTokens(item.slice(open, afterParenthesis(item, open))) : ''
  const rest = joinTokens(item.slice(sized ? afterParenthesis(item, open) : at + 1).map(toPostgres))
  const known = types[type]
  const unsigned = /\bunsigned\b/i.test(rest) ? ` CHECK (${name} >= 0)` : ''
  const options = rest
    .replace(/^\s*precision\b/i, '')
    .replace(columnOptions, '')
    .replace(/\bunique\s+key\b/i, 'UNIQUE')
    .replace(/(?<!primary\s+)(?<!foreign\s+)\bkey\b/gi, 'PRIMARY KEY')
  const cut = options.replace(/\bdefault\s+"([^"]*)"/i, "DEFAULT '$1'")
  if (type === 'enum') return tokenize(`${name} text ${cut} CHECK (${name} IN ${size.replaceAll('"', "'")})`)
  if (type === 'set') return tokenize(`${name} text ${cut}`)
  const kept =
    known?.size === 'drop'
      ? ''
      : size
          .replace(/\s+(?:char|byte)\b/i, '')
          .replace(/\(\s*max\s*\)/i, '')
          .replace(/,\s*-\d+/, '')
  return tokenize(`${name} ${known?.type ?? item[at]?.text ?? ''}${kept} ${cut}${unsigned}`)
}
