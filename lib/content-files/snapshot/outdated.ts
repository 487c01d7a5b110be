import { defaultLocale } from '../../i18n/locales'
import { withoutEnding, withoutLocale } from '../../content-model/content-path'
import type { PageRecord } from '../../content-model/record'
import { sourceHash } from '../source-hash'

/**
 * Returns the paths of translations whose original has changed since they were stamped. Translations without a
 * `source_hash` are excluded.
 */
export function outdatedTranslations(records: readonly PageRecord[]): ReadonlySet<string> {
  const page = ({ _id }: PageRecord) => withoutEnding(withoutLocale(_id))
  const originals = new Map(
    records.filter(({ _id }) => _id.startsWith(`${defaultLocale}/`)).map((record) => [page(record), record]),
  )
  const outdated = records.filter((record) => {
    const original = record.source_hash === undefined ? undefined : originals.get(page(record))
    return original && original !== record && textHash(original) !== record.source_hash
  })
  return new Set(outdated.map(({ _id }) => _id))
}

const hashes = new WeakMap<PageRecord, string>()

/**
 * Returns the source hash of an original; computed once for each record, because development makes a snapshot at every
 * save.
 */
function textHash(record: PageRecord): string {
  const hash = hashes.get(record) ?? sourceHash({ fields: { ...record }, body: record.body.raw })
  hashes.set(record, hash)
  return hash
}
