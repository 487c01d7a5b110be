import { setWhere } from '../dialect/blocks'
import { rewriteTree } from '../dialect/rewrite-tree'
import { functionName, nameParts, walk } from '../engine/parse'

/** Replaces aliases of the select list in HAVING, which only MySQL allows, with their expressions, in place. */
export function replaceHavingAliases(select: Record<string, unknown>): void {
  const aliases = new Map<string, unknown>()
  for (const target of (select.targetList ?? []) as { ResTarget?: { name?: string; val?: unknown } }[]) {
    const { name, val } = target.ResTarget ?? {}
    if (name !== undefined) aliases.set(name, val)
  }
  walk([select.havingClause], (_, fields) => replaceAliases(fields, aliases))
  const bare = aliasOf(select.havingClause, aliases)
  if (bare) select.havingClause = bare
  if (select.havingClause !== undefined && select.groupClause === undefined && !aggregates(select))
    havingToWhere(select)
}

/** Whether the query has an aggregate; one of a subquery is not its own. */
function aggregates({ targetList, havingClause }: Record<string, unknown>): boolean {
  let found = false
  const own = rewriteTree([targetList, havingClause], { SubLink: () => ({}) }) as object[]
  walk(own, (kind, fields) => {
    found ||= kind === 'FuncCall' && /^(?:sum|count|min|max|avg|group_concat)$/.test(functionName(fields))
  })
  return found
}

/** Moves HAVING to WHERE: without groups and aggregates, HAVING in MySQL filters rows. */
function havingToWhere(select: Record<string, unknown>): void {
  setWhere(
    select,
    [select.whereClause, select.havingClause].filter((condition) => condition !== undefined),
  )
  delete select.havingClause
}

function replaceAliases(fields: Record<string, unknown>, aliases: ReadonlyMap<string, unknown>): void {
  for (const [key, value] of Object.entries(fields)) {
    if (Array.isArray(value)) fields[key] = value.map((item: unknown) => aliasOf(item, aliases) ?? item)
    else fields[key] = aliasOf(value, aliases) ?? value
  }
}

function aliasOf(value: unknown, aliases: ReadonlyMap<string, unknown>): unknown {
  const [name, ...others] = nameParts((value as { ColumnRef?: { fields: unknown } } | undefined)?.ColumnRef?.fields)
  return name === undefined || others.length > 0 ? undefined : structuredClone(aliases.get(name))
}
