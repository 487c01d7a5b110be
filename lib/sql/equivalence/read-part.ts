import { unqualifiedName, type Table } from '../engine/catalog'
import type { Database } from '../databases/database'
import type { Target } from '../databases/generate'
import type { Harvest } from '../databases/harvest'
import type { Engine } from '../engine/engine'
import { walk, type Node } from '../engine/parse'

/** The part of a database that two queries can read. */
export interface ReadPart {
  /** The tables that the queries mention, with the columns that a query or a constraint of the table needs. */
  readonly targets: readonly Target[]
  /** These tables, with these columns only. */
  readonly tables: readonly Table[]
  /** Returns the rows of these tables and columns. */
  of(database: Database): Database
}

/** Whether all objects of the database are tables without triggers, with constraints and indexes on columns only. */
const plainTablesQuery = `
SELECT NOT EXISTS (SELECT FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE n.nspname !~ '^pg_' AND n.nspname NOT IN ('information_schema', 'dialect')
      AND (c.relkind NOT IN ('r', 'i', 'S') OR c.relhasrules OR c.relhassubclass OR c.relispartition
        OR EXISTS (SELECT FROM pg_trigger t WHERE t.tgrelid = c.oid AND NOT t.tgisinternal)
        OR EXISTS (SELECT FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attgenerated <> '')
        OR EXISTS (SELECT FROM pg_index i WHERE i.indexrelid = c.oid AND i.indisunique
          AND (i.indpred IS NOT NULL OR i.indexprs IS NOT NULL))
        OR EXISTS (SELECT FROM pg_constraint k WHERE k.conrelid = c.oid AND k.contype = 'x')))
  AND NOT EXISTS (SELECT FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
    WHERE n.nspname !~ '^pg_' AND n.nspname NOT IN ('information_schema', 'dialect'))`

/**
 * Returns the part of a database that queries can read. `trees` are the queries and the CHECK constraints. Returns
 * undefined if that is not known, because the schema has views, functions, triggers, generated columns or the like, or
 * because a query also changes tables.
 */
export async function readPart(
  engine: Engine,
  tables: readonly Table[],
  trees: readonly Node[],
  facts: Harvest,
): Promise<ReadPart | undefined> {
  const [plain] = await engine.run(plainTablesQuery)
  if (plain?.rows[0]?.[0] !== 't' || changesTables(trees)) return undefined
  const readsAll = readsUnnamedColumns(trees, facts.columns)
  const targets = tables.flatMap((table, index): Target[] => {
    if (!facts.relations.has(unqualifiedName(table))) return []
    const unique = new Set(table.uniques.flatMap(({ columns }) => columns))
    const columns = table.columns.flatMap(({ name, notNull }, at) =>
      readsAll || notNull || unique.has(name) || facts.columns.has(name) ? [at] : [],
    )
    return [{ table: index, columns }]
  })
  return {
    targets,
    tables: targets.map(({ table, columns }) => {
      const whole = tables[table] as Table
      return { ...whole, columns: whole.columns.filter((_, at) => columns.includes(at)) }
    }),
    of: (database) =>
      targets.map(({ table, columns }) => (database[table] ?? []).map((row) => columns.map((at) => row[at] ?? null))),
  }
}

function changesTables(trees: readonly Node[]): boolean {
  let found = false
  walk(trees, (kind) => {
    found ||= ['InsertStmt', 'UpdateStmt', 'DeleteStmt', 'MergeStmt'].includes(kind)
  })
  return found
}

/** Whether a query may read columns that it does not name: by `*`, NATURAL JOIN, a whole row or other names for them. */
function readsUnnamedColumns(trees: readonly Node[], named: ReadonlySet<string>): boolean {
  let found = false
  walk(trees, (kind, fields) => {
    if (kind === 'A_Star' || (kind === 'JoinExpr' && fields.isNatural === true)) found = true
    if (kind !== 'RangeVar') return
    const alias = fields.alias as { aliasname?: string; colnames?: unknown } | undefined
    found ||= named.has(alias?.aliasname ?? String(fields.relname)) || alias?.colnames !== undefined
  })
  return found
}
