import type { PageRecord } from '../../content-model/record'
import { parseLocation, type Redirect } from '../../content-model/redirects'
import type { PageMeta } from '../../content-model/types'

/** Returns the redirects of the `redirect_from` fields of pages, each once, however many languages declare it. */
export function formerLocations(records: readonly PageRecord[], pages: readonly PageMeta[]): Redirect[] {
  const paths = new Map(pages.map(({ sourceFile, path }) => [sourceFile, path]))
  const redirects = records.flatMap(({ _id, redirect_from: former = [] }) =>
    [former]
      .flat()
      .map((from): Redirect => ({ from: parseLocation(from), to: { page: paths.get(_id) ?? '', anchor: '' } })),
  )
  return [...new Map(redirects.map((redirect) => [JSON.stringify(redirect), redirect])).values()]
}
