import { decodeSafely } from '../text/decode'
import { localeInfo } from '../i18n/locales'
import { docPagePath, isFolderPage, parseContentPath, pathInCollection } from './content-path'
import type { DocusaurusUrls } from './settings'
import { isUrlSegment, toUrlSegment } from './slug'

/** Matches the endings of files that are not pages; other endings, as in `release-1.2.x`, belong to pages. */
const FILE =
  /\.(?:pdf|zip|tar|t?gz|7z|ya?ml|json5?|toml|ini|conf|xml|csv|txt|log|html?|sh|bat|ps1|py|ipynb|go|rs|java|kt|c|cc|cpp|h|js|mjs|ts|tsx|jsx|css|sql|proto|wasm|docx?|xlsx?|pptx?|drawio|png|jpe?g|gif|svg|webp|avif|ico|mp[34]|m4[av]|mov|webm|og[gv]|wav|vtt)$/i

/** Whether the path of a URL is that of a file, not of a page. */
export function isFilePath(path: string): boolean {
  return FILE.test(path)
}

/**
 * Converts a root-relative path of a Docusaurus site to the path of the same page or file on this site. A former path, at
 * which there is no page, keeps names that are not valid in URLs here, percent-encoded.
 */
export function fromDocusaurusPath(
  written: string,
  { baseUrl, docs, blog, otherBlogs = [], hasNext }: DocusaurusUrls,
  { isFormer = false }: { isFormer?: boolean } = {},
): string {
  const isBelowBase = baseUrl !== '/' && `${written}/`.startsWith(baseUrl)
  const path = isBelowBase ? `/${written.slice(baseUrl.length)}` : written
  if (isFilePath(path)) return path
  const [, language = '', rest = path] = /^\/(zh(?:-[a-z]+)?|cn)(\/.*|$)/i.exec(path) ?? []
  const below = withoutRoute(rest, docs)
  const inner = (hasNext ? below : below?.replace(/^\/next(?=\/|$)/, '')) ?? rest
  const blogs = [blog, ...otherBlogs].filter((route) => route !== 'blog')
  const post = blogs.map((route) => withoutRoute(rest, route)).find((below) => below !== undefined)
  const here = (post === undefined ? inner : `/blog${post}`)
    .split('/')
    .map(isFormer ? encodedSegment : validSegment)
    .join('/')
  return `${language && `/${localeInfo.zh.prefix}`}${here.replace(/\/?$/, '/')}`
}

/** Returns a segment as it is in the URLs of this site, for a page whose name or slug is not valid in URLs. */
function validSegment(written: string): string {
  const name = decodeSafely(written)
  return name === '' || isUrlSegment(name) ? written : toUrlSegment(name)
}

function encodedSegment(written: string): string {
  const name = decodeSafely(written)
  return isUrlSegment(name) ? written : encodeURIComponent(name)
}

/** Adds the base URL of a Docusaurus site to a path that does not begin with it, as its links do. */
export function withBaseUrl(path: string, baseUrl: string): string {
  return `${path}/`.startsWith(baseUrl) ? path : baseUrl + path.slice(1)
}

/** Returns the path below a route; undefined for a path outside of it. */
function withoutRoute(path: string, route: string): string | undefined {
  if (route === '') return undefined
  return path === `/${route}` || path.startsWith(`/${route}/`) ? path.slice(route.length + 1) : undefined
}

/**
 * Returns the path of a page on its Docusaurus site, against which browsers resolve relative links. Unless the site sets
 * `trailingSlash`, only the pages of folders have one. `file` is the path of the page's file without its language.
 */
export function toDocusaurusPath(
  page: string,
  file: string,
  { docs, otherDocs, pages = [], blog, trailingSlash }: DocusaurusUrls,
): string {
  const isPost = file.startsWith('blog/')
  const isOther = otherDocs.some((route) => page.startsWith(`${route}/`)) || pages.includes(file.replace(/^docs\//, ''))
  const path = isPost ? `/${page.replace(/^blog/, blog)}` : isOther ? `/${page}` : `/${docs}/${page}`
  const doc = isPost ? undefined : parseContentPath(`en/${file}`)
  const isOfFolder = doc !== undefined && isFolderPage(pathInCollection(doc.file)) && docPagePath(doc) === page
  const endsInSlash = trailingSlash ?? (page === '' || isOfFolder)
  return path.replace(/\/+/g, '/').replace(/\/$/, endsInSlash ? '/' : '')
}
