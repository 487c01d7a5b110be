import type { Engine } from '../../sql/index'
import type { KeyColumn } from '../candidates/candidates'

/** A table, partition, materialised view or index of the loaded schema. */
export interface Relation {
  readonly oid: string
  readonly schema: string
  readonly name: string
  /** `pg_class.relkind`: r, p (partitioned), m, i or I (partitioned index). */
  readonly kind: string
  /** The path of its file; undefined for a partitioned table or index. */
  readonly path: string | undefined
  /** The partitioned table of a partition. */
  readonly parent: string | undefined
  /** The type and length in bytes of each column, by name; −1 for a length that varies. */
  readonly widths: ReadonlyMap<string, { readonly type: string; readonly length: number; readonly alignment: string }>
}

/** An index of the loaded schema. */
export interface ExistingIndex {
  readonly oid: string
  readonly table: string
  readonly name: string
  readonly schema: string
  readonly definition: string
  readonly method: string
  readonly isUnique: boolean
  readonly isConstraint: boolean
  readonly isPartial: boolean
  readonly hasExpression: boolean
  /** The key columns with their direction; undefined for an expression, an operator class or a collation of its own. */
  readonly keys: readonly (Pick<KeyColumn, 'column' | 'isDescending' | 'nulls'> | undefined)[]
  /** The columns of the keys, also those with an operator class or a collation of their own, and that of `lower(column)`. */
  readonly keyColumns: readonly (string | undefined)[]
  readonly include: readonly string[]
  /** The index of a partitioned table to which this index of a partition belongs. */
  readonly parent: string | undefined
}

export interface Catalog {
  readonly relations: readonly Relation[]
  readonly indexes: readonly ExistingIndex[]
  readonly extendedStatistics: readonly string[]
  /** The schemas of the search path, in order. */
  readonly searchPath: readonly string[]
}

const own = `n.nspname <> 'information_schema' AND n.nspname !~ '^pg_'`

const query = `
SELECT c.oid, n.nspname, c.relname, c.relkind, pg_relation_filepath(c.oid),
  (SELECT json_agg(json_build_array(a.attname, t.typname, a.attlen, a.attalign) ORDER BY a.attnum)
     FROM pg_attribute a JOIN pg_type t ON t.oid = a.atttypid WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped),
  (SELECT min(h.inhparent::bigint) FROM pg_inherits h WHERE h.inhrelid = c.oid)
FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
WHERE c.relkind IN ('r', 'p', 'm', 'i', 'I') AND ${own} ORDER BY c.oid;
SELECT i.indexrelid, i.indrelid, c.relname, n.nspname, pg_get_indexdef(i.indexrelid), am.amname, i.indisunique,
  EXISTS (SELECT FROM pg_constraint k WHERE k.conindid = i.indexrelid AND k.contype IN ('p', 'u', 'x')), i.indpred IS NOT NULL,
  (SELECT json_agg(CASE WHEN a.attname IS NULL OR NOT o.opcdefault OR i.indcollation[u.ord - 1] NOT IN (0, a.attcollation)
                        THEN NULL ELSE json_build_array(a.attname, i.indoption[u.ord - 1]) END ORDER BY u.ord)
     FROM unnest(i.indkey::int2[]) WITH ORDINALITY u(num, ord)
     LEFT JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = u.num
     JOIN pg_opclass o ON o.oid = i.indclass[u.ord - 1] WHERE u.ord <= i.indnkeyatts),
  (SELECT json_agg(a.attname ORDER BY u.ord) FROM unnest(i.indkey::int2[]) WITH ORDINALITY u(num, ord)
     JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = u.num WHERE u.ord > i.indnkeyatts),
  (SELECT h.inhparent FROM pg_inherits h WHERE h.inhrelid = i.indexrelid), i.indexprs IS NOT NULL,
  (SELECT json_agg(coalesce(a.attname, substring(pg_get_indexdef(i.indexrelid, u.ord::int, true)
                            FROM '^(?:lower|upper)\\(\\(?"?([^"()]+)"?\\)?(?:::text)?\\)$')) ORDER BY u.ord)
     FROM unnest(i.indkey::int2[]) WITH ORDINALITY u(num, ord)
     LEFT JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = u.num WHERE u.ord <= i.indnkeyatts)
FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid JOIN pg_namespace n ON n.oid = c.relnamespace
JOIN pg_am am ON am.oid = c.relam WHERE ${own} ORDER BY i.indexrelid;
SELECT e.stxname FROM pg_statistic_ext e JOIN pg_namespace n ON n.oid = e.stxnamespace WHERE ${own} ORDER BY 1;
SELECT unnest(current_schemas(false));`

