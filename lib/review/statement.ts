import type { Expression, NullOrder, ObjectName, Query } from './query'
import type { Token } from './tokens'

/** A data type as written; `name` is in lower case, without length and attributes. */
export interface DataType {
  readonly name: string
  readonly length?: number
  readonly scale?: number
  readonly isUnsigned: boolean
  readonly isZerofill: boolean
}

export interface ColumnDefinition {
  readonly name: string
  readonly at: number
  readonly type: DataType
  readonly isNotNull: boolean
  readonly hasDefault: boolean
  readonly default?: Expression
  readonly isIdentity: boolean
  readonly isGenerated: boolean
  readonly comment?: string
  readonly charset?: string
  readonly collation?: string
}

/** A key of an index or constraint: a column, or an expression. */
export interface IndexKey {
  readonly column?: string
  readonly expression?: Expression
  /** The number of characters that MySQL indexes: `name(10)`. */
  readonly prefix?: number
  readonly isDescending: boolean
  /** The place of NULLs, if it is not the default of the direction. */
  readonly nulls?: NullOrder
  readonly collation?: string
  readonly operatorClass?: string
}

/** An index or constraint of a table. The constraint of a single column is one too. */
export interface KeyDefinition {
  readonly kind: 'primary' | 'unique' | 'index' | 'fulltext' | 'foreign' | 'check'
  readonly name?: string
  readonly keys: readonly IndexKey[]
  readonly include: readonly string[]
  readonly isPartial: boolean
  /** Whether SQL Server stores the rows in the index; undefined if the definition does not say so. */
  readonly isClustered?: boolean
  /** The access method in lower case, if it is not a B-tree. */
  readonly method?: string
  readonly references?: { readonly table: ObjectName; readonly columns: readonly string[] }
  /** True for an index of Oracle that is partitioned like its table. */
  readonly isLocal?: boolean
  /** True for a constraint that USING INDEX builds on an existing index. */
  readonly usesIndex: boolean
  readonly isNotValid: boolean
  /** The column of CHECK (column IS NOT NULL), as Oracle exports NOT NULL. */
  readonly notNull?: string
  /** True for NULLS NOT DISTINCT. */
  readonly nullsAreEqual: boolean
  readonly at: number
}

export type AlterAction = { readonly at: number } & (
  | { readonly kind: 'add column'; readonly column: ColumnDefinition; readonly isMoved: boolean }
  /** MODIFY and CHANGE of MySQL, which define the column anew. */
  | {
      readonly kind: 'redefine column'
      readonly name: string
      readonly column: ColumnDefinition
      readonly isMoved: boolean
    }
  | { readonly kind: 'change type'; readonly name: string; readonly type: DataType }
  /** A default; `isIdentity` if it makes the column count. */
  | { readonly kind: 'set default'; readonly name: string; readonly isIdentity?: boolean }
  | { readonly kind: 'set not null' | 'drop not null' | 'drop column'; readonly name: string }
  | { readonly kind: 'add key'; readonly key: KeyDefinition }
  | { readonly kind: 'drop key'; readonly of: 'primary' | 'foreign' | 'index' | 'constraint'; readonly name?: string }
  | {
      readonly kind: 'rename'
      readonly object: 'table' | 'column' | 'other'
      readonly from?: string
      readonly to: string
    }
  /** A table option, both in lower case. */
  | { readonly kind: 'option'; readonly name: string; readonly value: string }
  /** PARTITION BY for a table that exists, and TRUNCATE PARTITION. */
  | { readonly kind: 'partition by' | 'truncate partition' | 'other' }
)

export interface CreateTable {
  readonly kind: 'create table'
  readonly table: ObjectName
  readonly columns: readonly ColumnDefinition[]
  readonly keys: readonly KeyDefinition[]
  /** The table options: names in lower case, values as written. */
  readonly options: ReadonlyMap<string, string>
  readonly isTemporary: boolean
  readonly hasIfNotExists: boolean
  readonly isPartitioned: boolean
  readonly partitionColumns: readonly string[]
  /** The parent of a partition, and whether it is its default partition. */
  readonly partitionOf?: ObjectName
  readonly isDefaultPartition: boolean
  readonly isLike: boolean
  readonly query?: Query
}

export type CreatedObject =
  | 'view'
  | 'schema'
  | 'database'
  | 'sequence'
  | 'function'
  | 'procedure'
  | 'trigger'
  | 'event'
  | 'other'

/** The effect of a statement, in the same form for all dialects. */
export type StatementBody =
  | { readonly kind: 'query'; readonly query: Query }
  | {
      readonly kind: 'insert'
      readonly table: ObjectName
      readonly columns?: readonly ObjectName[]
      readonly rows?: readonly (readonly Expression[])[]
      readonly query?: Query
    }
  /** `query` has the target first in `from`, and the conditions. */
  | {
      readonly kind: 'update'
      readonly table: ObjectName
      readonly assignments: readonly { readonly column: string; readonly value: Expression; readonly at: number }[]
      readonly query: Query
    }
  | { readonly kind: 'delete'; readonly table: ObjectName; readonly query: Query }
  /** A MERGE of T-SQL, of which only the source is known. */
  | { readonly kind: 'merge'; readonly table: ObjectName; readonly query: Query }
  | CreateTable
  | { readonly kind: 'alter table'; readonly table: ObjectName; readonly actions: readonly AlterAction[] }
  | {
      readonly kind: 'create index'
      readonly table: ObjectName
      readonly key: KeyDefinition
      readonly hasIfNotExists: boolean
      readonly isOnline: boolean
    }
  | {
      readonly kind: 'create'
      readonly object: CreatedObject
      readonly name?: ObjectName
      readonly hasIfNotExists: boolean
      /** CREATE OR REPLACE. */
      readonly replaces: boolean
      readonly query?: Query
      /** The options of a database, in lower case. */
      readonly options: ReadonlyMap<string, string>
    }
  | {
      readonly kind: 'drop'
      readonly object: 'table' | 'view' | 'index' | 'schema' | 'database' | 'sequence' | 'other'
      readonly names: readonly ObjectName[]
      readonly hasIfExists: boolean
      readonly table?: ObjectName
    }
  | { readonly kind: 'truncate'; readonly tables: readonly ObjectName[] }
  | { readonly kind: 'rename'; readonly from: ObjectName; readonly to: ObjectName }
  | {
      readonly kind: 'comment'
      readonly table: ObjectName
      readonly column?: string
      readonly text?: string
    }
  | { readonly kind: 'other' }

/** A statement of the reviewed text, with its offsets. */
export interface Statement {
  readonly start: number
  readonly end: number
  readonly text: string
  readonly body: StatementBody
  /** The statements in WITH that change rows. */
  readonly changes: readonly StatementBody[]
  readonly tokens: readonly Token[]
  /** True if IF or ELSE of T-SQL decides whether the statement is executed. */
  readonly isConditional: boolean
}
