import type { Table } from '../engine/catalog'
import type { DiffOptions } from '../equivalence/difference'
import type { Reason } from '../reasons'

/** A dialect whose texts are translated to PostgreSQL. */
export interface Translation {
  /** The name for readers. */
  readonly name: string
  /** The SQL that creates the schema `dialect`, with functions that PostgreSQL does not have. */
  readonly setup: string
  /** The SQL that restores the system catalogue after `setup`; the schema `dialect` is dropped already. */
  readonly reset: string
  /** Whether a text has a sign of the engine that others do not have: it is then tried before others. */
  readonly hasSign?: (text: string) => boolean
  /** True if the translation of a statement replaces or rejects variables (`@x`) itself. */
  readonly hasVariables?: boolean
  readonly translateSchema: (source: string) => string | Promise<string>
  /** `tables` are those of the schema. */
  readonly translateStatement: (source: string, tables: readonly Table[]) => Promise<string>
  /** The options of the search that the dialect determines. */
  readonly differOptions?: Pick<DiffOptions, 'hasEmptyTexts' | 'equality' | 'isUnmodelled'>
  /** Returns a hint about an error of PostgreSQL in a translated statement. */
  readonly hintFor?: (message: string) => Reason | undefined
}
