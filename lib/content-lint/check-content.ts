import path from 'node:path'
import { docIdsOf, parseContentPath, pagePath, withOwnId } from '../content-model/content-path'
import type { ContentFile } from '../content-files/content-file'
import { unreadableFiles } from '../content-files/encoding'
import { checkFrontmatter, readFields, readText, splitFrontmatter, unreadableFence } from '../content-files/frontmatter'
import { pageFiles, projectTexts } from '../content-files/listing'
import { readProject } from '../content-files/project/project'
import { runChecks } from '../diagnostics/check'
import { diagnostics, type Diagnostic, type Report } from '../diagnostics/diagnostic'
import { structureChecks, type ReadContent } from './checks'

export interface CheckedContent extends ReadContent {
  readonly diagnostics: readonly Diagnostic[]
}

/** Reads a content folder and collects all errors outside of bodies, which `checkBodies` compiles. */
export async function checkContent(contentDir: string): Promise<CheckedContent> {
  const withFolder = (file: string) => path.join(contentDir, file)
  const names = pageFiles(contentDir)
  const notUtf8 = unreadableFiles([...names, ...projectTexts(contentDir)].map(withFolder))
  const isReadable = (name: string) => notUtf8.every(({ file }) => file !== withFolder(name))
  const unreadable = names.filter((name) => !isReadable(name)).flatMap((name) => parseContentPath(name) ?? [])
  const pages = names
    .filter(isReadable)
    .flatMap((name) => checkPage(name, readText(withFolder(name)), contentDir) ?? [])
  const files = pages.map(({ file }) => file)
  const { project, reports } = await readProject(contentDir)
  const content = { contentDir, files, unreadable, docIds: docIdsOf([...files, ...unreadable]), project }
  return {
    ...content,
    diagnostics: [
      ...diagnostics('encoding', notUtf8),
      ...pages.flatMap((page) => diagnostics('frontmatter', page.reports)),
      ...diagnostics('project', reports),
      ...runChecks(structureChecks, content),
    ],
  }
}

/** The text of a page, its parsed frontmatter, and the errors in the frontmatter. */
export interface CheckedPage {
  readonly text: string
  readonly file: ContentFile
  readonly reports: readonly Report[]
}

const checkedPages = new Map<string, CheckedPage>()

/**
 * Parses a page and checks its frontmatter; the result is cached until the text changes. Returns undefined for a file
 * outside of the page folders.
 */
export function checkPage(file: string, text: string, contentDir: string): CheckedPage | undefined {
  const parsed = parseContentPath(file)
  if (!parsed) return undefined
  const fullPath = path.join(contentDir, file)
  const known = checkedPages.get(fullPath)
  if (known?.text === text) return known
  const { yaml, body, bodyLine } = splitFrontmatter(text)
  const fence = unreadableFence(text)
  const reports =
    fence === undefined
      ? checkFrontmatter(yaml, parsed.collection, fullPath, titleHeading(body))
      : [{ file: fullPath, line: 1, column: 1, message: fence }]
  const fields = readFields(yaml)
  const contentPath = withOwnId(parsed, fields.id)
  const checked = {
    text,
    reports,
    file: { ...contentPath, fields, yaml, body, bodyLine, path: pagePath(contentPath, fields.slug) },
  }
  checkedPages.set(fullPath, checked)
  return checked
}

/** Returns the text of the level-1 heading at the beginning of a body, which the previous system used as the title. */
function titleHeading(body: string): string | undefined {
  return /^\s*# +(\S.*?)\s*(?:\n|$)/.exec(body)?.[1]
}
