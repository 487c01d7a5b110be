import { existsSync } from 'node:fs'
import path from 'node:path'
import { decodeSafely } from '../text/decode'
import { isFile } from '../text/external-url'
import { didYouMean } from '../text/nearest'
import { isGeneratedPage, pagePathOfHref, type PagePath } from '../config/routes'
import type { Outline } from './link-check'

/**
 * Returns an error for a link by URL, `/guides/x/#y`. Links to generated pages, such as those of tags, are checked on
 * the export.
 */
export function checkUrl(
  href: string,
  outlines: ReadonlyMap<string, Outline>,
  overviews: ReadonlySet<PagePath>,
): string | undefined {
  if (!/^\/(?!\/)/.test(href)) return undefined
  const page = pagePathOfHref(href)
  const isPage = [...outlines.values()].some((outline) => outline.page === page)
  if (isFile(href) && !isPage) return missingFile(href)
  const files = [...outlines].filter(([, outline]) => outline.page === page)
  if (files.length === 0) {
    if (isGeneratedPage(page) || overviews.has(page)) return undefined
    const known = [...new Set([...outlines.values()].map((outline) => outline.page))]
    return `link to the URL “/${page}”, which is not the URL of a page${didYouMean(page, known)}`
  }
  const id = decodeSafely(/#(.*)$/.exec(href)?.[1] ?? '')
  const ids = files.flatMap(([, outline]) => outline.ids ?? [])
  if (files.some(([, outline]) => outline.ids === undefined) || id === '' || id === 'top' || ids.includes(id))
    return undefined
  return `link to the anchor “#${id}”, which ${files[0]?.[0]} does not have${didYouMean(id, ids)}`
}

/** Files that a build writes by itself. */
const builtFile =
  /(?:^|\/)(?:rss\.xml|atom\.xml|feed\.json|sitemap\.xml|opensearch\.xml|openapi\.yaml|default-policy\.(?:json|csv)|llms(?:-full)?\.txt|robots\.txt|[^/]+\.(?:md|html|js|webmanifest))$/

/** A link to a file of the site that is neither in `public/` nor written by a build. */
function missingFile(href: string): string | undefined {
  const name = decodeSafely(href.replace(/[?#].*$/, ''))
  if (builtFile.test(name) || existsSync(path.join('public', name))) return undefined
  return `link to the file “${name}”, which does not exist: there is no public${name}`
}
