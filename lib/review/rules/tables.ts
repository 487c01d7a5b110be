import { actionsOf, limitOf, listOf, type CheckContext, type Checks } from '../check'
import { finalTable, isTemporaryName } from '../definitions'
import { findTable } from '../schema'
import type { CreateTable } from '../statement'

/** Returns a check of CREATE TABLE. */
function created(isWrong: (table: CreateTable, context: CheckContext) => boolean): Checks[string] {
  return (context) => {
    const { body } = context.statement
    return body.kind === 'create table' && isWrong(body, context) ? [body.table.at] : []
  }
}

/** Returns the options that a statement gives to a table, with their offsets. */
export function tableOptions({ statement: { body } }: CheckContext): { name: string; value: string; at: number }[] {
  if (body.kind === 'create table')
    return [...body.options].map(([name, value]) => ({ name, value, at: body.table.at }))
  if (body.kind !== 'alter table') return []
  return body.actions.flatMap((action) => (action.kind === 'option' ? [action] : []))
}

function isListed({ name, value }: { name: string; value: string }, list: readonly string[]): boolean {
  const plain = name.replaceAll('_', ' ')
  return list.some((entry) => {
    const [option = '', only] = entry.split('=')
    return option.replaceAll('_', ' ') === plain && (only === undefined || only === value.toLowerCase())
  })
}

/** Returns the comments that a statement sets, with the name that each describes. */
function comments({ statement: { body } }: CheckContext): { text: string; name: string; at: number }[] {
  if (body.kind === 'comment')
    return [{ text: body.text ?? '', name: body.column ?? body.table.name, at: body.table.at }]
  if (body.kind !== 'create table') return []
  const own = body.options.get('comment')
  return [
    ...(own === undefined ? [] : [{ text: own, name: body.table.name, at: body.table.at }]),
    ...body.columns.flatMap(({ comment, name, at }) => (comment === undefined ? [] : [{ text: comment, name, at }])),
  ]
}

/** Returns the number of characters; a Chinese one, which is a word or half a word, counts as two. */
function lengthOf(text: string): number {
  return text.replace(/\p{Script=Han}/gu, 'xx').length
}

function uncommented(context: CheckContext): number[] {
  const { statement, dialect } = context
  const { body } = statement
  const final = finalTable(context)
  if (final?.isTemporary || (body.kind === 'create table' && body.partitionOf)) return []
  const columns =
    body.kind === 'create table'
      ? body.columns
      : body.kind === 'alter table'
        ? body.actions.flatMap((action) =>
            action.kind === 'add column' || action.kind === 'redefine column' ? [action.column] : [],
          )
        : []
  return columns
    .filter(({ name, comment }) =>
      dialect === 'mysql' ? comment === undefined : !final?.columnComments.get(name.toLowerCase()),
    )
    .map(({ at }) => at)
}

export const tableChecks: Checks = {
  TB01: (context) =>
    tableOptions(context)
      .filter(({ name, value }) => name === 'engine' && !listOf(context).includes(value.toLowerCase()))
      .map(({ at }) => at),
  TB04: (context) => [
    ...created(({ isPartitioned }) => isPartitioned)(context),
    ...actionsOf(context).flatMap(({ kind, at }) => (kind === 'partition by' ? [at] : [])),
  ],
  TB05: created(({ isDefaultPartition }) => isDefaultPartition),
  TB07: created(({ hasIfNotExists }) => !hasIfNotExists),
  TB08: ({ statement: { body } }) => {
    if (body.kind === 'create table') return body.query && !body.isTemporary ? [body.table.at] : []
    return body.kind === 'query' && body.query.into && !isTemporaryName(body.query.into.name)
      ? [body.query.into.at]
      : []
  },
  TB09: (context) =>
    tableOptions(context)
      .filter((option) => isListed(option, listOf(context)))
      .map(({ at }) => at),
  TB10: (context) =>
    tableOptions(context)
      .filter(({ name, value }) => name === 'auto_increment' && !listOf(context).includes(value))
      .map(({ at }) => at),
  CM01: (context) => {
    const { body } = context.statement
    if (body.kind !== 'create table' || body.isTemporary || body.partitionOf) return []
    const comment =
      context.dialect === 'mysql' ? body.options.get('comment') : findTable(context.final, body.table)?.comment
    return comment ? [] : [body.table.at]
  },
  CM02: uncommented,
  CM03: (context) =>
    comments(context)
      .filter(({ text, name }) => {
        const plain = text.trim()
        return lengthOf(plain) < limitOf(context) || plain.toLowerCase() === name.toLowerCase()
      })
      .map(({ at }) => at),
}
