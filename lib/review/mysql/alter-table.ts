import type { AlterAction, StatementBody } from '../statement'
import { columnKeys, readColumnDefinition, readKey } from './tables'
import {
  asText,
  asTree,
  asTrees,
  columnOf,
  offsetOf,
  tableName,
  word,
  type Context,
  type Tree,
} from '../syntax-tree/tree'

/** Returns an ALTER TABLE with its actions. */
export function readAlterTable(node: Tree, context: Context, start: number): StatementBody {
  const table = tableName(asTrees(node.table)[0], context, start)
  return {
    kind: 'alter table',
    table,
    actions: asTrees(node.expr).flatMap((action) => readAction(action, context, table.at)),
  }
}

function readAction(node: Tree, context: Context, near: number): AlterAction[] {
  const at = offsetOf(asTree(node.column), context, near)
  const name = columnOf(asTree(node.column)) ?? ''
  const action = `${word(node.action)} ${word(node.resource)}`
  const position = asTree(node.suffix)?.keyword ?? node.first_after
  if (action === 'add column') {
    const column = readColumnDefinition(node, context, at)
    const keys = columnKeys(node, context, at).map((key) => ({ kind: 'add key', key, at }) as const)
    return [{ kind: 'add column', column, isMoved: Boolean(position), at }, ...keys]
  }
  if (action === 'modify column' || action === 'change column') {
    const column = readColumnDefinition(node, context, at)
    const old = columnOf(asTree(node.old_column)) ?? name
    const renamed: AlterAction[] = old === name ? [] : [{ kind: 'rename', object: 'column', from: old, to: name, at }]
    return [{ kind: 'redefine column', name: old, column, isMoved: Boolean(position), at }, ...renamed]
  }
  if (action === 'drop column') return [{ kind: 'drop column', name, at }]
  if (action === 'rename column')
    return [{ kind: 'rename', object: 'column', from: columnOf(asTree(node.old_column)) ?? '', to: name, at }]
  if (action === 'rename table') return [{ kind: 'rename', object: 'table', to: asText(node.table) ?? '', at }]
  if (node.resource === 'partition') return [{ kind: node.action === 'truncate' ? 'truncate partition' : 'other', at }]
  if (action.startsWith('add ')) {
    const keys = readKey(asTree(node.create_definitions) ?? node, context, at)
    return keys.map((key) => ({ kind: 'add key', key, at: key.at }))
  }
  if (action.startsWith('drop ')) {
    const words = word(node.keyword)
    const of = words.includes('primary') ? 'primary' : words.includes('foreign') ? 'foreign' : 'index'
    const key = asText(node.index) ?? asText(node.key) ?? asText(node.constraint)
    return [{ kind: 'drop key', of: /check|constraint/.test(words) ? 'constraint' : of, ...(key && { name: key }), at }]
  }
  const option = word(node.keyword)
  if (option === '') return [{ kind: 'other', at }]
  const value = word(node[option] ?? node[String(node.resource)] ?? node.value)
  const plain = option.replace(/^default /, '').replace('character set', 'charset')
  return [{ kind: 'option', name: plain, value, at }]
}
