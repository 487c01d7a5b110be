import type { Engine } from './engine'

/** A column of a table; generated columns are omitted. */
export interface Column {
  readonly name: string
  /** The name of the base type in `pg_type`, such as `int4`, `varchar` or `date`. */
  readonly type: string
  /** The maximum length of a text type, or the precision of a numeric type. */
  readonly size?: number
  readonly scale?: number
  readonly notNull: boolean
  /** Whether the column has a default or is an identity column. */
  readonly hasDefault: boolean
  /** Whether the default is the number after the greatest one, as for AUTO_INCREMENT. */
  readonly isNumbered?: boolean
  /** The declared type as SQL, such as `numeric(7,2)`; that of a domain is its base type. */
  readonly declared: string
  /** The name of the domain as SQL. */
  readonly domain?: string
  /** The labels of an enum. */
  readonly labels?: readonly string[]
}

export interface ForeignKey {
  readonly columns: readonly string[]
  readonly parent: string
  readonly parentColumns: readonly string[]
}

/** A table with its columns and constraints, from PostgreSQL's system catalogues. */
export interface Table {
  /** The name as SQL: quoted if necessary, with its schema unless that is `public`. */
  readonly name: string
  readonly columns: readonly Column[]
  /** The column lists of unique indexes. Rows with NULL are distinct unless `nullsEqual` (NULLS NOT DISTINCT). */
  readonly uniques: readonly { readonly columns: readonly string[]; readonly nullsEqual: boolean }[]
  readonly foreignKeys: readonly ForeignKey[]
  /** The conditions of CHECK constraints and domains, as SQL expressions of the table's columns. */
  readonly checks: readonly string[]
  /** Whether the table has a GENERATED ALWAYS AS IDENTITY column: INSERT then needs OVERRIDING SYSTEM VALUE. */
  readonly identity: boolean
}

const tableName = `CASE WHEN n.nspname = 'public' THEN '' ELSE quote_ident(n.nspname) || '.' END || quote_ident(c.relname)`

/** The first OID that objects of PostgreSQL itself do not have; describing their indexes would take longer than the rest. */
const firstOwnOid = 16384

/** The size of a text of SQL Server that is filled up with blanks is larger by 1,000,000. */
const columnsQuery = `
SELECT c.oid, ${tableName}, a.attname, bt.typname, information_schema._pg_char_max_length(bt.oid, tm.mod) % 1000000,
  information_schema._pg_numeric_precision(bt.oid, tm.mod), information_schema._pg_numeric_scale(bt.oid, tm.mod),
  a.attnotnull OR t.typnotnull, a.attidentity,
  (SELECT json_agg(e.enumlabel ORDER BY e.enumsortorder) FROM pg_enum e WHERE e.enumtypid = bt.oid),
  format_type(bt.oid, tm.mod), a.atthasdef OR t.typdefault IS NOT NULL,
  (SELECT pg_get_expr(f.adbin, f.adrelid) FROM pg_attrdef f WHERE f.adrelid = a.attrelid AND f.adnum = a.attnum) LIKE '%next_number(%',
  (SELECT json_agg(replace(pg_get_expr(d.conbin, 0), 'VALUE', quote_ident(a.attname)))
     FROM pg_constraint d WHERE d.contypid = t.oid AND d.contype = 'c'),
  CASE t.typtype WHEN 'd' THEN format_type(t.oid, NULL) END
FROM pg_class c
JOIN pg_namespace n ON n.oid = c.relnamespace
JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
JOIN pg_type t ON t.oid = a.atttypid
JOIN pg_type bt ON bt.oid = CASE t.typtype WHEN 'd' THEN t.typbasetype ELSE t.oid END
CROSS JOIN LATERAL (SELECT CASE t.typtype WHEN 'd' THEN t.typtypmod ELSE a.atttypmod END AS mod) tm
WHERE c.oid >= ${firstOwnOid} AND c.relkind IN ('r', 'p') AND NOT c.relispartition AND n.nspname !~ '^pg_' AND n.nspname NOT IN ('information_schema', 'dialect')
ORDER BY c.oid, a.attnum;`

