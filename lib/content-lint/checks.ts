import path from 'node:path'
import { site } from '../config/site'
import type { EngineVersion } from '../engine-versions/schema'
import type { Locale } from '../i18n/locales'
import type { Check } from '../diagnostics/check'
import type { FileReport, Report } from '../diagnostics/diagnostic'
import type { ContentRuleId } from '../diagnostics/rules'
import type { ContentFile } from '../content-files/content-file'
import { fileKind } from '../node/file-kind'
import { shareImageFile } from '../content-files/share-image-file'
import { missingStaticFile } from '../content-files/static-files'
import type { ProjectFiles } from '../content-files/project/project'
import { sidebarsPath } from '../content-files/project/sidebars-file'
import type { Terms } from '../content-files/project/terms'
import type { PageTranslations } from '../content-files/translations'
import type { SqlPair } from '../mdx/plugins/sql'
import type { ContentPath } from '../content-model/content-path'
import { isOfOtherVersion, type DocsVersion } from '../content-model/docs-versions'
import { defaultSettings, type ContentSettings } from '../content-model/settings'
import type { Prose } from '../content-model/prose'
import { duplicateTagSlugs, missingDeclarations, oversizedPages } from './check-folder'
import { badgeReports } from './check-badges'
import { invalidFolderRedirects, lenientRedirects, missingInFolder } from './check-folder-redirects'
import { conflictingGeneratedIndexes } from './check-generated-indexes'
import { misplacedPosts, wrongTruncateMarks } from './check-posts'
import {
  brokenSidebarLinks,
  unknownDisplayedSidebars,
  unknownLinks,
  unknownSidebarDocs,
  unknownSidebars,
} from './check-sidebars'
import { invalidUrls } from './check-urls'
import type { Outline } from './link-check'
import { citedBeforeRelease } from './rules/dates'
import { invalidDescription } from './rules/description'
import { skippedLevels } from './rules/headings'
import { imagesWithoutText, missingShareImage } from './rules/images'
import { pathsWithSpaces } from './rules/paths-with-spaces'
import { undescribedRevisions } from './rules/revisions'
import { missingOrOutdated, stampedPages } from './rules/translation'
import { inconsistentTranslations } from './rules/translations'
import { hardToReadSentences } from './rules/sentences'
import { halfWidth, missingSpaces, typographicApostrophes, visibleAsterisks } from './rules/typography'
import { unlistedVersions } from './rules/versions'
import { misspelledNames, writtenProductNames, termVariants } from './rules/words'
import {
  undeclaredAuthors,
  undeclaredInLenient,
  undeclaredTags,
  unknownNeighbours,
  unknownRulePages,
} from './undeclared'
import { invalidEntries, unusedFiles } from './unused-files'

/** A content folder after reading and before its bodies are compiled. */
export interface ReadContent {
  readonly contentDir: string
  readonly files: readonly ContentFile[]
  /** Pages whose text is not UTF-8; they count as existing pages in checks of references. */
  readonly unreadable: readonly ContentPath[]
  readonly docIds: readonly string[]
  readonly project: ProjectFiles
}

/** A content folder after its bodies are compiled. */
export interface CompiledContent extends ReadContent {
  readonly pages: readonly PageTranslations[]
  readonly outlines: ReadonlyMap<string, Outline>
  readonly pairs: ReadonlyMap<string, readonly SqlPair[]>
}

type ContentCheck<Input> = Check<Input, ContentRuleId>

/**
 * Returns the checks whose errors fail a build, except for the errors that reading, compiling
 * and running SQL report. In a lenient folder, which has the paths of its former site, unresolved references are only reported as
 * warnings.
 */
export function structureChecks(level: ContentSettings['level']): readonly ContentCheck<ReadContent>[] {
  return level === 'strict' ? [misplaced, ...placement, ...references] : [...placement, ...lenientReferences]
}

const misplaced: ContentCheck<ReadContent> = {
  rule: 'location',
  find: ({ contentDir, files }) => misplacedPosts(files, contentDir),
}

const placement: readonly ContentCheck<ReadContent>[] = [
  { rule: 'location', find: ({ contentDir }) => [...invalidEntries(contentDir), ...unusedFiles(contentDir)] },
  { rule: 'location', find: ({ contentDir, files }) => invalidUrls(files, contentDir) },
  {
    rule: 'location',
    find: ({ contentDir, files, project }) => conflictingGeneratedIndexes(files, project, contentDir),
  },
  { rule: 'sidebars', find: unknownInSettings },
  { rule: 'project', find: unknownRulePages },
]

const otherReferences: readonly ContentCheck<ReadContent>[] = [
  { rule: 'pagination', find: unknownNeighbours },
  { rule: 'sidebars', find: ({ contentDir, docIds, project }) => unknownSidebarDocs(docIds, project, contentDir) },
  {
    rule: 'sidebars',
    find: ({ contentDir, files, project }) => unknownDisplayedSidebars(files, project, contentDir),
  },
]

const references: readonly ContentCheck<ReadContent>[] = [
  { rule: 'tags', find: undeclaredTags },
  { rule: 'authors', find: undeclaredAuthors },
  ...otherReferences,
]

const lenientReferences: readonly ContentCheck<ReadContent>[] = [
  { rule: 'compatibility', find: undeclaredInLenient },
  ...otherReferences.map(({ find }) => ({ rule: 'compatibility' as const, find })),
]