/** The directions of a key by its number in `pg_index.indoption`. */
const directions = {
  0: { isDescending: false },
  1: { isDescending: true, nulls: 'last' },
  2: { isDescending: false, nulls: 'first' },
  3: { isDescending: true },
} as const

type Row = readonly (string | null)[]

/** Reads the relations and indexes of the engine's database. */
export async function readCatalog(engine: Engine): Promise<Catalog> {
  const [relations, indexes, extended, path] = (await engine.run(query)).map(({ rows }) => rows)
  return {
    relations: (relations ?? []).map(readRelation),
    indexes: (indexes ?? []).map(readIndex),
    extendedStatistics: (extended ?? []).flatMap(([name]) => name ?? []),
    searchPath: (path ?? []).flatMap(([name]) => name ?? []),
  }
}

function readRelation([oid, schema, name, kind, path, columns, parent]: Row): Relation {
  const list = JSON.parse(columns ?? '[]') as [string, string, number, string][]
  return {
    oid: oid ?? '',
    schema: schema ?? '',
    name: name ?? '',
    kind: kind ?? '',
    path: path ?? undefined,
    parent: parent ?? undefined,
    widths: new Map(list.map(([column, type, length, alignment]) => [column, { type, length, alignment }])),
  }
}

function readIndex(row: Row): ExistingIndex {
  const [
    oid,
    table,
    name,
    schema,
    definition,
    method,
    isUnique,
    isConstraint,
    isPartial,
    keys,
    include,
    parent,
    hasExpression,
    keyColumns,
  ] = row
  const list = JSON.parse(keys ?? '[]') as ([string, keyof typeof directions] | null)[]
  return {
    oid: oid ?? '',
    table: table ?? '',
    name: name ?? '',
    schema: schema ?? '',
    definition: definition ?? '',
    method: method ?? '',
    isUnique: isUnique === 't',
    isConstraint: isConstraint === 't',
    isPartial: isPartial === 't',
    hasExpression: hasExpression === 't',
    keys: list.map((key) => (key ? { column: key[0], ...directions[key[1]] } : undefined)),
    keyColumns: (JSON.parse(keyColumns ?? '[]') as (string | null)[]).map((column) => column ?? undefined),
    include: JSON.parse(include ?? '[]') as string[],
    parent: parent ?? undefined,
  }
}

/** Returns the OIDs of tables and of their partitions, however deep. */
export function withPartitions(tables: readonly string[], { relations }: Catalog): Set<string> {
  const all = new Set(tables)
  for (const oid of all) for (const { parent, oid: partition } of relations) if (parent === oid) all.add(partition)
  return all
}

/** Returns the table, partitioned table or materialised view of a name; without a schema, by the search path. */
export function findRelation(
  { relations, searchPath }: Catalog,
  { schema, name }: { readonly schema?: string; readonly name: string },
): Relation | undefined {
  const schemas = schema === undefined ? searchPath : [schema]
  return schemas
    .map((one) => relations.find((r) => r.name === name && r.schema === one && /^[rpm]$/.test(r.kind)))
    .find((found) => found !== undefined)
}