const names = (attributes: string, relation: string) => `
(SELECT json_agg(a.attname ORDER BY u.ord) FROM unnest(${attributes}) WITH ORDINALITY u(num, ord)
   JOIN pg_attribute a ON a.attrelid = ${relation} AND a.attnum = u.num)`

const uniquesQuery = `
SELECT i.indrelid, ${names('i.indkey::int2[]', 'i.indrelid')}, i.indnullsnotdistinct
FROM pg_index i WHERE i.indrelid >= ${firstOwnOid} AND i.indisunique AND i.indpred IS NULL AND i.indexprs IS NULL
ORDER BY i.indrelid, NOT i.indisprimary, i.indexrelid;`

const constraintsQuery = `
SELECT k.conrelid, k.contype, ${names('k.conkey', 'k.conrelid')},
  (SELECT ${tableName} FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace WHERE c.oid = k.confrelid),
  ${names('k.confkey', 'k.confrelid')},
  CASE k.contype WHEN 'c' THEN pg_get_expr(k.conbin, k.conrelid) END
FROM pg_constraint k WHERE k.contype IN ('f', 'c') AND k.conrelid <> 0
ORDER BY k.conrelid, k.oid;`

type Row = readonly (string | null)[]

/** Returns the tables of the engine's database, in order of creation. */
export async function readCatalog(engine: Engine): Promise<Table[]> {
  const [columns, uniques, constraints] = await engine.run(columnsQuery + uniquesQuery + constraintsQuery)
  const of = (oid: string, rows: readonly Row[] = []) => rows.filter((row) => row[0] === oid)
  const oids = [...new Set(columns?.rows.map((row) => row[0] ?? ''))]
  return oids.map((oid): Table => {
    const rows = of(oid, columns?.rows)
    const own = of(oid, constraints?.rows)
    return {
      name: rows[0]?.[1] ?? '',
      columns: rows.map(readColumn),
      uniques: of(oid, uniques?.rows)
        .filter((row) => row[1] !== null)
        .map((row) => ({ columns: list(row[1]), nullsEqual: row[2] === 't' })),
      foreignKeys: own
        .filter((row) => row[1] === 'f')
        .map((row) => ({ columns: list(row[2]), parent: row[3] ?? '', parentColumns: list(row[4]) })),
      checks: [
        ...own.flatMap((row) => (row[1] === 'c' ? [row[5] ?? ''] : [])),
        ...rows.flatMap((row) => list(row[13])),
      ],
      identity: rows.some((row) => row[8] === 'a'),
    }
  })
}

/** Returns the name of a table as a syntax tree contains it: without its schema and quotation marks. */
export function unqualifiedName({ name }: Table): string {
  return name.replace(/^.*\./, '').replaceAll('"', '')
}

/** Returns the table with a name in a statement. */
export function tableNamed(name: unknown, tables: readonly Table[]): Table | undefined {
  return tables.find((table) => unqualifiedName(table) === name)
}

function readColumn(row: Row): Column {
  const size = row[4] ?? row[5]
  return {
    name: row[2] ?? '',
    type: row[3] ?? '',
    ...(size && { size: Number(size) }),
    ...(row[6] && { scale: Number(row[6]) }),
    notNull: row[7] === 't',
    declared: row[10] ?? '',
    hasDefault: row[11] === 't' || row[8] !== '',
    ...(row[12] === 't' && { isNumbered: true }),
    ...(row[14] && { domain: row[14] }),
    ...(row[9] && { labels: list(row[9]) }),
  }
}

function list(json: string | null | undefined): string[] {
  return json ? (JSON.parse(json) as string[]) : []
}

/** Sorts tables so that each table comes after the tables its foreign keys reference, except in a cycle. */
export function parentsFirst(tables: readonly Table[]): Table[] {
  const ordered: Table[] = []
  const seen = new Set<string>()
  const add = (table: Table) => {
    if (seen.has(table.name)) return
    seen.add(table.name)
    for (const { parent } of table.foreignKeys) {
      const found = tables.find(({ name }) => name === parent)
      if (found) add(found)
    }
    ordered.push(table)
  }
  tables.forEach(add)
  return ordered
}
