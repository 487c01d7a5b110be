import { posix } from 'node:path'
import { isLocale, type Locale } from '../i18n/locales'
import { withProductSlug } from '../config/product'
import { paths, type PagePath } from '../config/routes'
import type { Collection } from './frontmatter-schema'
import { isPartial } from './imported-path'

/** The path of a content file and its parts. */
export interface ContentPath {
  /** The path relative to the content folder, with forward slashes. */
  readonly file: string
  readonly locale: Locale
  readonly collection: Collection
  /** The path without language, collection, extension and, for docs, ordering prefixes. */
  readonly id: string
}

/**
 * Parses a path `<locale>/<docs|blog>/<path>.mdx`, or `.md`; returns undefined for partials and other paths. The numbers
 * before names are kept in posts, which have dates for their order.
 */
export function parseContentPath(file: string): ContentPath | undefined {
  if (isPartial(file)) return undefined
  const match = /^([^/]+)\/(docs|blog)\/(.+)\.mdx?$/.exec(file)
  if (!match) return undefined
  const [, locale = '', collection, path = ''] = match
  if (!isLocale(locale)) return undefined
  return { file, locale, collection: collection as Collection, id: collection === 'docs' ? withoutOrder(path) : path }
}

/** Replaces the last segment of a doc's id with the `id` in its frontmatter, if that is a valid segment. */
export function withOwnId(contentPath: ContentPath, id: unknown): ContentPath {
  if (contentPath.collection !== 'docs' || typeof id !== 'string' || id === '' || id.includes('/')) return contentPath
  return { ...contentPath, id: contentPath.id.replace(/[^/]*$/, id) }
}

/** Returns the distinct ids of the docs among files; a page and its translations have the same id. */
export function docIdsOf(files: readonly Pick<ContentPath, 'collection' | 'id'>[]): string[] {
  return [...new Set(files.filter(({ collection }) => collection === 'docs').map(({ id }) => id))]
}

/** Returns a content file's path without its language, which a page and its translations share. */
export function withoutLocale(file: string): string {
  return file.slice(file.indexOf('/') + 1)
}

/** Returns a path without the extension `.md` or `.mdx`: links may use either. */
export function withoutEnding(file: string): string {
  return file.replace(/\.mdx?$/, '')
}

/**
 * Returns the page path of a doc: the path of its folder for `index`, `readme` and a file with the name of its folder.
 * A `slug` overrides it: relative to the root with a leading slash, otherwise to the file's folder, with `./` and `../`.
 */
export function docPagePath({ id, file }: Pick<ContentPath, 'id' | 'file'>, slug?: string): PagePath {
  const folder = id.includes('/') ? id.slice(0, id.lastIndexOf('/') + 1) : ''
  if (slug !== undefined) return paths.doc(posix.resolve('/', folder, slug))
  return paths.doc(isFolderPage(pathInCollection(file)) ? folder.replace(/\/$/, '') : id)
}

/** Returns the page path of a content file; `slug` is the value in its frontmatter. */
export function pagePath(content: Pick<ContentPath, 'collection' | 'id' | 'file'>, slug?: unknown): PagePath {
  const own = typeof slug === 'string' ? withProductSlug(slug) : undefined
  return content.collection === 'docs' ? docPagePath(content, own) : postPagePath(content.id, own)
}

/** Returns a content file's path below the folder of its collection, without its extension. */
export function pathInCollection(file: string): string {
  return withoutEnding(file.split('/').slice(2).join('/'))
}

/**
 * Whether a path is that of the page of its folder: `index`, `readme`, or a file with the name of its folder. As in
 * Docusaurus, `1-array/array` is not, because its folder has another name.
 */
export function isFolderPage(path: string): boolean {
  const [name = '', folder] = path.split('/').reverse()
  return /^(index|readme)$/i.test(name) || name.toLowerCase() === folder?.toLowerCase()
}

/**
 * Returns the page path of a post: that of its file, in which a date is three segments, as in Docusaurus. A `slug`
 * overrides it: relative to the year for a post in the folder of its year, or else to the blog, as is a slug with a
 * leading slash.
 */
export function postPagePath(id: string, slug?: string): PagePath {
  const name = id.replace(/\/index$/, '')
  const dated = datedName(name)
  if (slug === undefined) return paths.post(dated ? `${dated.date.replaceAll('-', '/')}/${dated.rest}` : name)
  const [, year] = (!dated && !slug.startsWith('/') && /^(\d{4}\/)[^/]+$/.exec(name)) || []
  return paths.post(posix.resolve('/', year ?? '', slug))
}

/** Returns the date in the name of a post, `2021-08-26-name` or `2021/08/26/name`, and its path without the date. */
export function datedName(id: string): { date: string; rest: string } | undefined {
  const [, folder = '', date, name = ''] = /^(.*)(\d{4}[-/]\d{1,2}[-/]\d{1,2})[-/]?(.*?)(?:\/index)?$/.exec(id) ?? []
  return date === undefined ? undefined : { date, rest: folder + name }
}

/**
 * Parses an ordering prefix such as `01-` of a file or folder: returns its position among its siblings and its name
 * without the prefix. Dates and versions (`2021-11-release`, `7.0-notes`, `2.x`) are not prefixes; without a prefix, the
 * position is infinite.
 */
export function orderPrefix(entry: string): { position: number; name: string } {
  const [, digits, name] = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/.exec(entry) ?? []
  const isName = digits === undefined || name === undefined || /^\d+(?:[-_.]\d|\.x(?![a-z]))/i.test(entry)
  return isName ? { position: Number.POSITIVE_INFINITY, name: entry } : { position: Number(digits), name }
}

/** Removes the ordering prefix of each segment. */
function withoutOrder(path: string): string {
  return path
    .split('/')
    .map((segment) => orderPrefix(segment).name)
    .join('/')
}
