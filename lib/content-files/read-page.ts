import { statSync } from 'node:fs'
import { slugSegments } from '../config/routes'
import { datedName, isFolderPage, pagePath, withOwnId, type ContentPath } from '../content-model/content-path'
import { locationError } from '../content-model/redirects'
import type { ContentSettings } from '../content-model/settings'
import { isUrlSegment, toUrlSegment } from '../content-model/slug'
import { spelledDate } from '../content-model/spelled-date'
import { titleHeading } from '../content-model/title-heading'
import { withoutKeys } from '../content-model/without-path'
import type { Report } from '../diagnostics/diagnostic'
import { splitFrontmatter, fenceError } from './frontmatter'
import { fieldsShownIn, withFrontmatterValues } from './frontmatter-values'
import { firstCommitDate } from './git'
import { readFrontmatter, type ReadFrontmatter } from './read-frontmatter'

/** A page in this site's format, with the errors of its frontmatter. */
export interface ReadPage extends Omit<ReadFrontmatter, 'given'> {
  readonly yaml: string
  /** The body without the heading that is the title. */
  readonly body: string
  readonly bodyLine: number
  /** The text of the page in this site's format, which may be the text as written. */
  readonly source: string
}

/** Reads the text of a page; `fullPath` is its path for reports. */
export function readPage(text: string, path: ContentPath, fullPath: string, level: ContentSettings['level']): ReadPage {
  const { yaml, body: written, bodyLine } = splitFrontmatter(text)
  const body = level === 'lenient' ? withFrontmatterValues(written, yaml, fullPath) : written
  const fence = fenceError(text)
  if (fence !== undefined) {
    const errors: Report[] = [{ file: fullPath, line: 1, column: 1, ...fence }]
    return { yaml, body, bodyLine, source: text, fields: {}, errors, dropped: [], unknown: new Map() }
  }
  const heading = titleHeading(body)
  const title = heading?.text ?? (level === 'lenient' ? nameOf(path) : undefined)
  const defaults = { ...(title !== undefined && { title }), ...dateOf(path, yaml, fullPath, level) }
  const { given, ...read } = readFrontmatter(yaml, { page: path, file: fullPath, level, defaults })
  const isTitle = heading !== undefined && (heading.isFirst || read.fields.title === heading.text)
  const titled = isTitle ? withHeading(read.fields, heading.text, path) : read.fields
  const { report, ...moved } = level === 'lenient' ? validSlug(path, titled, fullPath) : {}
  const fields = { ...titled, ...moved }
  const rest = isTitle ? heading.rest : body
  const isAsWritten = rest === written && JSON.stringify(fields) === JSON.stringify(given)
  const source = isAsWritten || read.errors.length > 0 ? text : `---\n${jsonLines(fields)}---\n${rest}`
  const dropped = report ? [...read.dropped, report] : read.dropped
  const names = fieldsShownIn(written)
  const unknown = new Map([...read.unknown].filter(([name]) => !names.has(name)))
  return { ...read, fields, dropped, unknown, yaml, body: rest, bodyLine, source }
}

/**
 * Returns the fields of a page whose body begins with a heading of level 1. As in Docusaurus, a doc has this heading as
 * the title on its page, and a different `title` in the sidebar and for search engines; a post has only its `title`.
 */
function withHeading(
  fields: Readonly<Record<string, unknown>>,
  heading: string,
  { collection }: ContentPath,
): Readonly<Record<string, unknown>> {
  if (collection === 'blog') return fields
  const shown = withoutKeys(fields, 'hide_title')
  const { title } = fields
  return title === heading ? shown : { sidebar_label: title, title_meta: title, ...shown, title: heading }
}

/**
 * Returns a slug for a page whose path would not be a valid URL, a redirect from that path, which may be in links and
 * bookmarks, and a report; nothing for other pages.
 */
function validSlug(
  path: ContentPath,
  { id, slug, redirect_from: former }: Readonly<Record<string, unknown>>,
  file: string,
): { slug?: string; redirect_from?: readonly unknown[]; report?: Report } {
  const segments = slugSegments(pagePath(withOwnId(path, id), slug))
  const invalid = segments.find((name) => !isUrlSegment(name))
  if (invalid === undefined) return {}
  const valid = segments.map((name) => (isUrlSegment(name) ? name : toUrlSegment(name))).join('/')
  const message = `“${invalid}” is not a valid URL segment: it is “${toUrlSegment(invalid)}” in URLs here`
  const from = `/${segments.map((name) => encodeURIComponent(name)).join('/')}/`
  return {
    slug: `/${path.collection === 'blog' ? valid.replace(/^blog\//, '') : valid}`,
    ...(locationError(from) === undefined && { redirect_from: [...[former ?? []].flat(), from] }),
    report: { file, message },
  }
}

/**
 * Returns a date for a post whose frontmatter has none: the date in its path or, in a lenient folder, the date of its
 * first commit or else of the last change of its file.
 */
function dateOf(
  { collection, id }: ContentPath,
  yaml: string,
  file: string,
  level: ContentSettings['level'],
): { date?: string } {
  if (collection === 'docs') return {}
  const inPath = spelledDate(datedName(id)?.date ?? '')
  if (inPath !== undefined) return { date: inPath }
  if (level === 'strict' || /^date:/m.test(yaml)) return {}
  const changed = statSync(file, { throwIfNoEntry: false })?.mtime.toISOString()
  const date = firstCommitDate(file) ?? changed
  return date === undefined ? {} : { date }
}

/** Returns the name of a page's file as its title; the page of a folder has the name of the folder. */
function nameOf({ collection, id }: ContentPath): string {
  const path = collection === 'blog' ? (datedName(id)?.rest ?? id) : id
  const [name = '', folder] = path.split('/').reverse()
  return isFolderPage(path) && folder !== undefined ? folder : name
}

/** Returns fields as YAML, each value in JSON, which all YAML parsers read in the same way. */
function jsonLines(fields: Readonly<Record<string, unknown>>): string {
  return Object.entries(fields)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`)
    .join('')
}
