import mysql from 'node-sql-parser/build/mysql.js'
import { closeOf, codeOf, groupAt, itemsOf, nameAt, partOf, plainName, type Code } from '../ddl/code'
import type { ObjectName } from '../query'
import type { AlterAction, CreateTable, StatementBody } from '../statement'
import { SyntaxProblem } from '../syntax-problem'
import { readExpression } from '../syntax-tree/expressions'
import { parseTrees } from '../syntax-tree/parse'
import { makeContext } from '../syntax-tree/queries'
import { asTree, asTrees, offsetOf, type Grammar } from '../syntax-tree/tree'
import type { StatementText, Token } from '../tokens'
import { partitioningOf, readWithoutParser } from './fallback'
import { maskClauses } from './mask'
import { readStatement } from './statements'

/**
 * Parses a statement with node-sql-parser's grammar of MySQL; `text` has blanks for comments. Reads some statements that
 * the grammar does not know without it.
 */
export function parseMysql(text: string, part: StatementText): StatementBody {
  const partitioning = partitioningOf(part.tokens)
  if (!partitioning) return parse(text, part)
  const { start, ...facts } = partitioning
  const body = parse(text.slice(0, start - part.start), part)
  return body.kind === 'create table' ? { ...body, ...facts } : body
}

function parse(text: string, part: StatementText): StatementBody {
  const code = codeOf(part.tokens)
  if (code.words[0] === 'ALTER' && code.words.slice(1, code.words.indexOf('AS')).includes('VIEW'))
    return parseAlterView(text, part)
  const list = addedList(code)
  try {
    const masked = maskClauses(text, part.start, code)
    const [node] = parseTrees(new mysql.Parser(), list ? asCreateTable(masked, list.open) : masked)
    const body = node ? readStatement(node, makeContext(grammar, part), part.start) : undefined
    if (list && body?.kind === 'create table') return addAll(list.table, body)
    return body ?? { kind: 'other' }
  } catch (error) {
    if (!(error instanceof SyntaxProblem)) throw error
    const body = /^Error: column count/.test(error.message)
      ? readUnequalInsert(text, part, code)
      : (readWithoutParser(part.tokens) ?? readActions(text, part, code))
    if (body) return body
    throw error
  }
}

/** Returns an ALTER VIEW as a CREATE OR REPLACE VIEW. */
function parseAlterView(text: string, part: StatementText): StatementBody {
  const [first, ...tokens] = part.tokens.filter(({ kind }) => kind !== 'comment')
  const [verb, start] = ['CREATE', part.start - 1]
  const head: Token[] = first ? [{ ...first, text: verb, start }] : []
  const body = parse(verb + text.slice(verb.length - 1), { ...part, start, tokens: [...head, ...tokens] })
  return body.kind === 'create' ? { ...body, replaces: true } : body
}

/** Returns an ALTER TABLE of several actions, each of which is read by itself: node-sql-parser does not know all of them. */
function readActions(text: string, part: StatementText, code: Code): StatementBody | undefined {
  if (code.words[0] !== 'ALTER' || code.words[1] !== 'TABLE') return undefined
  const { end } = nameAt(code, 2)
  const items = itemsOf(partOf(code, end))
  if (items.length < 2) return undefined
  const head = partOf(code, 0, end)
  const bodies = items.map((item) => {
    const [, headEnd] = spanOf(head)
    const [from, to] = spanOf(item)
    const source = text.slice(0, headEnd) + text.slice(headEnd, from).replace(/[^\n]/g, ' ') + text.slice(from, to)
    return parse(source, { ...part, tokens: [...head.tokens, ...item.tokens] })
  })
  const tables = bodies.flatMap((body) => (body.kind === 'alter table' ? [body] : []))
  return tables[0] && { ...tables[0], actions: tables.flatMap(({ actions }) => actions) }
}

/** Returns the offsets of code in its statement. */
function spanOf({ start, tokens }: Code): [from: number, to: number] {
  const [first, last] = [tokens[0], tokens.at(-1)]
  return [(first?.start ?? start) - start, (last?.start ?? start) + (last?.text.length ?? 0) - start]
}

/** Returns an INSERT whose rows have another number of values than columns, which node-sql-parser rejects. */
function readUnequalInsert(text: string, part: StatementText, code: Code): StatementBody | undefined {
  const { words, tokens } = code
  const { end: open } = nameAt(code, words.indexOf('INTO') + 1 || 1)
  const [first, last] = [tokens[open], tokens[closeOf(code, open)]]
  if (words[open] !== '(' || !first || !last) return undefined
  const [from, to] = [first.start - part.start, last.start + 1 - part.start]
  const source = text.slice(0, from) + text.slice(from, to).replace(/[^\n]/g, ' ') + text.slice(to)
  const rest = part.tokens.filter(({ start }) => start < first.start || start > last.start)
  const body = parse(source, { ...part, tokens: rest })
  const columns = groupAt(code, open).tokens.flatMap((token) =>
    token.kind === 'operator' ? [] : { name: plainName(token), at: token.start },
  )
  return body.kind === 'insert' ? { ...body, columns } : undefined
}

/** Returns the table of ALTER TABLE … ADD (…), which node-sql-parser does not know, and the offset of its list. */
function addedList(code: Code): { table: ObjectName; open: number } | undefined {
  const { words, tokens, start } = code
  if (words[0] !== 'ALTER' || words[1] !== 'TABLE') return undefined
  const { name, end } = nameAt(code, 2)
  const open = words[end + 1] === 'COLUMN' ? end + 2 : end + 1
  const first = tokens[open]
  if (words[end] !== 'ADD' || words[open] !== '(' || !first || closeOf(code, open) !== words.length - 1)
    return undefined
  return { table: name, open: first.start - start }
}

/** Returns the definition of a table with the list at an offset, which stays where it is. */
function asCreateTable(text: string, open: number): string {
  return 'CREATE TABLE t'.padEnd(open) + text.slice(open)
}

/** Returns an ALTER TABLE that adds the columns and keys of a definition. */
function addAll(table: ObjectName, { columns, keys }: CreateTable): StatementBody {
  const actions: AlterAction[] = [
    ...columns.map((column): AlterAction => ({ kind: 'add column', column, isMoved: false, at: column.at })),
    ...keys.map((key): AlterAction => ({ kind: 'add key', key, at: key.at })),
  ]
  return { kind: 'alter table', table, actions }
}

const grammar: Grammar = {
  readLimit: ({ limit }, context, near) => {
    const node = asTree(limit)
    const at = offsetOf(node, context, near)
    const [first, second] = asTrees(node?.value).map((item) => readExpression(item, context, at))
    if (!first) return {}
    if (!second) return { limit: first }
    return node?.seperator === ',' ? { limit: second, offset: first } : { limit: first, offset: second }
  },
}
