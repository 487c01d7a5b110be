import { afterParenthesis, isWord, spaced, splitItems, splitStatements, tokenize, type Token } from '../dialect/tokens'
import { expressionsBy } from '../dialect/expressions'
import { ReasonError } from '../reasons'
import { columnOf, constraintOf, type TableItem } from './columns'
import { engine, postgresName } from './names'
import { withoutSlashes } from './respell'
import { translateStatement } from './statement'

/** The first words of statements, and of lines of SQL*Plus, that do not affect tables. */
const ignored = `comment grant revoke commit exec execute connect analyze purge audit noaudit drop`.split(' ')
const lines =
  /^[ \t]*(?:prompt|rem|remark|spool|whenever|define|undefine|set[ \t]+(?:define|echo|feedback|serveroutput|sqlblanklines|linesize|pagesize|timing|heading|verify|trimspool|long))\b[^\n]*$/gim
const code = ['trigger', 'function', 'procedure', 'package', 'type', 'library']

/**
 * Translates the tables, keys, constraints, views and rows of a script of Oracle to PostgreSQL, such as the output of
 * DBMS_METADATA. Storage, indexes, comments and disabled constraints are omitted.
 */
export async function translateSchema(source: string): Promise<string> {
  const tokens = withoutSlashes(tokenize(source.replace(lines, ''), 'oracle'))
  const out: string[] = []
  for (const statement of splitStatements(tokens))
    out.push(await translate(statement.filter(({ kind }) => kind !== 'space')))
  return out.filter((text) => text !== '').join(';\n')
}

async function translate(statement: readonly Token[]): Promise<string> {
  const [first] = statement
  if (first === undefined || isWord(first, ...ignored)) return ''
  if (isWord(first, 'insert', 'update', 'delete', 'merge')) return translateStatement(spaced(statement))
  const at = statement.findIndex((token) =>
    isWord(token, 'table', 'index', 'view', 'sequence', 'synonym', 'session', 'user', 'tablespace', ...code),
  )
  const kind = statement[at]?.text.toLowerCase() ?? ''
  if (code.includes(kind)) throw new ReasonError('schemaCode', { name: kind.toUpperCase() })
  const [end, name] = nameAt(statement, at + 1)
  if (isWord(first, 'create') && kind === 'table') return createTable(statement, end, name)
  if (isWord(first, 'create') && kind === 'view') return createView(statement, end, name)
  if (isWord(first, 'create') && kind === 'index') return createIndex(statement, end)
  if (isWord(first, 'alter') && kind === 'table') return alterTable(statement.slice(end), name)
  if (['sequence', 'synonym', 'session', 'user', 'tablespace', 'index'].includes(kind)) return ''
  throw new ReasonError('untranslated', { engine, name: spaced(statement.slice(0, 3)).trim() })
}

/** Returns the name at an index without its owner, and the index after it. */
function nameAt(tokens: readonly Token[], at: number): [number, string] {
  const isQualified = tokens[at + 1]?.text === '.'
  const name = tokens[isQualified ? at + 2 : at]
  return [isQualified ? at + 3 : at + 1, name ? postgresName(name) : '']
}

const { expression, condition } = expressionsBy((text) => translateStatement(text))
/** Translates a condition in parentheses, or an expression. */
const inParentheses = async (text: string) => (text.startsWith('(') ? condition(text) : expression(text))

async function itemOf(tokens: readonly Token[], table: string): Promise<TableItem | undefined> {
  return isWord(tokens[0], 'constraint', 'primary', 'unique', 'foreign', 'check', 'supplemental')
    ? constraintOf(tokens, inParentheses)
    : columnOf(tokens, table, inParentheses)
}

async function createTable(statement: readonly Token[], open: number, name: string): Promise<string> {
  if (statement[open]?.text !== '(') throw new ReasonError('untranslated', { engine, name: 'CREATE TABLE … AS SELECT' })
  const items: TableItem[] = []
  for (const tokens of splitItems(statement.slice(open + 1, afterParenthesis(statement, open) - 1))) {
    const item = await itemOf(tokens, name)
    if (item) items.push(item)
  }
  const table = `CREATE TABLE ${name} (${items.map(({ sql }) => sql).join(', ')})`
  return [table, ...items.flatMap(({ uniqueColumns }) => partlyNull(name, uniqueColumns))].join(';\n')
}

/**
 * Returns an index for a unique key of several columns: in Oracle two rows with NULL in some of them are not distinct if the
 * others are equal. Rows with NULL in all of them are.
 */
function partlyNull(table: string, columns: readonly string[] = []): string[] {
  if (columns.length < 2) return []
  const isAnyKnown = columns.map((column) => `${column} IS NOT NULL`).join(' OR ')
  return [`CREATE UNIQUE INDEX ON ${table} (${columns.join(', ')}) NULLS NOT DISTINCT WHERE ${isAnyKnown}`]
}

async function createView(statement: readonly Token[], at: number, name: string): Promise<string> {
  const as = statement.findIndex((token, index) => index >= at && isWord(token, 'as'))
  const query = spaced(statement.slice(as + 1)).replace(/\bwith\s+(?:read\s+only|check\s+option)\b.*$/i, '')
  const columns = spaced(
    statement
      .slice(at, as)
      .map((token) => (token.kind === 'sign' ? token : { kind: 'word', text: postgresName(token) })),
  )
  return `CREATE VIEW ${name} ${columns} AS ${await translateStatement(query)}`
}

/** Translates a unique index of columns; other indexes do not restrict the rows. */
function createIndex(statement: readonly Token[], at: number): string {
  if (!isWord(statement[1], 'unique')) return ''
  const [open, table] = nameAt(statement, at + 1)
  const columns = splitItems(statement.slice(open + 1, afterParenthesis(statement, open) - 1)).map(
    ([column, ...others]) => {
      if (!column || others.some((token) => !isWord(token, 'asc', 'desc')))
        throw new ReasonError('untranslated', { engine, name: 'CREATE UNIQUE INDEX' })
      return postgresName(column)
    },
  )
  return [`CREATE UNIQUE INDEX ON ${table} (${columns.join(', ')})`, ...partlyNull(table, columns)].join(';\n')
}

/** Translates `ADD CONSTRAINT` and `MODIFY (a NOT NULL)`. */
async function alterTable(action: readonly Token[], name: string): Promise<string> {
  const [first, second] = action
  const inner = second?.text === '(' ? splitItems(action.slice(2, afterParenthesis(action, 1) - 1)) : [action.slice(1)]
  const out: string[] = []
  for (const tokens of inner) {
    if (isWord(first, 'modify')) {
      const nullable = tokens.findIndex((token) => isWord(token, 'null'))
      if (!isWord(tokens[nullable - 1], 'not'))
        throw new ReasonError('untranslated', { engine, name: 'ALTER TABLE … MODIFY' })
      if (!tokens.some((token) => isWord(token, 'disable')))
        out.push(`ALTER TABLE ${name} ALTER ${postgresName(tokens[0] as Token)} SET NOT NULL`)
    } else if (isWord(first, 'add')) {
      const item = await itemOf(tokens, name)
      if (item) out.push(`ALTER TABLE ${name} ADD ${item.sql}`, ...partlyNull(name, item.uniqueColumns))
    } else if (
      !isWord(first, 'enable', 'disable', 'logging', 'nologging', 'parallel', 'noparallel', 'cache', 'nocache')
    )
      throw new ReasonError('untranslated', { engine, name: `ALTER TABLE … ${first?.text.toUpperCase()}` })
  }
  return out.join(';\n')
}
