import { numberDefault } from '../dialect/numbered-columns'
import { afterParenthesis, isWord, spaced, type Token } from '../dialect/tokens'
import { ReasonError } from '../reasons'
import { engine, postgresName } from './names'
import { columnType, typeText } from './types'

/** Translates an expression or a condition. */
export type Translate = (text: string) => Promise<string>

export interface Translations {
  readonly expression: Translate
  readonly condition: Translate
}

/** The collations that this library models. */
const collations = /^(?:database_default|(?:SQL_)?Latin1_General(?:_CP1)?(?:_100)?_CI_AS)$/i
const starts = [
  'constraint',
  'primary',
  'unique',
  'check',
  'references',
  'foreign',
  'null',
  'not',
  'default',
  'identity',
  'collate',
  'rowguidcol',
  'sparse',
  'index',
  'with',
  'on',
]
const volatile = /\b(?:newid|newsequentialid|rand|next)\b/i

/** Returns the name of a token as a keyword, without its brackets, in lower case. */
const wordOf = ({ kind, text }: Token) => (kind === 'bracket' ? text.slice(1, -1) : text).toLowerCase()

/** Translates a column of a table, whose tokens are without white space. */
export async function columnOf(tokens: readonly Token[], table: string, translations: Translations): Promise<string> {
  const [name, type] = tokens as [Token, Token]
  if (isWord(type, 'as')) throw new ReasonError('computedColumn', { name: name.text })
  const end = tokens[2]?.text === '(' ? afterParenthesis(tokens, 2) : 2
  const args = tokens.slice(3, end).flatMap((token) => (token.kind === 'sign' ? [] : [wordOf(token)]))
  const declared = columnType(wordOf(type), args, 1)
  const options = tokens.slice(end)
  const column = postgresName(name)
  const number = options.some((token) => isWord(token, 'identity')) ? [numberDefault(table, column)] : []
  return [column, typeText(declared), ...(await constraintsOf(options, translations)), ...number].join(' ')
}

/** A part of a definition: its SQL, which is absent if it does not restrict the rows, and the index after it. */
interface Part {
  readonly sql?: string
  readonly end: number
}

/** Reads the part of a definition that begins at an index. */
type PartReader = (tokens: readonly Token[], at: number, translations: Translations) => Part | Promise<Part>

const skip: PartReader = (_, at) => ({ end: at + 1 })

/** The readers of the parts, by the first word of each. */
const readers: ReadonlyMap<string, PartReader> = new Map<string, PartReader>([
  ['constraint', (_, at) => ({ end: at + 2 })],
  ['identity', (tokens, at) => ({ sql: 'NOT NULL', end: afterList(tokens, at + 1) })],
  // NOT FOR REPLICATION
  ['not', (tokens, at) => (isWord(tokens[at + 1], 'for') ? { end: at + 3 } : { sql: 'NOT NULL', end: at + 2 })],
  ...['null', 'rowguidcol', 'sparse'].map((word) => [word, skip] as const),
  ['collate', readCollation],
  ['default', readDefault],
  ['check', readCheck],
  ['primary', (tokens, at) => readKey('PRIMARY KEY', tokens, at)],
  ['unique', (tokens, at) => readKey('UNIQUE NULLS NOT DISTINCT', tokens, at)],
  ['foreign', readForeignKey],
  ['references', readReference],
  ['on', readAction],
  ['textimage_on', (tokens, at) => ({ end: afterList(tokens, at + 2) })],
  ['with', (tokens, at) => ({ end: isWord(tokens[at + 1], 'fillfactor') ? at + 4 : afterList(tokens, at + 1) })],
])

/**
 * Translates the options and constraints of a column, or a constraint of a table. Those that do not restrict the rows are omitted.
 */
export async function constraintsOf(tokens: readonly Token[], translations: Translations): Promise<string[]> {
  const parts: string[] = []
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at]
    const read = token?.kind === 'word' ? readers.get(token.text.toLowerCase()) : undefined
    if (!read) throw new ReasonError('untranslated', { engine, name: spaced(tokens.slice(at, at + 2)).trim() })
    const { sql, end } = await read(tokens, at, translations)
    if (sql !== undefined) parts.push(sql)
    at = end
  }
  return parts
}

/** Returns the index after a list in parentheses, if there is one at an index. */
function afterList(tokens: readonly Token[], at: number): number {
  return tokens[at]?.text === '(' ? afterParenthesis(tokens, at) : at
}

/** Returns the index of the next list or part. */
function beforeList(tokens: readonly Token[], from: number): number {
  const length = tokens.slice(from).findIndex((token) => token.text === '(' || isWord(token, ...starts))
  return length < 0 ? tokens.length : from + length
}

function readCollation(tokens: readonly Token[], at: number): Part {
  const name = tokens[at + 1]?.text ?? ''
  if (!collations.test(name)) throw new ReasonError('untranslated', { engine, name: `COLLATE ${name}` })
  return { end: at + 2 }
}

async function readDefault(tokens: readonly Token[], at: number, { expression }: Translations): Promise<Part> {
  const end = endOfDefault(tokens, at + 1)
  const value = spaced(tokens.slice(at + 1, end))
  return volatile.test(value) ? { end } : { sql: `DEFAULT ${await expression(value)}`, end }
}

async function readCheck(tokens: readonly Token[], at: number, { condition }: Translations): Promise<Part> {
  const open = tokens.findIndex(({ text }, index) => index > at && text === '(')
  const end = afterParenthesis(tokens, open)
  return { sql: `CHECK ${await condition(spaced(tokens.slice(open, end)))}`, end }
}

function readKey(kind: string, tokens: readonly Token[], at: number): Part {
  const open = beforeList(tokens, at + 1)
  const end = afterList(tokens, open)
  return { sql: `${kind}${columnList(tokens.slice(open, end))}`, end }
}

/** Reads FOREIGN KEY, which is without columns in the definition of a column. */
function readForeignKey(tokens: readonly Token[], at: number): Part {
  const end = afterList(tokens, at + 2)
  return end === at + 2 ? { end } : { sql: `FOREIGN KEY${columnList(tokens.slice(at + 2, end))}`, end }
}

function readReference(tokens: readonly Token[], at: number): Part {
  const afterName = beforeList(tokens, at + 1)
  const end = afterList(tokens, afterName)
  const name = postgresName(tokens[afterName - 1] as Token)
  return { sql: `REFERENCES ${name}${columnList(tokens.slice(afterName, end))}`, end }
}

/** Reads ON DELETE and ON UPDATE with an action, or the ON of a file group. */
function readAction(tokens: readonly Token[], at: number): Part {
  if (!isWord(tokens[at + 1], 'delete', 'update')) return { end: afterList(tokens, at + 2) }
  const end = at + (isWord(tokens[at + 2], 'cascade') ? 3 : 4)
  return { sql: spaced(tokens.slice(at, end)), end }
}

function endOfDefault(tokens: readonly Token[], from: number): number {
  let end = from
  while (end < tokens.length && (end === from || !isWord(tokens[end], ...starts, 'for')))
    end = tokens[end]?.text === '(' ? afterParenthesis(tokens, end) : end + 1
  return end
}

/** Returns a list of columns in parentheses without their orders; an empty text if there is none. */
export function columnList(tokens: readonly Token[]): string {
  if (tokens.length === 0) return ''
  const names = tokens.filter((token) => token.kind !== 'sign' && !isWord(token, 'asc', 'desc')).map(postgresName)
  return ` (${names.join(', ')})`
}
