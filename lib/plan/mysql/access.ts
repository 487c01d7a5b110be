import type { PlanNode } from '../model'
import { omitUndefined, textOf, type Properties } from '../source/properties'

const accessKinds: Readonly<Record<string, string>> = {
  ALL: 'Table scan',
  index: 'Index scan',
  range: 'Index range scan',
  ref: 'Index lookup',
  ref_or_null: 'Index lookup with NULL',
  eq_ref: 'Single-row index lookup',
  const: 'Constant row',
  system: 'Constant row',
  index_merge: 'Index merge',
  unique_subquery: 'Unique subquery lookup',
  index_subquery: 'Index subquery lookup',
  fulltext: 'Full-text index search',
}

/** Returns how a table is read, from its properties in the JSON of MySQL’s first version or of MariaDB. */
export function accessOf(table: Properties): Pick<PlanNode, 'kind' | 'relation' | 'index' | 'details'> {
  const type = String(table.access_type ?? '')
  const kind = accessKinds[type] ?? (textOf(table.message) || type || 'Table')
  const isCovering = table.using_index === true && /index/i.test(kind)
  return {
    kind: isCovering ? `Covering ${kind.charAt(0).toLowerCase()}${kind.slice(1)}` : kind,
    ...omitUndefined({ relation: textOf(table.table_name), index: textOf(table.key) }),
    details: detailsOf(table),
  }
}

/** The names of the details, with the keys of their values. */
const detailKeys = {
  Condition: 'attached_condition',
  'Index Filter': 'index_condition',
  'Possible keys': 'possible_keys',
  'Key parts': 'used_key_parts',
  Ref: 'ref',
  'Join buffer': 'using_join_buffer',
} as const

function detailsOf(table: Properties): [string, string][] {
  return Object.entries(detailKeys).flatMap(([name, key]): [string, string][] =>
    table[key] === undefined ? [] : [[name, [table[key]].flat().map(String).join(', ')]],
  )
}
