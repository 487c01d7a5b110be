import type { PagePath } from '../config/routes'
import { isFilePath, pathThere } from '../content-model/docusaurus-urls'
import type { DocusaurusUrls } from '../content-model/settings'
import { decodeSafely } from '../text/decode'

/** The page and file against which the URL of a link is resolved. */
export interface LinkOrigin {
  /** The path of the file with the link, without its language: `docs/guides/x.mdx`. */
  readonly file: string
  /** The path of the page that shows the link. */
  readonly page?: PagePath | undefined
  /** The URLs of the Docusaurus site that the page comes from. */
  readonly docusaurus?: DocusaurusUrls | undefined
}

/**
 * Resolves the URL of a link as far as it does not depend on other files. Links to pages by their files become `doc:`
 * URLs, links to other files beside the page `asset:` URLs, links by URL root-relative ones. Links of a Docusaurus site
 * by URL become `site:` URLs with the path there, `outside:` ones if `pathname://` marks them as no page of it.
 */
export function resolveLink(href: string, origin: LinkOrigin): string {
  const { docusaurus } = origin
  const [, protocol, written = ''] = /^(pathname:\/\/)?(.*)$/s.exec(href) ?? []
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(written) ?? []
  if (protocol !== undefined) return docusaurus ? `outside:${path}${rest}` : path + rest
  const ofSite = /^@site\/(.+)$/.exec(path)?.[1]
  if (ofSite !== undefined) return ofRepository(ofSite) + rest
  if (path === '' || path.startsWith('//') || /^[a-z][a-z\d+.-]*:/i.test(path)) return href
  if (/\.mdx?$/i.test(path))
    return `doc:${path.startsWith('/') ? decodeSafely(path) : beside(path, origin.file)}${rest}`
  if (path.startsWith('/')) return docusaurus ? `site:${path}${rest}` : href
  if (isFilePath(path)) return `asset:${beside(path, origin.file)}${rest}`
  const target = byUrl(path, origin)
  return target === undefined ? href : target + rest
}

/** Resolves a relative path against the folder of a file. */
function beside(path: string, file: string): string {
  return decodeSafely(new URL(path, `https://content.invalid/${file}`).pathname.slice(1))
}

/** Resolves a path of a Docusaurus repository, as after `@site/`. */
function ofRepository(path: string): string {
  if (path.startsWith('static/')) return path.slice('static'.length)
  const translated = /^i18n\/[^/]+\/docusaurus-plugin-content-(?:docs(?:-[^/]+)?\/current|blog)\/(.+)$/.exec(path)
  const isPost = path.includes('docusaurus-plugin-content-blog/')
  const file = translated ? `${isPost ? 'blog' : 'docs'}/${translated[1]}` : path
  return /\.mdx?$/i.test(file) ? `doc:${file}` : `asset:${file}`
}

/** Resolves a relative URL as a browser does, against the URL of the page; undefined without one. */
function byUrl(path: string, { file, page, docusaurus }: LinkOrigin): string | undefined {
  if (page === undefined) return undefined
  const base = docusaurus ? pathThere(page, file, docusaurus) : `/${page}`
  const { pathname } = new URL(path, `https://content.invalid${base}`)
  return `${docusaurus ? 'site:' : ''}${decodeSafely(pathname)}`
}
