import tsql from 'node-sql-parser/build/transactsql.js'
import type { ObjectName, Query } from '../query'
import type { StatementBody } from '../statement'
import { readChange, readInsert } from '../syntax-tree/changes'
import { parseTrees } from '../syntax-tree/parse'
import { makeContext } from '../syntax-tree/queries'
import type { Tree } from '../syntax-tree/tree'
import type { StatementText } from '../tokens'
import { closeOf, codeOf, groupAt, itemsOf, nameAt, partOf, plainName, rejectAt, type Code } from '../ddl/code'
import { deleteAsQuery, mergeAsQuery } from './as-query'
import { readDefinition } from './definitions'
import { makeGrammar } from './grammar'
import { maskClauses } from './mask'

/** The first words of statements that no rule is about. */
const others =
  /^(?:ADD|BACKUP|BEGIN|BREAK|BULK|CHECKPOINT|CLOSE|COMMIT|CONTINUE|DBCC|DEALLOCATE|DECLARE|DENY|DISABLE|ENABLE|END|EXEC|EXECUTE|FETCH|GET|GOTO|GRANT|IF|KILL|MOVE|OPEN|PRINT|RAISERROR|RECEIVE|RECONFIGURE|RESTORE|RETURN|REVERT|REVOKE|ROLLBACK|SAVE|SEND|SET|SHUTDOWN|THROW|USE|WAITFOR|WHILE)$|^(?:SP|XP)_/

/**
 * Reads a statement of T-SQL; `text` has blanks for comments. node-sql-parser reads queries and changes; it rejects most of the
 * DDL that SQL Server scripts, which is read from its tokens.
 */
