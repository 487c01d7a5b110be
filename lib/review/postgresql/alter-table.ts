import type { AlterTableCmd, AlterTableStmt } from 'libpg-query'
import type { AlterAction, StatementBody } from '../statement'
import { nameOf, typeOf, type Context } from './context'
import { usesSequence } from '../walk'
import { readExpression } from './expressions'
import { columnKeys, readColumnDefinition, readConstraint } from './tables'

/** Returns an ALTER TABLE with its actions. */
export function readAlterTable(node: AlterTableStmt, context: Context, start: number): StatementBody {
  const table = nameOf(node.relation, context, start)
  const actions = (node.cmds ?? []).flatMap((command) =>
    'AlterTableCmd' in command ? readAction(command.AlterTableCmd, context, table.at) : [],
  )
  return { kind: 'alter table', table, actions }
}

const simple = {
  AT_SetNotNull: 'set not null',
  AT_DropNotNull: 'drop not null',
  AT_DropColumn: 'drop column',
} as const

function readAction({ subtype, name = '', def }: AlterTableCmd, context: Context, at: number): AlterAction[] {
  if (def && 'ColumnDef' in def) {
    const column = readColumnDefinition(def.ColumnDef, context, at)
    if (subtype === 'AT_AlterColumnType')
      return [{ kind: 'change type', name, type: typeOf(def.ColumnDef.typeName), at }]
    if (subtype === 'AT_AddColumn')
      return [
        { kind: 'add column', column, isMoved: false, at: column.at },
        ...columnKeys(def.ColumnDef, context, column.at).map((key) => ({ kind: 'add key', key, at: key.at }) as const),
      ]
  }
  if (def && 'Constraint' in def && subtype === 'AT_AddConstraint')
    return readConstraint(def.Constraint, context, at).map((key) => ({ kind: 'add key', key, at: key.at }))
  if (subtype === 'AT_DropConstraint') return [{ kind: 'drop key', of: 'constraint', name, at }]
  if (subtype === 'AT_SetUnLogged') return [{ kind: 'option', name: 'unlogged', value: '', at }]
  if (subtype === 'AT_ColumnDefault') {
    if (!def) return [{ kind: 'other', at }]
    return [{ kind: 'set default', name, isIdentity: usesSequence(readExpression(def, context, at)), at }]
  }
  if (subtype === 'AT_AddIdentity') return [{ kind: 'set default', name, isIdentity: true, at }]
  const kind = simple[subtype as keyof typeof simple]
  return [kind ? { kind, name, at } : { kind: 'other', at }]
}
