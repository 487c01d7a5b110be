import { expressionsBy } from '../dialect/expressions'
import { afterParenthesis, isWord, spaced, splitItems, splitStatements, tokenize, type Token } from '../dialect/tokens'
import { ReasonError } from '../reasons'
import { columnList, columnOf, constraintsOf } from './columns'
import { IdentityTables, itemStarts } from './identity'
import { engine, nameAt, postgresName } from './names'
import { translateStatement } from './statement'

/** The first words of statements that do not affect tables. */
const ignored = 'use set go exec execute grant deny revoke print begin commit drop'.split(' ')
const objects = 'database schema login user role statistics sequence synonym fulltext partition authorization'.split(
  ' ',
)
const code = ['trigger', 'function', 'proc', 'procedure', 'type', 'assembly']

const translations = expressionsBy((text) => translateStatement(text))

/**
 * Translates the tables, keys, constraints, views and rows of a script of SQL Server to PostgreSQL, such as one of SQL Server
 * Management Studio. File groups, options of indexes and extended properties are omitted.
 */
export async function translateSchema(source: string): Promise<string> {
  const out: string[] = []
  const identities = new IdentityTables()
  for (const statement of splitStatements(tokenize(source, 'sqlserver')))
    for (const part of parts(statement.filter(({ kind }) => kind !== 'space')))
      out.push(await translate(identities.withColumns(part)))
  return out.filter((text) => text !== '').join(';\n')
}

/** Splits tokens before CREATE, ALTER TABLE and INSERT, which need no semicolon before them. */
function parts(tokens: readonly Token[]): Token[][] {
  const found: Token[][] = [[]]
  let depth = 0
  for (const [at, token] of tokens.entries()) {
    if (token.text === '(') depth++
    if (token.text === ')') depth--
    const begins = isWord(token, 'create', 'insert') || (isWord(token, 'alter') && isWord(tokens[at + 1], 'table'))
    if (depth === 0 && begins && found.at(-1)?.length !== 0) found.push([])
    found.at(-1)?.push(token)
  }
  return found
}

async function translate(statement: readonly Token[]): Promise<string> {
  const [first] = statement
  if (first === undefined || isWord(first, ...ignored)) return ''
  if (isWord(first, 'insert', 'update', 'delete', 'merge')) return translateStatement(spaced(statement))
  const at = statement.findIndex((token) => isWord(token, 'table', 'index', 'view', ...objects, ...code))
  const kind = statement[at]?.text.toLowerCase() ?? ''
  if (code.includes(kind)) throw new ReasonError('schemaCode', { name: kind.toUpperCase() })
  const [end, name] = nameAt(statement, at + 1)
  if (isWord(first, 'create') && kind === 'table') return createTable(statement, end, name)
  if (isWord(first, 'create') && kind === 'view') return createView(statement, end, name)
  if (isWord(first, 'create') && kind === 'index') return createIndex(statement, end)
  if (isWord(first, 'alter') && kind === 'table') return alterTable(statement.slice(end), name)
  if (isWord(first, 'create', 'alter') && (objects.includes(kind) || kind === 'index')) return ''
  throw new ReasonError('untranslated', { engine, name: spaced(statement.slice(0, 3)).trim() })
}

async function createTable(statement: readonly Token[], open: number, name: string): Promise<string> {
  const items: string[] = []
  for (const tokens of splitItems(statement.slice(open + 1, afterParenthesis(statement, open) - 1))) {
    const [first] = tokens
    if (isWord(first, ...itemStarts)) items.push((await constraintsOf(tokens, translations)).join(' '))
    else if (isWord(first, 'index', 'period')) {
      if (isWord(tokens[2], 'unique') || isWord(first, 'period'))
        throw new ReasonError('untranslated', { engine, name: spaced(tokens.slice(0, 3)).trim() })
    } else if (first) items.push(await columnOf(tokens, name, translations))
  }
  return `CREATE TABLE ${name} (${items.join(', ')})`
}

async function createView(statement: readonly Token[], at: number, name: string): Promise<string> {
  const as = statement.findIndex((token, index) => index >= at && isWord(token, 'as'))
  const open = statement[at]?.text === '(' ? columnList(statement.slice(at, afterParenthesis(statement, at))) : ''
  const query = spaced(statement.slice(as + 1)).replace(/\bwith\s+check\s+option\s*$/i, '')
  return `CREATE VIEW ${name}${open} AS ${await translateStatement(query)}`
}

/** Translates a unique index; other indexes do not restrict the rows. */
async function createIndex(statement: readonly Token[], at: number): Promise<string> {
  if (!isWord(statement[1], 'unique')) return ''
  const [open, table] = nameAt(statement, at + 1)
  const end = afterParenthesis(statement, open)
  const where = statement.findIndex((token, index) => index >= end && isWord(token, 'where'))
  const stop = statement.findIndex((token, index) => index > where && isWord(token, 'with', 'on'))
  const filter = where < 0 ? '' : spaced(statement.slice(where + 1, stop < 0 ? undefined : stop))
  const condition = filter === '' ? '' : ` WHERE ${await translations.condition(filter)}`
  return `CREATE UNIQUE INDEX ON ${table}${columnList(statement.slice(open, end))} NULLS NOT DISTINCT${condition}`
}

/**
 * Translates `ADD CONSTRAINT`, `ADD DEFAULT … FOR` and `ADD` of columns. Rows that were there before a constraint WITH NOCHECK
 * can violate it, so that it is omitted.
 */
async function alterTable(action: readonly Token[], name: string): Promise<string> {
  if (isWord(action[0], 'with')) return isWord(action[1], 'nocheck') ? '' : alterTable(action.slice(2), name)
  if (isWord(action[0], 'check', 'enable', 'disable', 'set', 'rebuild')) return ''
  if (!isWord(action[0], 'add'))
    throw new ReasonError('untranslated', { engine, name: `ALTER TABLE … ${action[0]?.text.toUpperCase()}` })
  const out: string[] = []
  for (const tokens of splitItems(action.slice(1))) {
    const column = tokens.findLastIndex((token) => isWord(token, 'for')) + 1
    const isDefault = tokens.some((token) => isWord(token, 'default')) && column > 0
    if (isDefault) {
      const [value] = await constraintsOf(tokens.slice(0, column - 1), translations)
      if (value) out.push(`ALTER TABLE ${name} ALTER ${postgresName(tokens[column] as Token)} SET ${value}`)
    } else if (isWord(tokens[0], ...itemStarts))
      out.push(`ALTER TABLE ${name} ADD ${(await constraintsOf(tokens, translations)).join(' ')}`)
    else out.push(`ALTER TABLE ${name} ADD ${await columnOf(tokens, name, translations)}`)
  }
  return out.join(';\n')
}
