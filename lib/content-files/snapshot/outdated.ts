import { defaultLocale } from '../../i18n/locales'
import { withoutEnding, withoutLocale } from '../../content-model/content-path'
import type { PageRecord } from '../../content-model/record'
import { sourceHash } from '../source-hash'
import { perRecord } from './per-record'

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

/** Returns the source hash of an original. */
const textHash = perRecord((record: PageRecord) => sourceHash({ fields: { ...record }, body: record.body.raw }))
