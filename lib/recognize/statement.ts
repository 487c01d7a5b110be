import type { StatementText, Token } from '../review/tokens'
import { sqlWords } from './words'

/** The kinds of statements that decide which tool fits. */
export type StatementKind = 'query' | 'change' | 'table' | 'definition' | 'statistics' | 'other'

/** The number of tokens that are looked at; the rest of a statement is as its beginning. */
const MAX_TOKENS = 400

const name = String.raw`(?:[^\s()",;'=<>+*/]+|"q")(?: \. (?:[^\s()",;'=<>+*/]+|"q"))*`
const begins = (pattern: string) => new RegExp(`^(?:${pattern.replaceAll('NAME', name)})(?: |$)`, 'i')

const patterns: readonly (readonly [StatementKind, RegExp])[] = [
  ['statistics', begins(String.raw`SELECT .*\bpg_restore_(?:relation|attribute)_stats \(`)],
  ['other', begins(String.raw`SELECT (?:pg_catalog \. )?(?:set_config|setval) \(`)],
  ['change', begins(`(?:INSERT|REPLACE) (?:IGNORE )?(?:INTO )?NAME .*(?:VALUES|SELECT|WITH|SET|TABLE|DEFAULT)`)],
  ['change', begins('UPDATE (?:ONLY )?NAME (?:.* )?SET .*=')],
  [
    'change',
    begins(
      'DELETE (?:NAME )?FROM (?:ONLY )?NAME(?: (?:AS )?NAME)?(?: (?:WHERE|USING|ORDER|LIMIT|RETURNING|INNER|JOIN|LEFT) .*)?$',
    ),
  ],
  ['change', begins('MERGE INTO NAME .*USING .*WHEN')],
  [
    'table',
    begins(
      `CREATE (?:(?:GLOBAL|LOCAL|TEMP|TEMPORARY|UNLOGGED|FOREIGN) )*TABLE (?:IF NOT EXISTS )?NAME (?:\\(|AS|PARTITION|LIKE)`,
    ),
  ],
  [
    'definition',
    begins(
      `CREATE (?:(?:UNIQUE|FULLTEXT|SPATIAL|BITMAP) )?INDEX (?:CONCURRENTLY )?(?:IF NOT EXISTS )?(?:NAME )?ON (?:ONLY )?NAME (?:USING NAME )?\\(`,
    ),
  ],
  [
    'definition',
    begins(
      'CREATE (?:OR REPLACE )?(?:(?:TEMP|TEMPORARY|RECURSIVE|MATERIALIZED|ALGORITHM = NAME|SQL SECURITY NAME) )*VIEW (?:IF NOT EXISTS )?NAME .*(?:AS|\\()',
    ),
  ],
  [
    'definition',
    begins(
      'ALTER TABLE (?:ONLY )?(?:IF EXISTS )?(?:ONLY )?NAME (?:ADD|ALTER|ATTACH|CHANGE|CONVERT|DETACH|DISABLE|DROP|ENABLE|ENGINE|MODIFY|OWNER|RENAME|SET|VALIDATE) .*',
    ),
  ],
  ['definition', begins('(?:DROP|TRUNCATE) (?:TABLE|INDEX|VIEW|COLUMN) .*')],
  [
    'definition',
    begins(
      'CREATE (?:OR REPLACE )?(?:FUNCTION|PROCEDURE|TRIGGER|TYPE|SEQUENCE|STATISTICS|DOMAIN|SCHEMA|EXTENSION|DATABASE) NAME.*',
    ),
  ],
  [
    'other',
    begins(
      '(?:ALTER|ANALYZE|BEGIN|CALL|COMMENT ON|COMMIT|COPY|CREATE|DEALLOCATE|DECLARE|DO|DROP|EXECUTE|GRANT|LOCK|PREPARE|RELEASE|RENAME|RESET|REVOKE|ROLLBACK|SAVEPOINT|SET|SHOW|START|UNLOCK|USE|VACUUM).*',
    ),
  ],
]

