import stamp from '@/.cache/site/stamp.json'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Doc as DocRecord, Post as PostRecord } from 'contentlayer/generated'
import { apiSource } from '../api/document'
import { everyLocale } from '../i18n/locales'
import { withProduct, withProductSlug } from '../product'
import type { LoadedFamily } from '../rules/schema'
import { site } from '../site'
import { docPagePath, fileAddress, postPagePath, withOwnId } from './files'
import type { ProjectFiles } from './project'
import { readingTime } from './reading-time'
import { sidebarsFromTree } from './sidebar-tree'
import type { Sidebars } from './sidebars'
import { tagSlug } from './tag-slug'
import type { Author, ContentPage, Doc, LastUpdate, PageMeta, Post, Tag } from './types'

/*
 * The edge to the generator: the only module that knows its records. Everyone else receives domain values.
 * Records are read from disk, not imported: their bodies would travel through the bundler.
 */

/** Everything a build knows about its content, except the bodies. */
export interface Snapshot {
  readonly docs: readonly Doc[]
  readonly posts: readonly Post[]
  readonly sidebars: Sidebars
  readonly tags: readonly Tag[]
  readonly authors: readonly Author[]
  readonly rules: readonly LoadedFamily[]
}

const records = path.join(process.cwd(), '.contentlayer', 'generated')
const snapshotFile = path.join(process.cwd(), '.cache', 'site', 'snapshot.json')

let loaded: { stamp: string; snapshot: Snapshot } | undefined

/** The snapshot of the last content step; read once, and again when development writes a new one. */
export function snapshot(): Snapshot {
  if (loaded?.stamp !== stamp.at)
    loaded = { stamp: stamp.at, snapshot: JSON.parse(readFileSync(snapshotFile, 'utf8')) as Snapshot }
  return loaded.snapshot
}

/** Remembers a query's answers for as long as the snapshot they were drawn from is the current one. */
export function perSnapshot<Value>(query: () => Value): () => Value
export function perSnapshot<Key, Value>(query: (key: Key) => Value): (key: Key) => Value
export function perSnapshot<Key, Value>(query: (key: Key) => Value): (key: Key) => Value {
  let of: Snapshot | undefined
  let answers = new Map<Key, Value>()
  return (key) => {
    const current = snapshot()
    if (of !== current) {
      of = current
      answers = new Map()
    }
    if (!answers.has(key)) answers.set(key, query(key))
    return answers.get(key) as Value
  }
}

/** A page's MDX source without its frontmatter, from the generator's own record of the file. */
export function rawBody(page: ContentPage): string {
  const folder = page.kind === 'doc' ? 'Doc' : 'Post'
  const file = path.join(records, folder, `${page.sourceFile.replaceAll('/', '__')}.json`)
  return (JSON.parse(readFileSync(file, 'utf8')) as DocRecord | PostRecord).body.raw
}

/** Each file's last commit, by its path in the content folder. */
export type Commits = ReadonlyMap<string, LastUpdate>

/**
 * Makes the snapshot from the generator's records, the files beside the pages and the files' last commits. The
 * fingerprint changes with anything a page shows, bodies included, and is the same for the same content.
 */
export function makeSnapshot(project: ProjectFiles, commits: Commits): { snapshot: Snapshot; fingerprint: string } {
  const docRecords = readRecords<DocRecord>('Doc')
  const postRecords = readRecords<PostRecord>('Post')
  const docs = docRecords.map((record) => toDoc(record, commits))
  const posts = postRecords.map((record) => toPost(record, commits))
  const made: Snapshot = {
    docs,
    posts,
    sidebars: project.sidebars ?? sidebarsFromTree(docs),
    tags: project.tags ?? tagsInUse([...docs, ...posts]),
    authors: project.authors ?? [],
    rules: project.rules ?? [],
  }
  const hash = createHash('sha1').update(JSON.stringify(made)).update(apiSource())
  for (const { body } of [...docRecords, ...postRecords]) hash.update(body.raw)
  return { snapshot: made, fingerprint: hash.digest('hex') }
}

