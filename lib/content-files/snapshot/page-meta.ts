import { readBodyHead } from '../../content-model/body-head'
import { contentHash } from '../../node/content-hash'
import { firstParagraph } from '../../content-model/first-paragraph'
import { withProduct, withProductSlug } from '../../config/product'
import { slugSegments } from '../../config/routes'
import { site } from '../../config/site'
import { docPagePath, parseContentPath, postPagePath, withOwnId } from '../../content-model/content-path'
import { authorKey } from './inline-authors'
import { perRecord } from './per-record'
import { readingTime } from './reading-time'
import type { DocRecord, PageRecord, PostRecord } from '../../content-model/record'
import type { Doc, LastUpdate, PageMeta, Post, Revision } from '../../content-model/types'

/*
 * Converts contentlayer's records to domain values. Only this module and `record.ts` use the names of frontmatter
 * fields in contentlayer's records.
 */

/** The last commit of each file, by its path in the content folder. */
export type Commits = ReadonlyMap<string, LastUpdate>

/** Converts the record of a doc. */
export const toDoc = perRecord((record: DocRecord, commits: Commits): Doc => {
  const meta = toMeta(record, commits)
  return {
    ...meta,
    kind: 'doc',
    path: docPagePath({ id: meta.id, file: record._id }, productSlug(record.slug)),
    ...(record.sidebar_label !== undefined && { sidebarLabel: withProduct(record.sidebar_label) }),
    ...(record.sidebar_position !== undefined && { sidebarPosition: record.sidebar_position }),
    ...(record.sidebar_badge !== undefined && { sidebarBadge: withProduct(record.sidebar_badge) }),
    ...(record.hide_title && { hideTitle: true as const }),
    ...(record.displayed_sidebar !== undefined && { displayedSidebar: record.displayed_sidebar }),
    ...(record.pagination_label !== undefined && { paginationLabel: withProduct(record.pagination_label) }),
    ...(record.pagination_prev !== undefined && { paginationPrev: record.pagination_prev }),
    ...(record.pagination_next !== undefined && { paginationNext: record.pagination_next }),
  }
})

/** Converts the record of a post. */
export const toPost = perRecord((record: PostRecord, commits: Commits): Post => {
  const meta = toMeta(record, commits)
  const page = postPagePath(meta.id, productSlug(record.slug))
  return {
    ...meta,
    kind: 'post',
    path: page,
    date: record.date,
    year: record.date.slice(0, 4),
    slug: slugSegments(page).at(-1) ?? '',
    // a post is a draft until its date
    draft: meta.draft || record.date.slice(0, 10) > site.buildDate,
    readingTime: readingTime(record.body.raw, meta.contentLocale),
  }
})

function toMeta(record: PageRecord, commits: Commits): Omit<PageMeta, 'path'> {
  const parsed = parseContentPath(record._id)
  if (!parsed) throw new Error(`${record._id} is not the path of a page: the content check did not run`)
  const contentPath = withOwnId(parsed, 'id' in record ? record.id : undefined)
  const head = readBodyHead(record.body.raw)
  const { date, image = head?.image, title_meta: titleMeta = head?.title } = record
  const description = record.description ?? head?.description ?? firstParagraph(record.body.raw)
  const lastUpdate = lastUpdateOf(record.last_update, commits.get(record._id))
  const revision = revisionOf(record.last_update)
  return {
    id: contentPath.id,
    locale: contentPath.locale,
    contentLocale: contentPath.locale,
    title: withProduct(record.title),
    ...(titleMeta !== undefined && { titleMeta: withProduct(titleMeta) }),
    ...(description !== undefined && { description: withProduct(description) }),
    tags: (record.tags ?? []).map(withProductSlug),
    keywords: (record.keywords ?? head?.keywords ?? []).map(withProduct),
    ...(date !== undefined && { date }),
    authors: [record.authors ?? []].flat().map(authorKey),
    draft: record.draft ?? false,
    unlisted: record.unlisted ?? false,
    ...(lastUpdate && { lastUpdate }),
    ...(revision && { revision }),
    ...(image !== undefined && { image }),
    ...(record.custom_edit_url !== undefined && { editUrl: record.custom_edit_url }),
    toc: {
      hidden: record.hide_table_of_contents ?? false,
      min: record.toc_min_heading_level ?? site.tocLevels.min,
      max: record.toc_max_heading_level ?? site.tocLevels.max,
    },
    sourceFile: record._id,
    bodyHash: contentHash(record.body.raw),
  }
}

/** Merges the last update in the frontmatter with the last commit; each field of the frontmatter takes precedence. */
function lastUpdateOf(given: LastUpdate = {}, commit: LastUpdate = {}): LastUpdate | undefined {
  const date = given.date === undefined ? commit.date : new Date(given.date).toISOString()
  const author = given.author ?? commit.author
  if (date === undefined && author === undefined) return undefined
  return { ...(date !== undefined && { date }), ...(author !== undefined && { author }) }
}

/** Returns the revision that the frontmatter describes; a note without a date has no effect. */
function revisionOf({ date, note }: NonNullable<PageRecord['last_update']> = {}): Revision | undefined {
  if (date === undefined || note === undefined) return undefined
  return { date: new Date(date).toISOString(), note: withProduct(note) }
}

function productSlug(slug: string | undefined): string | undefined {
  return slug === undefined ? undefined : withProductSlug(slug)
}
