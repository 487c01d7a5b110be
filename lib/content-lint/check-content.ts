import path from 'node:path'
import { didYouMean } from '../text/nearest'
import { withProductSlug } from '../config/product'
import { site } from '../config/site'
import { invalidUrls } from './check-urls'
import { conflictingOverviews } from './check-overviews'
import { misplacedPosts } from './check-posts'
import { unknownDisplayedSidebars, unknownLinks, unknownSidebarDocs, unknownSidebars } from './check-sidebars'
import { unreadableFiles } from '../content-files/encoding'
import { fieldPosition } from '../content-model/field-position'
import { docIdsOf, parseContentPath, pagePath, withOwnId, type ContentPath } from '../content-model/content-path'
import { finding, type Finding, type RuleId } from '../content-model/findings'
import { checkFrontmatter, readFields, readText, splitFrontmatter, unreadableFence } from '../content-files/frontmatter'
import { pageFiles, projectTexts } from '../content-files/listing'
import type { ContentFile } from '../content-files/content-file'
import type { Problem } from '../content-model/problem'
import { readProject, type ProjectFiles } from '../content-files/project/project'
import { unusedFiles, invalidEntries } from './unused-files'

export interface CheckedContent {
  readonly files: readonly ContentFile[]
  /** Pages whose text cannot be read: they exist for those that name them. */
  readonly unreadable: readonly ContentPath[]
  readonly project: ProjectFiles
  readonly findings: readonly Finding[]
}

/** Reads a content folder and collects all errors outside the bodies; `checkBodies` compiles the bodies. */
export async function checkContent(contentDir: string): Promise<CheckedContent> {
  const findings: Finding[] = []
  const found = (rule: RuleId, problems: readonly Problem[]) =>
    findings.push(...problems.map((problem) => finding(rule, problem)))
  const shown = (file: string) => path.join(contentDir, file)
  found('place', [...invalidEntries(contentDir), ...unusedFiles(contentDir)])
  const pages = pageFiles(contentDir)
  const unreadable = unreadableFiles([...pages, ...projectTexts(contentDir)].map(shown))
  found('encoding', unreadable)
  const isReadable = (page: string) => unreadable.every(({ file }) => file !== shown(page))
  const existing = pages.filter((page) => !isReadable(page)).flatMap((page) => parseContentPath(page) ?? [])
  const files = pages.filter(isReadable).flatMap((file): ContentFile[] => {
    const page = checkPage(file, readText(shown(file)), contentDir)
    if (!page) return []
    found('frontmatter', page.problems)
    return [page.file]
  })
  const { project, problems: ofProject } = await readProject(contentDir)
  found('project', ofProject)
  found('place', [
    ...misplacedPosts(files, contentDir),
    ...invalidUrls(files, shown),
    ...conflictingOverviews(files, project, contentDir),
  ])
  const docIds = docIdsOf([...files, ...existing])
  undeclared(files, docIds, project, shown, found)
  found('sidebars', [
    ...unknownSidebarDocs(docIds, project, contentDir),
    ...unknownDisplayedSidebars(files, project, shown),
  ])
  found('project', unknownRulePages(docIds, project))
  if (contentDir === site.contentDir)
    found('sidebars', [...unknownSidebars(site.navbar, project), ...unknownLinks(site, docIds, files)])
  return { files, unreadable: existing, project, findings }
}

/** A page's text read, and the problems of its frontmatter. */
export interface CheckedPage {
  readonly text: string
  readonly file: ContentFile
  readonly problems: readonly Problem[]
}

const checkedPages = new Map<string, CheckedPage>()

/**
 * Parses a page and checks its frontmatter; the result is cached until the text changes. Returns nothing for a file
 * outside the page folders.
 */
export function checkPage(file: string, text: string, contentDir: string): CheckedPage | undefined {
  const parsed = parseContentPath(file)
  if (!parsed) return undefined
  const shown = path.join(contentDir, file)
  const known = checkedPages.get(shown)
  if (known?.text === text) return known
  const { yaml, body, bodyLine } = splitFrontmatter(text)
  const fence = unreadableFence(text)
  const problems =
    fence === undefined
      ? checkFrontmatter(yaml, parsed.collection, shown, titleHeading(body))
      : [{ file: shown, line: 1, column: 1, message: fence }]
  const fields = readFields(yaml)
  const address = withOwnId(parsed, fields.id)
  const checked = {
    text,
    problems,
    file: { ...address, fields, yaml, body, bodyLine, path: pagePath(address, fields.slug) },
  }
  checkedPages.set(shown, checked)
  return checked
}

/** Returns the heading of level 1 at the beginning of a body, which the previous system used as the title. */
function titleHeading(body: string): string | undefined {
  return /^\s*# +(\S.*?)\s*(?:\n|$)/.exec(body)?.[1]
}

/** Tags, authors and pager targets that nothing declares. */
function undeclared(
  files: readonly ContentFile[],
  docIds: readonly string[],
  project: ProjectFiles,
  shown: (file: string) => string,
  found: (rule: RuleId, problems: readonly Problem[]) => void,
): void {
  const unknown = (field: string, known: readonly string[] | undefined, say: (value: string) => string): Problem[] =>
    files.flatMap((file) =>
      [file.fields[field]].flat().flatMap((value) => {
        if (typeof value !== 'string' || known === undefined || known.includes(withProductSlug(value))) return []
        const message = say(value) + didYouMean(value, known)
        return [{ file: shown(file.file), ...fieldPosition(file, field, value), message }]
      }),
    )
  const tagKeys = project.tags?.map(({ key }) => key)
  const authorKeys = project.authors?.map(({ key }) => key)
  found(
    'tags',
    unknown('tags', tagKeys, (tag) => `tag “${tag}” is not declared in tags.yml${keyOfLabel(tag, project)}`),
  )
  found(
    'authors',
    unknown('authors', authorKeys, (author) => `author “${author}” is not declared in authors.yml`),
  )
  for (const field of ['pagination_prev', 'pagination_next'])
    found(
      'pager',
      unknown(field, docIds, (id) => `${field} names the doc “${id}”, which does not exist`),
    )
}

/** A writer may have typed what readers see. */
function keyOfLabel(label: string, { tags = [] }: ProjectFiles): string {
  const tag = tags.find((row) => Object.values(row.label).includes(label))
  return tag ? `: it is the label of the tag “${tag.key}”` : ''
}

/** Rules whose page does not exist. */
function unknownRulePages(docIds: readonly string[], { rules = [] }: ProjectFiles): Problem[] {
  return rules.flatMap(({ file, page }): Problem[] => {
    const message = `page is the doc “${page}”, which does not exist${didYouMean(page, docIds)}`
    return docIds.includes(page) ? [] : [{ file, line: 1, message }]
  })
}
