import type { ExistingIndex } from '../planner/catalog'
import type { Candidate, KeyColumn } from './candidates'

/** The keys of an index; undefined for one that is not an ordinary column. */
type Keys = readonly (KeyColumn | undefined)[]

/** True if the keys are the first ones of an index, in the same order or all in the opposite one. */
export function isPrefix(keys: Keys, of: Keys): boolean {
  if (keys.length === 0 || keys.length > of.length) return false
  const same = (isReversed: boolean) =>
    keys.every((key, at) => {
      const other = of[at]
      return (
        key !== undefined &&
        other !== undefined &&
        key.column === other.column &&
        key.call === other.call &&
        key.operatorClass === other.operatorClass &&
        (key.isDescending === other.isDescending) !== isReversed &&
        (startsWithNulls(key) === startsWithNulls(other)) !== isReversed
      )
    })
  return same(false) || same(true)
}

function startsWithNulls({ isDescending, nulls }: Pick<KeyColumn, 'isDescending' | 'nulls'>): boolean {
  return nulls === undefined ? isDescending : nulls === 'first'
}

/** Returns the index that already does what a candidate would do. */
export function servedBy({ keys, include }: Candidate, indexes: readonly ExistingIndex[]): ExistingIndex | undefined {
  return indexes.find(
    (index) =>
      index.method === 'btree' &&
      !index.isPartial &&
      isPrefix(keys, index.keys) &&
      include.every(
        (column) =>
          index.include.includes(column) || index.keys.some((key) => key !== undefined && key.column === column),
      ),
  )
}

/** Returns the indexes of a table that are no longer needed for searching once another index exists. */
export function madeRedundant(
  { keys, include }: Pick<Candidate, 'include'> & { readonly keys: Keys },
  indexes: readonly ExistingIndex[],
): ExistingIndex[] {
  return indexes.filter(
    (index) =>
      index.method === 'btree' &&
      !index.isUnique &&
      !index.isConstraint &&
      !index.isPartial &&
      isPrefix(index.keys, keys) &&
      index.include.every((column) => include.includes(column) || keys.some((key) => key?.column === column)),
  )
}
