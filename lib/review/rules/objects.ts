import { memoize } from '../../text/memoize'
import { actionsOf, listOf, patternOf, type CheckContext, type Checks } from '../check'
import { isTemporary } from '../definitions'
import { findColumn, findTable } from '../schema'
import type { ColumnDefinition, DataType, Statement, StatementBody } from '../statement'
import { isNarrower } from '../types'
import { partsOf } from '../walk'

/** Returns the changes of a column's type, with the old column. */
function typeChanges(context: CheckContext): { type: DataType; old: ColumnDefinition; at: number }[] {
  const { body } = context.statement
  const table = body.kind === 'alter table' ? findTable(context.before, body.table) : undefined
  return actionsOf(context).flatMap((action) => {
    if (action.kind !== 'change type' && action.kind !== 'redefine column') return []
    const old = findColumn(table, action.name)
    const type = action.kind === 'change type' ? action.type : action.column.type
    return old ? [{ type, old, at: action.at }] : []
  })
}

/** True if a type is another one, not only a longer VARCHAR or NUMBER. */
function isOtherType(type: DataType, { type: old }: ColumnDefinition, { dialect }: CheckContext): boolean {
  const hasMoreDigits =
    dialect === 'oracle' &&
    type.name === 'decimal' &&
    type.name === old.name &&
    (type.scale ?? 0) === (old.scale ?? 0) &&
    (type.length ?? Infinity) >= (old.length ?? Infinity)
  const isLonger =
    /^n?varchar$/.test(type.name) && type.name === old.name && (type.length ?? Infinity) >= (old.length ?? 0)
  const isSame = type.name === old.name && type.length === old.length && type.scale === old.scale
  return !isLonger && !hasMoreDigits && !(isSame && type.isUnsigned === old.isUnsigned)
}

const constantCalls: ReadonlySet<string> = new Set([
  'now',
  'current_timestamp',
  'current_value',
  'current_date',
  'curdate',
  'getdate',
  'getutcdate',
  'sysdatetime',
  'sysutcdatetime',
  'sysdatetimeoffset',
  'suser_sname',
  'sys_context',
  'systimestamp',
  'to_date',
  'to_timestamp',
  'convert',
])

function isVolatile({ default: value }: ColumnDefinition): boolean {
  return value ? partsOf(value).some((part) => part.kind === 'call' && !constantCalls.has(part.name)) : false
}

/** Returns the statement before each statement. */
const precedingOf = memoize(
  (script: readonly Statement[]) => new Map(script.slice(1).map((statement, at) => [statement, script[at]])),
)

/** Returns the offset of the table if the statement before also altered it, and both could be one statement. */
function followsAlter({ statement, script }: CheckContext): number[] {
  const { body } = statement
  if (body.kind !== 'alter table') return []
  const previous = precedingOf(script).get(statement)
  if (previous?.body.kind !== 'alter table') return []
  if (previous.body.table.name !== body.table.name) return []
  return [previous.body, body].every(isCombinable) && !usesNames(previous.body, body) ? [body.table.at] : []
}

/** False for a constraint that is validated later, and for a rename, which both need statements of their own. */
function isCombinable(body: Extract<StatementBody, { kind: 'alter table' }>): boolean {
  return body.actions.every(
    (action) =>
      action.kind !== 'rename' && action.kind !== 'other' && !(action.kind === 'add key' && action.key.isNotValid),
  )
}

/** True if the second statement uses a column that the first one adds. */
function usesNames(
  first: Extract<StatementBody, { kind: 'alter table' }>,
  second: Extract<StatementBody, { kind: 'alter table' }>,
): boolean {
  const added = first.actions.flatMap((action) => (action.kind === 'add column' ? [action.column.name] : []))
  return second.actions.some((action) => 'name' in action && added.includes(action.name ?? ''))
}

/** Returns the names of a DROP of these kinds of objects. */
function dropped(context: CheckContext, ...objects: Extract<StatementBody, { kind: 'drop' }>['object'][]) {
  const { body } = context.statement
  return body.kind === 'drop' && objects.includes(body.object) ? body.names : []
}

/** True for DROP SCHEMA without CASCADE, which drops an empty schema only, except in MySQL. */
function dropsEmptySchema({ statement: { body, tokens }, dialect }: CheckContext): boolean {
  if (body.kind !== 'drop' || body.object !== 'schema' || dialect === 'mysql') return false
  return !tokens.some(({ text }) => /^cascade$/i.test(text))
}

/** Returns the names of the indexes that the statements of a text create. */
const createdIndexes = memoize(
  (script: readonly Statement[]) =>
    new Set(script.flatMap(({ body }) => (body.kind === 'create index' ? [body.key.name] : []))),
)

function recreates(name: string, { script }: CheckContext): boolean {
  return createdIndexes(script).has(name)
}

