import path from 'node:path'
import { docIdsOf, parseContentPath, pagePath, withOwnId } from '../content-model/content-path'
import type { ContentFile } from '../content-files/content-file'
import { unreadableFiles } from '../content-files/encoding'
import { readText } from '../content-files/frontmatter'
import { pageFiles, projectTexts } from '../content-files/listing'
import { readProject } from '../content-files/project/project'
import { readContentSettings } from '../content-files/project/settings'
import { readPage } from '../content-files/read-page'
import { defaultSettings, type ContentSettings } from '../content-model/settings'
import { runChecks } from '../diagnostics/check'
import { diagnostics, type Diagnostic, type Report } from '../diagnostics/diagnostic'
import { structureChecks, type ReadContent } from './checks'
import { groupEntries, groupReports } from './group-reports'

export interface CheckedContent extends ReadContent {
  readonly diagnostics: readonly Diagnostic[]
}

/** Reads the pages of a content folder; those whose text is not UTF-8 are `unreadable`. */
export function readPages(contentDir: string) {
  const withFolder = (file: string) => path.join(contentDir, file)
  const names = pageFiles(contentDir)
  const notUtf8 = unreadableFiles([...names, ...projectTexts(contentDir)].map(withFolder))
  const isReadable = (name: string) => notUtf8.every(({ file }) => file !== withFolder(name))
  const unreadable = names.filter((name) => !isReadable(name)).flatMap((name) => parseContentPath(name) ?? [])
  const settings = readContentSettings(contentDir, [])
  const pages = names
    .filter(isReadable)
    .flatMap((name) => checkPage(name, readText(withFolder(name)), contentDir, settings) ?? [])
  return { pages, unreadable, notUtf8 }
}

/** Reads a content folder and collects all errors outside of bodies, which `checkBodies` compiles. */
export async function checkContent(
  contentDir: string,
  { pages, unreadable, notUtf8 } = readPages(contentDir),
): Promise<CheckedContent> {
  const files = pages.map(({ file }) => file)
  const { project, reports, unsupported } = await readProject(contentDir)
  const content = { contentDir, files, unreadable, docIds: docIdsOf([...files, ...unreadable]), project }
  return {
    ...content,
    diagnostics: [
      ...diagnostics('encoding', notUtf8),
      ...pages.flatMap((page) => diagnostics('frontmatter', page.errors)),
      ...diagnostics('compatibility', groupReports(pages.flatMap(({ dropped }) => dropped))),
      ...diagnostics('compatibility', groupReports(pages.flatMap(({ unknown }) => [...unknown.values()]))),
      ...diagnostics('project', reports),
      ...diagnostics('compatibility', groupEntries(unsupported)),
      ...runChecks(structureChecks((project.settings ?? defaultSettings).level), content),
    ],
  }
}

/** A page in this site's format, with the text and the level that it was read with. */
export interface CheckedPage {
  readonly text: string
  readonly level: ContentSettings['level']
  readonly file: ContentFile
  /** The text in this site's format, for contentlayer. */
  readonly source: string
  readonly errors: readonly Report[]
  readonly dropped: readonly Report[]
  readonly unknown: ReadonlyMap<string, Report>
}

const checkedPages = new Map<string, CheckedPage>()

/**
 * Reads a page and checks its frontmatter; the result is cached until the text changes. Returns undefined for a file
 * outside of the page folders.
 */
export function checkPage(
  file: string,
  text: string,
  contentDir: string,
  { level }: ContentSettings = defaultSettings,
): CheckedPage | undefined {
  const parsed = parseContentPath(file)
  if (!parsed) return undefined
  const fullPath = path.join(contentDir, file)
  const known = checkedPages.get(fullPath)
  if (known?.text === text && known.level === level) return known
  const { fields, yaml, body, bodyLine, ...read } = readPage(text, parsed, fullPath, level)
  const contentPath = withOwnId(parsed, fields.id)
  const page = { ...contentPath, fields, yaml, body, bodyLine, path: pagePath(contentPath, fields.slug) }
  const checked = { ...read, text, level, file: page }
  checkedPages.set(fullPath, checked)
  return checked
}
