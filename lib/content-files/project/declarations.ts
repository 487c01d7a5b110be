import path from 'node:path'
import { productIn, withProductSlug } from '../../config/product'
import type { Report } from '../../diagnostics/diagnostic'
import { authorRow, tagRow } from './project-schema'
import { tagSlug } from '../../content-model/tag-slug'
import type { Author, Tag } from '../../content-model/types'
import { kebabCase } from '../../text/kebab-case'
import { readRows } from './rows'

/** Reads `tags.yml` of a content folder; returns undefined if it does not exist. Adds its errors to `reports`. */
export function readTags(contentDir: string, reports: Report[]): Tag[] | undefined {
  const file = path.join(contentDir, 'tags.yml')
  return readRows(file, tagRow, 'faq: { label: FAQ }', reports)?.map(({ key, row, position }): Tag => {
    const slug = tagSlug(row.slug ?? key)
    if (!kebabCase.test(slug)) {
      const message = `“${key}”: add a slug of Latin letters, such as \`slug: query-rewrite\``
      reports.push({ file, ...position, message })
    }
    return { ...(productIn(row) as Omit<Tag, 'key' | 'slug'>), key: withProductSlug(key), slug }
  })
}

/** Reads `authors.yml` of a content folder; returns undefined if it does not exist. Adds its errors to `reports`. */
export function readAuthors(contentDir: string, reports: Report[]): Author[] | undefined {
  const file = path.join(contentDir, 'authors.yml')
  const owners = new Map<string, string>()
  const rows = readRows(file, authorRow, 'team: { name: The team }', reports)
  return rows?.map(({ key, row: { page, ...row }, position }): Author => {
    const author = { ...(productIn(row) as Omit<Author, 'key'>), key }
    if (!page) return author
    const slug = toKebabCase(key)
    const owner = owners.get(slug)
    if (owner !== undefined)
      reports.push({
        file,
        ...position,
        message: `“${key}” has the same page “${slug}” as “${owner}”: rename one of them`,
      })
    owners.set(slug, key)
    return { ...author, slug }
  })
}

function toKebabCase(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/[\s_.]+/g, '-')
    .toLowerCase()
}