/** The records of a type by file: the generator writes them as they come, and a build must not depend on that. */
function readRecords<T extends { readonly _id: string }>(type: string): T[] {
  const read = JSON.parse(readFileSync(path.join(records, type, '_index.json'), 'utf8')) as T[]
  return read.sort((a, b) => (a._id < b._id ? -1 : 1))
}

function toDoc(record: DocRecord, commits: Commits): Doc {
  const meta = toMeta(record, commits)
  return {
    ...meta,
    kind: 'doc',
    path: docPagePath(meta.id, productSlug(record.slug)),
    ...(record.sidebar_label !== undefined && { sidebarLabel: withProduct(record.sidebar_label) }),
    ...(record.sidebar_position !== undefined && { sidebarPosition: record.sidebar_position }),
    ...(record.hide_title && { hideTitle: true as const }),
    ...(record.displayed_sidebar !== undefined && { displayedSidebar: record.displayed_sidebar as string | null }),
    ...(record.pagination_label !== undefined && { paginationLabel: withProduct(record.pagination_label) }),
    ...(record.pagination_prev !== undefined && { paginationPrev: record.pagination_prev as string | null }),
    ...(record.pagination_next !== undefined && { paginationNext: record.pagination_next as string | null }),
  }
}

function toPost(record: PostRecord, commits: Commits): Post {
  const meta = toMeta(record, commits)
  const page = postPagePath(meta.id, productSlug(record.slug))
  const [, year = '', slug = ''] = page.split('/')
  return {
    ...meta,
    kind: 'post',
    path: page,
    date: record.date,
    year,
    slug,
    // a post is a draft until its day
    draft: meta.draft || record.date.slice(0, 10) > site.buildDate,
    readingTime: readingTime(record.body.raw, meta.contentLocale),
  }
}

function toMeta(record: DocRecord | PostRecord, commits: Commits): Omit<PageMeta, 'path'> {
  const place = fileAddress(record._id)
  if (!place) throw new Error(`${record._id} has no address: the content check did not run`)
  const address = withOwnId(place, 'id' in record ? record.id : undefined)
  const { date, description, image } = record
  const lastUpdate = lastUpdateOf(record.last_update as LastUpdate | undefined, commits.get(record._id))
  return {
    id: address.id,
    locale: address.locale,
    contentLocale: address.locale,
    title: withProduct(record.title),
    ...(description !== undefined && { description: withProduct(description) }),
    tags: (record.tags ?? []).map(withProductSlug),
    keywords: (record.keywords ?? []).map(withProduct),
    ...(date !== undefined && { date }),
    authors: [(record.authors ?? []) as string | string[]].flat(),
    draft: record.draft ?? false,
    unlisted: record.unlisted ?? false,
    ...(lastUpdate && { lastUpdate }),
    ...(image !== undefined && { image }),
    ...(record.custom_edit_url !== undefined && { editUrl: record.custom_edit_url as string | null }),
    toc: {
      hidden: record.hide_table_of_contents ?? false,
      min: record.toc_min_heading_level ?? site.tocLevels.min,
      max: record.toc_max_heading_level ?? site.tocLevels.max,
    },
    sourceFile: record._id,
  }
}

/** What the file says of its last update wins over its last commit, each part by itself. */
function lastUpdateOf(said: LastUpdate = {}, commit: LastUpdate = {}): LastUpdate | undefined {
  const date = said.date === undefined ? commit.date : new Date(said.date).toISOString()
  const author = said.author ?? commit.author
  if (date === undefined && author === undefined) return undefined
  return { ...(date !== undefined && { date }), ...(author !== undefined && { author }) }
}

/** Tags for content that declares none: each key labels itself. */
function tagsInUse(pages: readonly PageMeta[]): Tag[] {
  return [...new Set(pages.flatMap(({ tags }) => tags))].map((key) => ({
    key,
    slug: tagSlug(key),
    label: everyLocale(key),
  }))
}

function productSlug(slug: string | undefined): string | undefined {
  return slug === undefined ? undefined : withProductSlug(slug)
}
