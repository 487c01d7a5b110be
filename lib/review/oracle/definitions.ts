import { nameAt, partOf, plainName, rejectAt, type Code } from '../ddl/code'
import type { Query } from '../query'
import type { CreatedObject, StatementBody } from '../statement'
import { readAlterTable } from './alter-table'
import { queryWord, type ReadQuery } from './code'
import { readCreateIndex } from './indexes'
import { readCreateTable } from './tables'

/** Returns the effect of a statement that defines or drops objects; undefined for others. */
export async function readDefinition(code: Code, readQuery: ReadQuery): Promise<StatementBody | undefined> {
  const [verb = '', second = ''] = code.words
  if (verb === 'CREATE') return readCreate(code, readQuery)
  if (verb === 'ALTER') return readAlter(code)
  if (verb === 'DROP') return readDrop(code)
  if (verb === 'TRUNCATE') {
    if (second !== 'TABLE') return second === 'CLUSTER' ? { kind: 'other' } : rejectAt(code, 1)
    return { kind: 'truncate', tables: [nameAt(code, 2).name] }
  }
  if (verb === 'COMMENT') return readComment(code)
  const [, from, to] = code.tokens.filter((_, at) => at !== 2)
  if (verb !== 'RENAME' || !from || !to) return undefined
  const nameOf = (token: typeof from) => ({ name: plainName(token), at: token.start })
  return { kind: 'rename', from: nameOf(from), to: nameOf(to) }
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** The words between CREATE and the kind of an object. */
const modifiers = words(
  'AND BIGFILE BITMAP BLOCKCHAIN COMPILE DUALITY DUPLICATED EDITIONABLE EDITIONING FORCE GLOBAL IMMUTABLE JSON MULTIVALUE NO NOFORCE NONEDITIONABLE OR PRIVATE PUBLIC RELATIONAL REPLACE RESOLVE SHARDED SHARED SMALLFILE TEMPORARY UNDO UNIQUE VECTOR',
)
const routines: readonly CreatedObject[] = ['function', 'procedure', 'trigger', 'sequence']

/** The kinds of objects, except tables and those that a check knows. */
const objects = words(
  'ANALYTIC ATTRIBUTE AUDIT CLUSTER CONTEXT CONTROLFILE DATABASE DIMENSION DIRECTORY DISKGROUP DOMAIN EDITION FLASHBACK HIERARCHY INDEX INDEXTYPE INMEMORY JAVA LIBRARY LOCKDOWN LOGICAL MATERIALIZED MLE OPERATOR OUTLINE PACKAGE PFILE PLUGGABLE PMEM PROFILE PROPERTY RESTORE ROLE ROLLBACK SCHEMA SESSION SPFILE SYNONYM SYSTEM TABLE TABLESPACE TRUE_CACHE TYPE USER VIEW ZONEMAP',
)

async function readCreate(code: Code, readQuery: ReadQuery): Promise<StatementBody> {
  let at = 1
  while (modifiers.has(code.words[at] ?? '') || code.words[at]?.startsWith('&')) at++
  const kind = code.words[at] ?? ''
  if (kind === 'TABLE') return readCreateTable(code, at + 1, readQuery)
  if (kind === 'INDEX') return readCreateIndex(code, at + 1, readQuery)
  const object = routines.find((known) => known.toUpperCase() === kind)
  if (kind === 'USER') return createdUser(code, at)
  if ((!object && !objects.has(kind)) || (kind === 'SCHEMA' && code.words[at + 1] !== 'AUTHORIZATION'))
    rejectAt(code, at)
  const isView = kind === 'VIEW' && !code.words.slice(0, at).includes('DUALITY')
  if (!object && !isView && kind !== 'MATERIALIZED') return { kind: 'other' }
  const hasIfNotExists = code.words[at + 1] === 'IF'
  const query = object ? undefined : await readViewQuery(code, readQuery)
  return {
    kind: 'create',
    object: object ?? (isView ? 'view' : 'other'),
    name: nameAt(code, hasIfNotExists ? at + 4 : at + 1).name,
    hasIfNotExists,
    replaces: code.words[1] === 'OR',
    options: new Map(),
    ...(query && { query }),
  }
}

/** Returns a CREATE USER, which creates the schema of the user. */
function createdUser(code: Code, at: number): StatementBody {
  const { name } = nameAt(code, at + 1)
  return { kind: 'create', object: 'schema', name, hasIfNotExists: false, replaces: false, options: new Map() }
}

async function readViewQuery(code: Code, readQuery: ReadQuery): Promise<Query | undefined> {
  const as = queryWord(code, 0)
  if (as === -1) return undefined
  const restriction = code.words.findLastIndex(
    (word, at) => at > as && word === 'WITH' && /^(?:CHECK|READ)$/.test(code.words[at + 1] ?? ''),
  )
  return readQuery(partOf(code, as + 1, restriction === -1 ? undefined : restriction))
}

function readAlter(code: Code): StatementBody {
  const [, kind = ''] = code.words
  if (kind === 'TABLE') return readAlterTable(code)
  if (!objects.has(kind) && !routines.some((known) => known.toUpperCase() === kind)) rejectAt(code, 1)
  const state = kind === 'INDEX' ? code.words.findIndex((word) => /^(?:INVISIBLE|UNUSABLE)$/.test(word)) : -1
  if (state === -1) return { kind: 'other' }
  const { name: table } = nameAt(code, 2)
  return { kind: 'alter table', table, actions: [{ kind: 'option', name: 'invisible', value: '', at: table.at }] }
}

function readDrop(code: Code): StatementBody {
  const { words: given } = code
  // each user has a schema
  const kinds = { TABLE: 'table', VIEW: 'view', INDEX: 'index', SEQUENCE: 'sequence', USER: 'schema' } as const
  const object = Object.entries(kinds).find(([kind]) => kind === given[1])?.[1] ?? 'other'
  if (
    object === 'other' &&
    !objects.has(given[1] ?? '') &&
    !/^(?:FUNCTION|PROCEDURE|PUBLIC|TRIGGER)$/.test(given[1] ?? '')
  )
    rejectAt(code, 1)
  const hasIfExists = given[2] === 'IF'
  const { name, end } = nameAt(code, hasIfExists ? 4 : 2)
  // other engines drop a list
  if (given[end] === ',') rejectAt(code, end)
  return { kind: 'drop', object, names: [name], hasIfExists }
}

function readComment(code: Code): StatementBody {
  const { words: given } = code
  const { name, end } = nameAt(code, 3)
  const literal = code.tokens[end + 1]
  if (given[1] !== 'ON' || given[end] !== 'IS')
    return given[2] === 'MATERIALIZED' ? { kind: 'other' } : rejectAt(code, end)
  const text = literal?.text.replace(/^'|'$/g, '').replaceAll("''", "'")
  const content = text === undefined ? {} : { text }
  if (given[2] === 'TABLE') return { kind: 'comment', table: name, ...content }
  if (given[2] !== 'COLUMN' || name.schema === undefined) return { kind: 'other' }
  // the name of the column, and before it that of its table
  const [table] = code.tokens.slice(end - 3)
  return { kind: 'comment', table: { name: name.schema, at: table?.start ?? name.at }, column: name.name, ...content }
}
