import { limitOf, patternOf, type CheckContext, type Checks } from '../check'
import { definedKeys, isTemporaryName, newNames, tableNameOf, type NewName } from '../definitions'
import { reservedWords } from '../reserved-words'
import type { KeyDefinition } from '../statement'

/** True for a name with a variable of SQL*Plus, whose value is not known. */
function hasVariable(name: string | undefined): boolean {
  return /&[\w$]/.test(name ?? '')
}

/** Returns a check of the names of some kinds of objects. */
function names(
  objects: readonly NewName['object'][],
  isWrong: (name: string, context: CheckContext) => boolean,
): Checks[string] {
  return (context) =>
    newNames(context.statement.body)
      .filter(({ object, name }) => objects.includes(object) && !hasVariable(name) && isWrong(name, context))
      .map(({ at }) => at)
}

/** Returns a check of the names of some kinds of keys. */
function keyNames(
  kinds: readonly KeyDefinition['kind'][],
  isWrong: (name: string | undefined, context: CheckContext) => boolean,
): Checks[string] {
  return (context) =>
    definedKeys(context.statement.body)
      .filter(({ kind, name }) => kinds.includes(kind) && !hasVariable(name) && isWrong(name, context))
      .map(({ at }) => at)
}

// SQL Server does not fold names, so one in mixed case needs no quotes; `#` and `ora$ptt_` are signs of a temporary table
const differs = (name: string, context: CheckContext) =>
  !patternOf(context).test(
    context.dialect === 'sqlserver' ? name.replace(/^#+/, '').toLowerCase() : name.replace(/^ora\$ptt_/, ''),
  )
const all = ['table', 'column', 'index', 'constraint', 'view'] as const
const relations = ['table', 'column', 'view'] as const

function isDefinition({ statement: { body } }: CheckContext): boolean {
  return !['query', 'insert', 'update', 'delete', 'merge', 'other'].includes(body.kind)
}

export const nameChecks: Checks = {
  NM01: names(['table'], differs),
  NM02: names(['column'], differs),
  NM03: names(['schema'], differs),
  NM04: keyNames(
    ['index', 'fulltext'],
    (name, { setting }) => name !== undefined && !name.toLowerCase().startsWith(setting),
  ),
  NM05: keyNames(['unique'], (name, { setting }) => name !== undefined && !name.toLowerCase().startsWith(setting)),
  // SQL Server refuses a second temporary table with a key of the same name, in another session too
  NM06: keyNames(['primary'], (name, { setting, statement }) => {
    const table = tableNameOf(statement.body)?.name ?? ''
    return name?.toLowerCase() !== `${setting}${table}`.toLowerCase() && !isTemporaryName(table)
  }),
  NM07: keyNames(['foreign'], (name, { setting }) => !name?.toLowerCase().startsWith(setting)),
  NM08: names(all, (name, context) => name.length > limitOf(context)),
  NM09: names(relations, (name, { dialect }) => reservedWords[dialect].has(name.toLowerCase())),
  NM10: names(relations, (name) => /[A-Z]/.test(name) && /[a-z]/.test(name)),
  NM11: (context) => {
    if (!isDefinition(context)) return []
    return context.statement.tokens
      .filter(({ kind, text }) => kind !== 'comment' && kind !== 'string' && /[^\x00-\x7f]/.test(text))
      .map(({ start }) => start)
      .slice(0, 1)
  },
  NM12: ({ dialect, statement: { body } }) =>
    dialect === 'postgresql' && body.kind !== 'create index'
      ? []
      : definedKeys(body)
          .filter(({ kind, name }) => (kind === 'index' || kind === 'unique') && name === undefined)
          .map(({ at }) => at),
  NM13: ({ setting, statement: { body } }) =>
    body.kind === 'create table' &&
    (body.isTemporary || body.query) &&
    !isTemporaryName(body.table.name) &&
    !body.table.name.startsWith(setting)
      ? [body.table.at]
      : [],
}
