import type { PageRecord } from '../../content-model/record'
import { parseLocation, type Redirect } from '../../content-model/redirects'
import type { PageMeta } from '../../content-model/types'

/** Returns the redirects in the `redirect_from` fields of pages; a page and its translation may declare the same one. */
export function frontmatterRedirects(records: readonly PageRecord[], pages: readonly PageMeta[]): Redirect[] {
  const paths = new Map(pages.map(({ sourceFile, path }) => [sourceFile, path]))
  const redirects = records.flatMap(({ _id, redirect_from: former = [] }) =>
    [former]
      .flat()
      .map((from): Redirect => ({ from: parseLocation(from), to: { page: paths.get(_id) ?? '', anchor: '' } })),
  )
  return [...new Map(redirects.map((redirect) => [JSON.stringify(redirect), redirect])).values()]
}