/**
 * Returns the kind of a statement; undefined if it is prose, incomplete, or not a statement that is known here.
 * `isExpected` is true if a semicolon ends it or the first statement is certain: then words alone are a statement.
 */
export function kindOf({ tokens }: StatementText, isExpected: boolean): StatementKind | undefined {
  const code = withoutExplain(tokens.slice(0, MAX_TOKENS).filter(({ kind }) => kind !== 'comment'))
  const isCut = tokens.length > MAX_TOKENS
  if (code.some((token) => isProse(token) || isUnclosed(token)) || !(isCut || isBalanced(code))) return undefined
  const text = code.map(shown).join(' ')
  const kind =
    patterns.find(([, pattern]) => pattern.test(text))?.[0] ?? (isQuery(text, isExpected) ? 'query' : undefined)
  if ((kind === 'query' || kind === 'change') && hasProse(code)) return undefined
  // words alone may be a search: “select top rows from a table”, “drop table if exists”
  return isExpected || code.some(isFormal) ? kind : undefined
}

/** Returns a token in a form that patterns can match. */
function shown({ kind, text }: Token): string {
  if (kind === 'string') return "'s'"
  return kind === 'quoted name' ? '"q"' : text.toUpperCase()
}

/** Returns the tokens after EXPLAIN and its options. */
function withoutExplain(tokens: readonly Token[]): readonly Token[] {
  if (!/^(?:explain|describe|desc)$/i.test(tokens[0]?.text ?? '')) return tokens
  const at = tokens.findIndex(({ text }) => /^(?:select|with|insert|update|delete|replace|merge|values)$/i.test(text))
  return at === -1 || at > 30 ? tokens : tokens.slice(at)
}

/** True for punctuation of Chinese sentences, and for words of Chinese questions, outside of strings and quotes. */
function isProse({ kind, text }: Token): boolean {
  if (kind === 'operator') return /[，。？！、：；“”…]/.test(text)
  return kind === 'word' && /为什么|怎么|如何|什么|是否|哪|吗$|呢$/.test(text)
}

/** True for a string or a quoted name whose end is missing. */
function isUnclosed({ kind, text }: Token): boolean {
  if (kind !== 'string' && kind !== 'quoted name') return false
  const [quote = ''] = /['"`$]/.exec(text) ?? []
  return !text.endsWith(quote) || text.indexOf(quote) === text.length - 1
}

function isBalanced(tokens: readonly Token[]): boolean {
  let depth = 0
  for (const { kind, text } of tokens) {
    if (kind !== 'operator') continue
    if (text === '(') depth++
    if (text === ')' && --depth < 0) return false
  }
  return depth === 0
}

/** True if three names, or a value and two names, follow each other. */
function hasProse(tokens: readonly Token[]): boolean {
  let run = 0
  for (const { kind, text } of tokens) {
    if (kind === 'operator') run = text === ')' ? 1 : 0
    else if (kind === 'word' && sqlWords.has(text.toLowerCase())) run = 0
    else run++
    if (run > 2) return true
  }
  return false
}

/** True for what searches rarely contain. */
function isFormal({ kind, text }: Token): boolean {
  return kind === 'operator' ? /[*=<>(,.+]/.test(text) : kind !== 'word'
}

/** True for a query with a select list and tables; without tables, only where a statement is expected. */
function isQuery(statement: string, isExpected: boolean): boolean {
  const text = statement.replace(/^(?:\( )+/, '')
  if (/^VALUES \(|^TABLE \S+$/.test(text)) return isExpected
  if (/\( FROM\b/.test(text)) return false
  if (/^WITH (?:RECURSIVE )?\S+ (?:\([^()]*\) )?AS (?:(?:NOT )?MATERIALIZED )?\( /.test(text)) return true
  if (!/^SELECT (?:(?:DISTINCT|ALL) )?(?!(?:FROM|IS|IN|OR|AND|ON|FOR|INTO|WHERE)\b)\S/.test(text)) return false
  return isExpected || / FROM (?!(?:WHERE|GROUP|ORDER)\b)\S/.test(text)
}