export function parseSqlServer(text: string, part: StatementText): StatementBody {
  const code = codeOf(part.tokens)
  const [first = ''] = code.words
  if (first === 'UPDATE' && code.words[1] === 'STATISTICS') return { kind: 'other' }
  if (/^(?:SELECT|WITH|INSERT|UPDATE|DELETE|MERGE|\()$/.test(first)) return readRows(text, part, code)
  if (code.words.includes('CURSOR') && /^(?:DECLARE|SET)$/.test(first)) return readCursor(text, part, code)
  const body = readDefinition(code, (from) => {
    const source = partOf(code, from)
    const start = source.tokens[0]?.start ?? part.end
    const view = readRows(text.slice(start - part.start), { ...part, start }, source)
    return view.kind === 'query' ? view.query : undefined
  })
  if (body) return body
  // a label, and a procedure that is called without EXECUTE
  if (others.test(first) || code.words[1] === ':') return { kind: 'other' }
  return rejectAt(code, 0)
}

/** Reads a statement that reads or changes rows. */
function readRows(text: string, part: StatementText, code: Code): StatementBody {
  const main = mainVerb(code)
  const verb = code.words[main] ?? ''
  if (verb === 'INSERT' && !/^(?:SELECT|VALUES|WITH)$/.test(code.words[sourceOf(code, main)] ?? ''))
    return { kind: 'other' }
  // the parser does not know MERGE, and common table expressions of INSERT and DELETE
  if (main > 0 && verb === 'INSERT') return readInsertOf(text, part, code, main)
  if (verb === 'MERGE') return readMerge(text, part, code, main)
  if (main > 0 && verb === 'DELETE') return readDeleteOf(text, part, code, main)
  // the parser takes LIMIT of other engines for a clause
  const limit = code.words.findIndex((word, at) => word === 'LIMIT' && code.tokens[at + 1]?.kind === 'number')
  if (limit !== -1) rejectAt(code, limit)
  const { source, start } = withFrom(maskClauses(text, part.start, code), part.start, code)
  const [tree, second] = parseTrees(new tsql.Parser(), source)
  // the parser reads some statements that it does not know as assignments of variables
  if (!tree || second || typeof tree.type !== 'string' || tree.type !== (verb === '(' ? 'select' : verb.toLowerCase()))
    rejectAt(code, 1)
  return readTree(tree, code, { ...part, start })
}

function readTree(tree: Tree, code: Code, part: StatementText): StatementBody {
  const context = makeContext(makeGrammar(code.tokens), part)
  const at = code.tokens[0]?.start ?? part.start
  if (tree.type === 'insert') return readInsert(tree, context, at)
  if (tree.type === 'select') return { kind: 'query', query: { ...context.readQuery(tree, at), ...intoOf(code) } }
  const body = readChange(tree, context, at)
  if (body.kind !== 'update' && body.kind !== 'delete') return body
  const top = code.words[1] === 'TOP' ? code.tokens[1] : undefined
  if (!top) return body
  const limit = { kind: 'other', args: [], at: top.start } as const
  return { ...body, query: { ...body.query, limit } }
}

/** Returns the index of the main word of a statement, after its common table expressions. */
function mainVerb(code: Code): number {
  if (code.words[0] !== 'WITH') return 0
  for (let at = 1; at < code.words.length; at++) {
    if (code.words[at] === '(') at = closeOf(code, at)
    else if (/^(?:SELECT|INSERT|UPDATE|DELETE|MERGE)$/.test(code.words[at] ?? '')) return at
  }
  return 0
}

/** Returns the index of the word after which an INSERT has its rows. */
function sourceOf(code: Code, insert: number): number {
  for (let at = insert + 1; at < code.words.length; at++) {
    if (code.words[at] === '(' && code.words[at + 1] === 'SELECT') return at + 1
    if (code.words[at] === '(') at = closeOf(code, at)
    else if (/^(?:SELECT|VALUES|EXEC|EXECUTE|DEFAULT)$/.test(code.words[at] ?? '')) return at
  }
  return code.words.length
}

/** Reads an INSERT after common table expressions: its query is parsed without it. */
function readInsertOf(text: string, part: StatementText, code: Code, insert: number): StatementBody {
  const to = sourceOf(code, insert)
  const [from, end] = [code.tokens[insert]?.start ?? part.end, code.tokens[to]?.start ?? part.end]
  const blanks = text.slice(from - part.start, end - part.start).replace(/[^\n]/g, ' ')
  const query = text.slice(0, from - part.start) + blanks + text.slice(end - part.start)
  const { tokens, words } = code
  const rest = {
    start: code.start,
    tokens: [...tokens.slice(0, insert), ...tokens.slice(to)],
    words: [...words.slice(0, insert), ...words.slice(to)],
  }
  const read = readRows(query, part, rest)
  const table = nameAt(code, words[insert + 1] === 'INTO' ? insert + 2 : insert + 1)
  const columns = itemsOf(groupAt(code, table.end)).flatMap(({ tokens: [token] }): ObjectName[] =>
    token ? [{ name: plainName(token), at: token.start }] : [],
  )
  return {
    kind: 'insert',
    table: table.name,
    ...(columns.length > 0 && { columns }),
    ...(read.kind === 'query' && { query: read.query }),
  }
}

/** Reads a DELETE after common table expressions. */
function readDeleteOf(text: string, part: StatementText, code: Code, main: number): StatementBody {
  const { table, top, ...source } = deleteAsQuery(text, part.start, code, main)
  const read = readRows(source.text, part, source.code)
  if (read.kind !== 'query') return { kind: 'other' }
  const from: Query['from'] = read.query.from.length > 0 ? read.query.from : [{ kind: 'table', table, at: table.at }]
  const limit = top === undefined ? undefined : ({ kind: 'other', args: [], at: top } as const)
  return { kind: 'delete', table, query: { ...read.query, items: [], from, ...(limit && { limit }) } }
}

/** Reads the source of a MERGE. */
function readMerge(text: string, part: StatementText, code: Code, main: number): StatementBody {
  const source = mergeAsQuery(text, part.start, code, main)
  if (!source) return { kind: 'other' }
  const read = readRows(source.text, part, source.code)
  return read.kind === 'query' ? { kind: 'merge', table: source.table, query: read.query } : { kind: 'other' }
}

/** Reads the query of a cursor, which is no result of the script. */
function readCursor(text: string, part: StatementText, code: Code): StatementBody {
  const { words, tokens } = code
  const from = words.indexOf('FOR', words.indexOf('CURSOR')) + 1
  const last = words.lastIndexOf('FOR')
  const end = /^(?:READ|UPDATE)$/.test(words[last + 1] ?? '') ? tokens[last] : undefined
  const start = tokens[from]?.start ?? part.end
  if (from === 0 || !/^(?:SELECT|WITH)$/.test(words[from] ?? '')) return { kind: 'other' }
  const query = text.slice(start - part.start, (end?.start ?? part.end) - part.start)
  const read = readRows(query, { ...part, start }, partOf(code, from, end ? last : undefined))
  const into = { name: `@${nameAt(code, 1).name.name}`, at: start }
  return read.kind === 'query' ? { kind: 'query', query: { ...read.query, into } } : { kind: 'other' }
}

/** Inserts the FROM that a DELETE may leave out, and returns the offset that the beginning of the text then has. */
function withFrom(text: string, start: number, { words, tokens }: Code): { source: string; start: number } {
  const hasFrom = words[0] !== 'DELETE' || words.includes('FROM')
  const end = (tokens[0]?.start ?? start) + 'DELETE'.length - start
  return hasFrom
    ? { source: text, start }
    : { source: `${text.slice(0, end)} FROM${text.slice(end)}`, start: start - 5 }
}

/** Returns the table that SELECT … INTO creates, or the variable that SELECT assigns. */
function intoOf(code: Code): Pick<Query, 'into'> {
  if (code.words[1]?.startsWith('@') && (code.words[2] === '=' || code.words[3] === '='))
    return { into: nameAt(code, 1).name }
  let at = 0
  while (at < code.words.length && code.words[at] !== 'INTO')
    at = code.words[at] === '(' ? closeOf(code, at) + 1 : at + 1
  return code.words[at] === 'INTO' ? { into: nameAt(code, at + 1).name } : {}
}
