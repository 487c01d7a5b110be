import type { PageRecord } from '../../content-model/record'

/**
 * Returns a function that caches the results of `compute` by record, as long as its second argument is the same:
 * development makes a snapshot at every save, and almost all records are those of the last one.
 */
export function perRecord<Record extends PageRecord, Value>(
  compute: (record: Record) => Value,
): (record: Record) => Value
export function perRecord<Record extends PageRecord, Facts, Value>(
  compute: (record: Record, facts: Facts) => Value,
): (record: Record, facts: Facts) => Value
export function perRecord<Record extends PageRecord, Facts, Value>(
  compute: (record: Record, facts: Facts) => Value,
): (record: Record, facts: Facts) => Value {
  const known = new WeakMap<Record, { readonly facts: Facts; readonly value: Value }>()
  return (record, facts) => {
    let last = known.get(record)
    if (!last || last.facts !== facts) last = { facts, value: compute(record, facts) }
    known.set(record, last)
    return last.value
  }
}
