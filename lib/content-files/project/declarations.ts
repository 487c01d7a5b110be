import path from 'node:path'
import { productIn, withProductSlug } from '../../config/product'
import { authorFields, authorRow } from '../../content-model/author-schema'
import type { ContentSettings } from '../../content-model/settings'
import { isUrlSegment } from '../../content-model/slug'
import { tagSlug } from '../../content-model/tag-slug'
import type { Author, Tag } from '../../content-model/types'
import { kebabCase } from '../../text/kebab-case'
import { tagRow } from './project-schema'
import type { ReportSink } from './report-sink'
import { readRows } from './rows'

/** Reads `tags.yml` of a content folder; returns undefined if it does not exist. Adds its errors to `sink`. */
export function readTags(contentDir: string, sink: ReportSink, settings?: ContentSettings): Tag[] | undefined {
  const file = path.join(contentDir, 'tags.yml')
  const options = { prepare: tagFields, defaults: (key: string) => ({ label: key }) }
  return readRows(file, tagRow, 'faq: { label: FAQ }', sink, options)?.map(({ key, row, position }): Tag => {
    const slug = row.slug === undefined ? tagSlug(key, settings) : tagSlug(row.slug)
    if (!kebabCase.test(slug) && sink.level === 'strict') {
      const message = `“${key}”: add a slug of Latin letters, such as \`slug: query-rewrite\``
      sink.errors.push({ file, ...position, message })
    }
    return { ...(productIn(row) as Omit<Tag, 'key' | 'slug'>), key: withProductSlug(key), slug }
  })
}

/** Returns the fields of a tag with the names that `tags.yml` has: a slug may be Docusaurus’ `permalink`. */
function tagFields(given: unknown): unknown {
  if (typeof given !== 'object' || given === null || !('permalink' in given)) return given
  const { permalink, ...others } = given
  return typeof permalink === 'string' ? { slug: permalink.replace(/^\/|\/$/g, ''), ...others } : given
}

/**
 * Reads `authors.yml` of a content folder; returns undefined if it does not exist. Adds its errors to `sink`. In a
 * lenient folder, an image of a site that is not one of `imageHosts` is left out, because browsers would block it.
 */
export function readAuthors(contentDir: string, sink: ReportSink, imageHosts: readonly string[]): Author[] | undefined {
  const file = path.join(contentDir, 'authors.yml')
  const owners = new Map<string, string>()
  const options = { prepare: authorFields, defaults: (key: string) => ({ name: key }) }
  const rows = readRows(file, authorRow, 'team: { name: The team }', sink, options)
  return rows?.map(({ key, row: { page, image, ...row }, position, positionOf }): Author => {
    const isBlocked = sink.level === 'lenient' && image !== undefined && !isAllowedImage(image, imageHosts)
    if (isBlocked) {
      const message = `“${key}”: the image is on another site: put it into the folder, or name its host in image_hosts of settings.yml`
      sink.unsupported.push({ file, ...positionOf(['image_url']), message })
    }
    const own = { ...row, ...(image !== undefined && !isBlocked && { image }) }
    const author = { ...(productIn(own) as Omit<Author, 'key'>), key }
    if (!page) return author
    const slug = pageSlug(key, page)
    const owner = owners.get(slug)
    if (owner !== undefined)
      sink.errors.push({
        file,
        ...position,
        message: `“${key}” has the same page “${slug}” as “${owner}”: rename one of them`,
      })
    owners.set(slug, key)
    return { ...author, slug }
  })
}

/** Whether the image of an author is on this site or on one of the listed hosts. */
export function isAllowedImage(image: string, hosts: readonly string[]): boolean {
  const [, host] = /^(?:https?:)?\/\/([^/?#]+)/i.exec(image) ?? []
  return host === undefined || hosts.includes(host.toLowerCase())
}

/** Returns the last segment of the URL of an author’s page: its `permalink` if that is one segment, else the key. */
function pageSlug(key: string, page: true | { readonly permalink: string }): string {
  const own = page === true ? '' : page.permalink.replace(/^\/|\/$/g, '')
  return isUrlSegment(own) ? own : toKebabCase(key)
}

function toKebabCase(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/[\s_.]+/g, '-')
    .toLowerCase()
}
