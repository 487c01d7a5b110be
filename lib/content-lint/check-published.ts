import path from 'node:path'
import type { PublishedLocation } from '../content-files/published-file'
import type { Redirect } from '../content-model/redirects'
import { formatLocation } from '../content-model/redirects'
import type { Report } from '../diagnostics/diagnostic'
import { nearest } from '../text/nearest'
import type { PageSections } from './check-redirects'

/**
 * Reports published pages and sections that no longer exist and are not redirected. `renamedTo` returns the current path
 * of a former page whose file was renamed, according to git.
 */
export function missingLocations(
  published: readonly PublishedLocation[],
  redirects: readonly Redirect[],
  pages: PageSections,
  contentDir: string,
  renamedTo: (page: string) => string | undefined,
): Report[] {
  const redirected = new Set(redirects.map(({ from }) => formatLocation(from)))
  return published.flatMap(({ line, ...location }): Report[] => {
    const { page, anchor } = location
    const ids = pages.get(page)
    const isPage = pages.has(page)
    const exists = isPage && (anchor === '' || ids === undefined || ids.includes(anchor))
    // a redirect of the page also redirects its sections
    if (exists || redirected.has(formatLocation(location)) || (!isPage && anchor !== '')) return []
    const file = path.join(contentDir, 'published.txt')
    const former = formatLocation(location)
    const target =
      anchor === ''
        ? replacement(page, pages, renamedTo)
        : formatLocation({ page, anchor: nearest(anchor, ids ?? []) ?? '…' })
    return [
      {
        file,
        line,
        message: `${former} was published and no longer exists`,
        fix: `add \`${former}: ${target}\` to redirects.yml${anchor === '' ? ', or `redirect_from` to the page' : ''}`,
      },
    ]
  })
}

function replacement(page: string, pages: PageSections, renamedTo: (page: string) => string | undefined): string {
  const renamed = renamedTo(page)
  return `/${renamed ?? nearest(page, [...pages.keys()]) ?? '…'}`
}