/** The checks of a folder and of its pages in relation to each other. */
export const folderChecks: readonly ContentCheck<CompiledContent>[] = [
  { rule: 'size', find: ({ contentDir, files }) => oversizedPages(files, contentDir) },
  { rule: 'declarations', find: ({ contentDir, files }) => missingDeclarations(files, contentDir) },
  { rule: 'badges', find: badgeReports },
  { rule: 'slugs', find: ({ contentDir, project }) => duplicateTagSlugs(project.tags ?? [], contentDir) },
  { rule: 'redirects', find: (content) => (isLenient(content) ? [] : invalidFolderRedirects(content)) },
  { rule: 'compatibility', find: (content) => (isLenient(content) ? lenientRedirects(content) : []) },
  { rule: 'links', find: brokenSidebarLinks },
  { rule: 'published', find: missingInFolder },
  { rule: 'excerpt', find: ({ contentDir, files }) => wrongTruncateMarks(files, contentDir) },
  { rule: 'revisions', find: ({ contentDir, pages }) => inFolder(contentDir, undescribedRevisions(pages)) },
  {
    rule: 'translation',
    find: ({ contentDir, files, pages, project }) => {
      const languages = new Set(files.map(({ locale }) => locale))
      const { level, versions } = project.settings ?? defaultSettings
      const found = level === 'lenient' ? stampedPages(pages) : pages
      const current = found.filter((page) => !isOldPage(page, versions))
      return inFolder(contentDir, missingOrOutdated(current, languages, contentDir))
    },
  },
  {
    rule: 'translation-match',
    find: ({ contentDir, pages, outlines }) => inFolder(contentDir, inconsistentTranslations(pages, outlines)),
  },
]

function isLenient({ project }: Pick<ReadContent, 'project'>): boolean {
  return (project.settings ?? defaultSettings).level === 'lenient'
}

/** Whether a page is a doc of another version than the current one, which is not translated any more. */
function isOldPage(page: PageTranslations, versions: readonly DocsVersion[] | undefined): boolean {
  return Object.values(page).some(({ collection, id }) => collection === 'docs' && isOfOtherVersion(id, versions))
}

/** A check of a single file or text; the caller adds the path. */
export interface FileCheck<Input> {
  readonly rule: ContentRuleId
  readonly find: (input: Input) => readonly FileReport[]
}

/** A text for readers: from a page, a rule, the API document or the user interface. */
export interface TextInput {
  readonly locale: Locale
  /** Lines of the text in which everything except prose is masked. */
  readonly prose: Prose
  readonly terms: Terms
  /** The entries of `versions.yml`; absent without the file. */
  readonly versions?: readonly EngineVersion[]
  /** The title of the page; absent for other texts. */
  readonly title?: string
}

/** The checks of a text's language; their results depend on its input only. */
export const textChecks: readonly FileCheck<TextInput>[] = [
  { rule: 'names', find: ({ prose, terms }) => misspelledNames(prose, terms.names) },
  { rule: 'terms', find: ({ prose, locale, terms }) => termVariants(prose, locale, terms.terms[locale]) },
  { rule: 'sentences', find: ({ prose, locale }) => (locale === 'en' ? hardToReadSentences(prose) : []) },
  { rule: 'punctuation', find: ({ prose, locale }) => (locale === 'zh' ? halfWidth(prose) : []) },
  { rule: 'spacing', find: ({ prose, locale }) => (locale === 'zh' ? missingSpaces(prose) : []) },
  { rule: 'emphasis', find: ({ prose }) => visibleAsterisks(prose) },
  { rule: 'versions', find: ({ prose, versions, title }) => unlistedVersions(prose, versions, title) },
]

export interface PageInput extends TextInput {
  readonly file: ContentFile
}

/** The checks of a single page; their results depend on its text, the terms and the versions only. */
export const pageChecks: readonly FileCheck<PageInput>[] = [
  ...textChecks,
  { rule: 'punctuation', find: ({ prose, locale }) => (locale === 'en' ? typographicApostrophes(prose) : []) },
  { rule: 'headings', find: ({ prose }) => skippedLevels(prose) },
  { rule: 'links', find: ({ file, prose }) => pathsWithSpaces(file, prose) },
  { rule: 'alt', find: ({ file, prose }) => imagesWithoutText(file, prose) },
  { rule: 'description', find: ({ file }) => invalidDescription(file) },
  { rule: 'dates', find: ({ file }) => citedBeforeRelease(file) },
  { rule: 'product', find: ({ prose }) => writtenProductNames(prose, site.product.name) },
]

/**
 * The checks of files that a page refers to; their results are not cached, because the files may change without the
 * page.
 */
export const pageFileChecks: readonly FileCheck<Pick<PageInput, 'file'> & Pick<ReadContent, 'contentDir'>>[] = [
  {
    rule: 'images',
    find: ({ file, contentDir }) =>
      missingShareImage(
        file,
        (image) => shareImageFile(image, { sourceFile: file.file, locale: file.locale }, contentDir),
        (url) => missingStaticFile(url, contentDir),
      ),
  },
]

/** Prefixes the paths of reports with the content folder, so that they are relative to the project. */
function inFolder(contentDir: string, reports: readonly Report[]): Report[] {
  return reports.map((report) => ({ ...report, file: path.join(contentDir, report.file) }))
}

/**
 * Reports unknown sidebars and links in the site's settings; only for the site's own content folder. Sidebars are not
 * known while their file has errors.
 */
function unknownInSettings({ contentDir, files, docIds, project }: ReadContent): Report[] {
  if (contentDir !== site.contentDir) return []
  const areKnown = project.sidebars !== undefined || fileKind(sidebarsPath(contentDir)) !== 'file'
  return [...(areKnown ? unknownSidebars(site.navbar, project) : []), ...unknownLinks(site, docIds, files)]
}
