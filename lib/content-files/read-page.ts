import { isFolderPage, type ContentPath } from '../content-model/content-path'
import type { ContentSettings } from '../content-model/settings'
import { titleHeading } from '../content-model/title-heading'
import type { Report } from '../diagnostics/diagnostic'
import { splitFrontmatter, unreadableFence } from './frontmatter'
import { readFrontmatter, type ReadFrontmatter } from './read-frontmatter'

/** A page in this site's form, with what is wrong with its frontmatter. */
export interface ReadPage extends Omit<ReadFrontmatter, 'given'> {
  readonly yaml: string
  /** The body without the heading that is the title. */
  readonly body: string
  readonly bodyLine: number
  /** The text of the page in this site's form: as written, if that is this site's form. */
  readonly source: string
}

/** Reads the text of a page; `fullPath` is its path for reports. */
export function readPage(text: string, path: ContentPath, fullPath: string, level: ContentSettings['level']): ReadPage {
  const { yaml, body, bodyLine } = splitFrontmatter(text)
  const fence = unreadableFence(text)
  if (fence !== undefined) {
    const errors: Report[] = [{ file: fullPath, line: 1, column: 1, message: fence }]
    return { yaml, body, bodyLine, source: text, fields: {}, errors, dropped: [], unknown: new Map() }
  }
  const heading = titleHeading(body)
  const title = heading?.text ?? (level === 'lenient' ? nameOf(path) : undefined)
  const defaults = title === undefined ? {} : { title }
  const { given, ...read } = readFrontmatter(yaml, { collection: path.collection, file: fullPath, level, defaults })
  const isTitle = heading !== undefined && (heading.isFirst || read.fields.title === heading.text)
  const fields = isTitle ? withHeading(read.fields, heading.text, path) : read.fields
  const rest = isTitle ? heading.rest : body
  const isAsWritten = rest === body && JSON.stringify(fields) === JSON.stringify(given)
  const source = isAsWritten || read.errors.length > 0 ? text : `---\n${jsonLines(fields)}---\n${rest}`
  return { ...read, fields, yaml, body: rest, bodyLine, source }
}

/**
 * Returns the fields of a page whose body begins with a heading of level 1. As in Docusaurus, that of a doc is the title
 * on its page, and a `title` beside it stands in the sidebar and for search engines; a post has its `title`.
 */
function withHeading(
  fields: Readonly<Record<string, unknown>>,
  heading: string,
  { collection }: ContentPath,
): Readonly<Record<string, unknown>> {
  if (collection === 'blog') return fields
  const shown = Object.fromEntries(Object.entries(fields).filter(([name]) => name !== 'hide_title'))
  const { title } = fields
  return title === heading ? shown : { sidebar_label: title, title_meta: title, ...shown, title: heading }
}

/** Returns the name of a page's file as its title; the page of a folder has the name of the folder. */
function nameOf({ id }: ContentPath): string {
  const [name = '', folder] = id.split('/').reverse()
  return isFolderPage(id) && folder !== undefined ? folder : name
}

/** Returns fields as YAML, each value in JSON, which all YAML parsers read in the same way. */
function jsonLines(fields: Readonly<Record<string, unknown>>): string {
  return Object.entries(fields)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`)
    .join('')
}
