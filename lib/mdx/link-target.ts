import type { PagePath } from '../config/routes'
import { isFilePath, toDocusaurusPath } from '../content-model/docusaurus-urls'
import { joinFiles } from '../content-model/link-files'
import type { DocusaurusUrls } from '../content-model/settings'
import { decodeSafely } from '../text/decode'

/** The page and file against which the URL of a link is resolved. */
export interface LinkOrigin {
  /** The path of the file with the link, without its language: `docs/guides/x.mdx`. */
  readonly file: string
  /** The path of the page that shows the link. */
  readonly page?: PagePath | undefined
  /** The folder of the docs or posts that contain a page of a Docusaurus site: `docs`, `docs/next`, `docs/community`. */
  readonly root?: string | undefined
  /** The URLs of the Docusaurus site that the page comes from. */
  readonly docusaurus?: DocusaurusUrls | undefined
}

/**
 * Resolves the URL of a link without reading other files. A link to the file of a page becomes a `doc:` URL, a link to
 * another file beside the page an `asset:` URL, and a link by URL a root-relative URL. In a page of a Docusaurus site, a
 * link by URL becomes a `site:` URL with the path on that site, and a `pathname://` link an `outside:` URL.
 */
export function resolveLink(href: string, origin: LinkOrigin): string {
  const { docusaurus } = origin
  const [, protocol, written = ''] = /^(pathname:\/\/)?(.*)$/s.exec(href) ?? []
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(written) ?? []
  if (protocol !== undefined) return docusaurus ? `outside:${path}${rest}` : path + rest
  const ofSite = /^@site\/(.+)$/.exec(path)?.[1]
  if (ofSite !== undefined) return resolveInRepository(ofSite) + rest
  if (path === '' || path.startsWith('//') || /^[a-z][a-z\d+.-]*:/i.test(path)) return href
  if (/\.mdx?$/i.test(path)) return `doc:${joinFiles(pagesToTry(path, origin))}${rest}`
  if (path.startsWith('/')) return docusaurus ? `site:${path}${rest}` : href
  if (isFilePath(path)) return `asset:${resolveByFile(path, origin.file)}${rest}`
  const target = resolveByUrl(path, origin)
  return target === undefined ? href : target + rest
}

/**
 * Returns the files of pages that a path may mean, best first. As in Docusaurus, a path with a leading slash is relative
 * to the root of the docs, and so may be one without `./`.
 */
function pagesToTry(path: string, { file, root }: LinkOrigin): string[] {
  const isAbsolute = path.startsWith('/')
  const own = isAbsolute ? decodeSafely(path) : resolveByFile(path, file)
  if (root === undefined || /^\.{1,2}\//.test(path)) return [own]
  const atRoot = `${root}/${decodeSafely(path).replace(/^\//, '')}`
  return isAbsolute ? [atRoot, own] : [...new Set([own, atRoot])]
}

/** Resolves a relative path against the folder of a file. */
function resolveByFile(path: string, file: string): string {
  return decodeSafely(new URL(path, `https://content.invalid/${file}`).pathname.slice(1))
}

/** Resolves a path of a Docusaurus repository, as after `@site/`. */
function resolveInRepository(path: string): string {
  if (path.startsWith('static/')) return path.slice('static'.length)
  const translated = /^i18n\/[^/]+\/docusaurus-plugin-content-(?:docs(?:-[^/]+)?\/current|blog)\/(.+)$/.exec(path)
  const isPost = path.includes('docusaurus-plugin-content-blog/')
  const file = translated ? `${isPost ? 'blog' : 'docs'}/${translated[1]}` : path
  return /\.mdx?$/i.test(file) ? `doc:${file}` : `asset:${file}`
}

/** Resolves a relative URL as a browser does, against the URL of the page; undefined without one. */
function resolveByUrl(path: string, { file, page, docusaurus }: LinkOrigin): string | undefined {
  if (page === undefined) return undefined
  const base = docusaurus ? toDocusaurusPath(page, file, docusaurus) : `/${page}`
  const { pathname } = new URL(path, `https://content.invalid${base}`)
  return `${docusaurus ? 'site:' : ''}${decodeSafely(pathname)}`
}
