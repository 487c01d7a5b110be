import { everyLocale } from '../../i18n/locales'
import type { LoadedFamily } from '../../audit-rules/schema'
import type { Glossary } from '../../glossary/schema'
import { outdatedTranslations } from './outdated'
import { toDoc, toPost, type Commits } from './page-meta'
import type { ProjectFiles } from '../project/project'
import type { DocRecord, PageRecord, PostRecord } from '../../content-model/record'
import { sidebarsFromTree } from '../../content-model/sidebar-tree'
import type { Sidebars } from '../../content-model/sidebars'
import type { SynonymRow } from '../project/synonyms'
import type { EngineVersion } from '../../engine-versions/schema'
import { tagSlug } from '../../content-model/tag-slug'
import type { Author, Doc, PageMeta, Post, Tag } from '../../content-model/types'

/** The content as pages read it, except the bodies, which it refers to by their hashes. */
export interface Snapshot {
  readonly docs: readonly Doc[]
  readonly posts: readonly Post[]
  readonly sidebars: Sidebars
  readonly tags: readonly Tag[]
  readonly authors: readonly Author[]
  readonly rules: readonly LoadedFamily[]
  readonly synonyms: readonly SynonymRow[]
  readonly glossary: Glossary
  readonly versions: readonly EngineVersion[]
  /** In development: changes with everything that a page can show. */
  readonly version?: string
}

/** Makes the snapshot from the pages' records, the files beside the pages and the pages' last commits. */
export function makeSnapshot(records: readonly PageRecord[], project: ProjectFiles, commits: Commits): Snapshot {
  // contentlayer returns records in no fixed order, and a build must not depend on it
  const ordered = [...records].sort((a, b) => (a._id < b._id ? -1 : 1))
  const facts = { commits, outdated: outdatedTranslations(ordered) }
  const docs = ordered
    .filter((record): record is DocRecord => record.type === 'Doc')
    .map((record) => toDoc(record, facts))
  const posts = ordered
    .filter((record): record is PostRecord => record.type === 'Post')
    .map((record) => toPost(record, facts))
  return {
    docs,
    posts,
    sidebars: project.sidebars ?? sidebarsFromTree(docs),
    tags: project.tags ?? tagsInUse([...docs, ...posts]),
    authors: project.authors ?? [],
    rules: project.rules ?? [],
    synonyms: project.synonyms ?? [],
    glossary: project.glossary ?? [],
    versions: project.versions ?? [],
  }
}

/** Tags for content that declares none: each key labels itself. */
function tagsInUse(pages: readonly PageMeta[]): Tag[] {
  return [...new Set(pages.flatMap(({ tags }) => tags))].map((key) => ({
    key,
    slug: tagSlug(key),
    label: everyLocale(key),
  }))
}
