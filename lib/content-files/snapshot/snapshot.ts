import { everyLocale } from '../../i18n/locales'
import type { LoadedFamily } from '../../audit-rules/schema'
import type { Glossary } from '../../glossary/schema'
import { inlineAuthors, undeclaredAuthors } from './inline-authors'
import { outdatedTranslations } from './outdated'
import { toDoc, toPost, type Commits } from './page-meta'
import { perRecord } from './per-record'
import type { ImportedFiles } from '../imported-files'
import type { ProjectFiles } from '../project/project'
import type { DocRecord, PageRecord, PostRecord } from '../../content-model/record'
import { contentSidebars } from '../content-sidebars'
import type { Sidebars } from '../../content-model/sidebar-items'
import type { SynonymRow } from '../project/synonyms'
import { frontmatterRedirects } from './frontmatter-redirects'
import { isOfOtherVersion, versionFolder, type DocsVersion } from '../../content-model/docs-versions'
import type { Redirect } from '../../content-model/redirects'
import type { ComponentRules } from '../../content-model/component-rules'
import type { ContentSettings } from '../../content-model/settings'
import type { EngineVersion } from '../../engine-versions/schema'
import { tagSlug } from '../../content-model/tag-slug'
import type { Author, Doc, PageMeta, Post, Tag } from '../../content-model/types'

/** The content for pages, except the bodies, to which it refers by hash. */
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
  readonly settings?: ContentSettings
  /** The files that pages import as text; absent if no page does. */
  readonly imported?: ImportedFiles
  readonly components?: ComponentRules
  /** True if a page shows an `<iframe>`; all policies allow it, because the document of any page can come to show it. */
  readonly hasFrames?: true
  readonly redirects: readonly Redirect[]
  /** The version in development, which changes when anything that pages show changes. */
  readonly version?: string
}

/** Creates the snapshot from the records of the pages, the data of the other files and the last commits. */
export function makeSnapshot(records: readonly PageRecord[], project: ProjectFiles, commits: Commits): Snapshot {
  // contentlayer returns records in no fixed order; builds must be deterministic
  const ordered = [...records].sort((a, b) => (a._id < b._id ? -1 : 1))
  const outdated = outdatedTranslations(ordered)
  const markOutdated = <Page extends PageMeta>(page: Page): Page =>
    outdated.has(page.sourceFile) ? { ...page, outdated: true } : page
  const docs = ordered
    .filter((record): record is DocRecord => record.type === 'Doc')
    .map((record) => withVersion(markOutdated(toDoc(record, commits)), project.settings?.versions))
  const posts = ordered
    .filter((record): record is PostRecord => record.type === 'Post')
    .map((record) => markOutdated(toPost(record, commits)))
  return {
    docs,
    posts,
    sidebars: contentSidebars(project, docs),
    tags: tagsOf(project, [...docs, ...posts]),
    authors: authorsOf(project, ordered, posts),
    rules: project.rules ?? [],
    synonyms: project.synonyms ?? [],
    glossary: project.glossary ?? [],
    versions: project.versions ?? [],
    redirects: [
      ...frontmatterRedirects(ordered, [...docs, ...posts]),
      ...(project.redirects ?? []).map(({ from, to }) => ({ from, to })),
    ],
    ...(project.settings && { settings: project.settings }),
    ...(project.imported && { imported: project.imported }),
    ...(project.components && { components: project.components }),
    ...(showsFrames(ordered, project.imported) && { hasFrames: true }),
  }
}

/** Adds the label of its version to a doc of another version than the current one. */
function withVersion(doc: Doc, versions: readonly DocsVersion[] = []): Doc {
  if (!isOfOtherVersion(doc.id, versions)) return doc
  const version = versions.find(({ folder }) => folder === versionFolder(doc.id, versions))
  return { ...doc, otherVersion: version?.label ?? '' }
}

/** Whether a page or an imported file may have an `<iframe>`. */
function showsFrames(records: readonly PageRecord[], imported: ImportedFiles = {}): boolean {
  return records.some((record) => hasFrame(record)) || Object.values(imported).some(({ text }) => frame.test(text))
}

const frame = /<iframe\s/i
const hasFrame = perRecord(({ body }: PageRecord) => frame.test(body.raw))

/** Returns the declared tags; in a lenient folder, also those that only pages have. */
function tagsOf({ tags, settings }: ProjectFiles, pages: readonly PageMeta[]): readonly Tag[] {
  if (!tags) return tagsInUse(pages, settings)
  if (settings?.level !== 'lenient') return tags
  const declared = new Set(tags.map(({ key }) => key))
  return [...tags, ...tagsInUse(pages, settings).filter(({ key }) => !declared.has(key))]
}

/** Returns the authors that `authors.yml` or pages describe; in a lenient folder, also those that are only named. */
function authorsOf(
  { authors = [], settings }: ProjectFiles,
  records: readonly PageRecord[],
  posts: readonly Post[],
): readonly Author[] {
  const known = [...authors, ...inlineAuthors(records, settings?.imageHosts)]
  const keys = posts.flatMap((post) => post.authors)
  return settings?.level === 'lenient' ? [...known, ...undeclaredAuthors(keys, known)] : known
}

/** Returns the tags that pages use, for content without `tags.yml`; each key is its label. */
function tagsInUse(pages: readonly PageMeta[], settings?: ContentSettings): Tag[] {
  return [...new Set(pages.flatMap(({ tags }) => tags))].map((key) => ({
    key,
    slug: tagSlug(key, settings),
    label: everyLocale(key),
  }))
}