/** True if the grammar of the dialect has IF EXISTS or IF NOT EXISTS for the statement. */
function lacksClause(context: CheckContext): boolean {
  const {
    statement: { body },
    dialect,
  } = context
  if (body.kind === 'drop' && body.names.every((name) => isTemporary(name, context))) return false
  if (dialect === 'sqlserver')
    return body.kind === 'drop' && body.object !== 'other' && !body.hasIfExists && !context.statement.isConditional
  if (body.kind === 'drop') return !body.hasIfExists && !(dialect === 'mysql' && body.object === 'index')
  if (dialect === 'mysql') return body.kind === 'create' && body.object === 'schema' && !body.hasIfNotExists
  if (body.kind === 'create index') return !body.hasIfNotExists
  return body.kind === 'create' && /^(?:schema|sequence)$/.test(body.object) && !body.hasIfNotExists
}

/** Returns the statements after PL/SQL that executes texts, which can create and drop objects. */
const afterDynamicSql = memoize((script: readonly Statement[]) => {
  const first = script.findIndex(
    ({ body, tokens }) => body.kind === 'other' && tokens.some(({ text }) => /^immediate$/i.test(text)),
  )
  return new Set(first === -1 ? [] : script.slice(first + 1))
})

/** Returns the names that a statement creates but that exist, or uses but that do not exist, in the known schema. */
function unfitting(context: CheckContext): number[] {
  const {
    statement: { body, isConditional },
    before,
    script,
    dialect,
  } = context
  if (isConditional || (dialect === 'oracle' && afterDynamicSql(script).has(context.statement))) return []
  // names that differ in case may be two tables
  if (body.kind === 'create table') {
    const table = findTable(before, body.table)
    return table?.name === body.table.name && !body.hasIfNotExists ? [body.table.at] : []
  }
  if (body.kind !== 'alter table') return []
  const table = findTable(before, body.table)
  if (!table?.isComplete) return []
  const added = body.actions.flatMap((action) =>
    action.kind === 'add column' ? [action.column.name.toLowerCase()] : [],
  )
  return body.actions.flatMap((action) => {
    if (action.kind === 'add column')
      return findColumn(table, action.column.name)?.name === action.column.name ? [action.at] : []
    const names = /^(?:change type|set default|set not null|drop not null|drop column|redefine column)$/
    if (!names.test(action.kind) || !('name' in action) || action.name === undefined) return []
    const isKnown = findColumn(table, action.name) ?? added.includes(action.name.toLowerCase())
    return isKnown ? [] : [action.at]
  })
}

export const objectChecks: Checks = {
  OP01: (context) =>
    dropped(context, 'table', 'view', 'database', 'schema')
      .filter(
        (name) => !patternOf(context).test(name.name) && !isTemporary(name, context) && !dropsEmptySchema(context),
      )
      .map(({ at }) => at),
  OP02: (context) => actionsOf(context).flatMap(({ kind, at }) => (kind === 'drop column' ? [at] : [])),
  OP04: (context) => [
    ...dropped(context, 'index')
      .filter(({ name }) => !recreates(name, context))
      .map(({ at }) => at),
    ...actionsOf(context).flatMap((action) =>
      action.kind === 'drop key' && action.of === 'index' && !recreates(action.name ?? '', context) ? [action.at] : [],
    ),
  ],
  OP06: (context) => {
    const { body } = context.statement
    const tables = body.kind === 'truncate' ? body.tables : []
    return [
      ...tables.filter((name) => !isTemporary(name, context)).map(({ at }) => at),
      ...actionsOf(context).flatMap(({ kind, at }) => (kind === 'truncate partition' ? [at] : [])),
    ]
  },
  OP07: (context) => [
    ...actionsOf(context).flatMap(({ kind, at }) => (kind === 'rename' ? [at] : [])),
    ...(context.statement.body.kind === 'rename' ? [context.statement.body.from.at] : []),
  ],
  OP08: (context) =>
    typeChanges(context)
      .filter(({ type, old }) => isOtherType(type, old, context))
      .map(({ at }) => at),
  OP09: (context) =>
    typeChanges(context)
      .filter(({ type, old }) => isNarrower(type, old.type))
      .map(({ at }) => at),
  OP10: (context) => actionsOf(context).flatMap((action) => ('isMoved' in action && action.isMoved ? [action.at] : [])),
  OP11: (context) =>
    actionsOf(context).flatMap((action) => {
      if (action.kind !== 'add column') return []
      const { isNotNull, hasDefault, isIdentity, isGenerated } = action.column
      const fails = isNotNull && !hasDefault && !isIdentity && !isGenerated
      return fails || isVolatile(action.column) ? [action.at] : []
    }),
  OP12: followsAlter,
  OP13: (context) => (lacksClause(context) ? [context.statement.start] : []),
  OP14: (context) => {
    const { body, start } = context.statement
    return body.kind === 'create' && listOf(context).includes(body.object) ? [body.name?.at ?? start] : []
  },
  OP16: unfitting,
}
