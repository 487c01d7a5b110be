import { withBase } from '../config/base-path'
import { mediaPath, publicHref } from '../config/routes'
import type { RouteEntry } from '../site-data/route-table'

/** The folder of the files beside pages to which pages link; such a file may be HTML. */
const mediaFolder = withBase(mediaPath('')).slice(1)

/**
 * Compares the assembled files with the route table. Returns an error for each page or feed that is missing, and for
 * each page that is not in the table. `published` contains the paths of all files below the CDN's root, and `copied` the
 * paths of the files that are published as they are; HTML among them is not a page.
 */
export function routeErrors(
  table: readonly Pick<RouteEntry, 'locale' | 'page'>[],
  published: readonly string[],
  copied: ReadonlySet<string> = new Set(),
): string[] {
  const files = new Set(published)
  const planned = new Set(table.map(({ locale, page }) => fileOf(publicHref(locale, page))))
  return [
    ...[...planned]
      .filter((file) => !files.has(file))
      .map((file) => `/${file} is in the route table but was not exported`),
    ...[...files]
      .filter(
        (file) =>
          file.startsWith('docs/') &&
          file.endsWith('.html') &&
          !planned.has(file) &&
          !copied.has(file) &&
          !file.startsWith(mediaFolder),
      )
      .map((file) => `/${file} was exported but is not in the route table`),
  ]
}

/** Returns the file of a URL path: `index.html` for a path with a trailing slash, otherwise the path itself. */
function fileOf(href: string): string {
  return href.slice(1).replace(/\/$/, '/index.html')
}
