import { readFileSync } from 'node:fs'
import path from 'node:path'
import { positionAt } from '../text/position-at'
import { escapeRegExp } from '../text/regexp'
import { didYouMean } from '../text/nearest'
import { walkData } from '../text/walk-data'
import type { NavbarItem, site } from '../config/site'
import type { ContentFile } from '../content-files/content-file'
import { fieldPosition } from '../content-model/field-position'
import { contentSidebars, treeDocs } from '../content-files/content-sidebars'
import { modulePosition } from '../content-files/module-position'
import { sidebarsPath, sidebarsPosition } from '../content-files/project/sidebars-file'
import type { Report } from '../diagnostics/diagnostic'
import type { ProjectFiles } from '../content-files/project/project'
import { docTree, sidebarsFromTree } from '../content-model/sidebar-tree'
import { generatedIndexes } from '../content-model/generated-indexes'
import { checkSidebarDocs } from '../content-model/sidebars'
import { checkUrl, type UrlTargets } from './url-check'

/** Reports doc ids in the sidebars that no file has. */
export function unknownSidebarDocs(docIds: readonly string[], project: ProjectFiles, contentDir: string): Report[] {
  if (!project.sidebars) return []
  const reportOf = sidebarsReport(project, contentDir)
  return checkSidebarDocs(project.sidebars, docIds).map(({ path: at, id, message }) => reportOf(at, id, message))
}

/** A content folder whose bodies are compiled. */
interface Content extends Pick<UrlTargets, 'contentDir' | 'outlines'> {
  readonly files: readonly ContentFile[]
  readonly project: ProjectFiles
}

/** Reports links of the sidebars to pages, files and headings that do not exist. */
export function brokenSidebarLinks({ contentDir, files, project, outlines }: Content): Report[] {
  if (!project.sidebars) return []
  const reportOf = sidebarsReport(project, contentDir)
  const indexes = new Set(generatedIndexes(contentSidebars(project, treeDocs(files))).map(({ page }) => page))
  return [...walkData(project.sidebars)].flatMap(({ path: at, value: href }): Report[] => {
    if (at.at(-1) !== 'href' || typeof href !== 'string') return []
    const message = checkUrl(href, { contentDir, outlines, indexes })
    return message === undefined ? [] : [reportOf(at, href, message)]
  })
}

/** Returns a function that reports a text in the sidebars of a content folder, by its path and value. */
function sidebarsReport({ settings }: ProjectFiles, contentDir: string) {
  const file = sidebarsPath(contentDir)
  const source = readFileSync(file, 'utf8')
  const positionOf = sidebarsPosition(contentDir)
  // in a lenient folder, invalid items are omitted, so the indexes differ from those in the file
  const positionOfText = (text: string) =>
    positionAt(source, Math.max(0, source.search(new RegExp(`(?<=["'\`])${escapeRegExp(text)}(?=["'\`])`))))
  const isLenient = settings?.level === 'lenient'
  return (at: readonly PropertyKey[], text: string, message: string): Report => ({
    file,
    ...(isLenient ? positionOfText(text) : positionOf(at)),
    message,
  })
}

/** Reports values of `displayed_sidebar` that `sidebars.ts` does not declare. */
export function unknownDisplayedSidebars(
  files: readonly ContentFile[],
  { sidebars, settings }: ProjectFiles,
  contentDir: string,
): Report[] {
  // without the file, a lenient folder has one sidebar for all docs
  if (!sidebars && settings?.level === 'lenient') return []
  const ofVersions = (settings?.versions ?? []).map(({ folder }) => folder)
  const known = [...Object.keys(sidebars ?? sidebarsFromTree(docTree([]))), ...ofVersions.filter(Boolean)]
  return files.flatMap((file): Report[] => {
    const name = file.fields.displayed_sidebar
    if (typeof name !== 'string' || known.includes(name)) return []
    const message = `there is no sidebar “${name}”${didYouMean(name, known)}`
    const fix = `name one of ${known.join(', ')}, or null for none`
    return [{ file: path.join(contentDir, file.file), ...fieldPosition(file, 'displayed_sidebar', name), message, fix }]
  })
}

const settingsFile = 'lib/config/site.ts'

/** Reports sidebars that the navbar names and `sidebars.ts` does not declare. */
export function unknownSidebars(
  navbar: readonly NavbarItem[],
  { sidebars = {} }: ProjectFiles,
  at: readonly PropertyKey[] = ['navbar'],
): Report[] {
  const known = Object.keys(sidebars)
  return navbar.flatMap((item, index): Report[] => {
    const here = [...at, index]
    if (item.type === 'dropdown') return unknownSidebars(item.items, { sidebars }, [...here, 'items'])
    if (item.type !== 'docSidebar' || known.includes(item.sidebarId)) return []
    const message = `the navbar names the sidebar “${item.sidebarId}”, which content/sidebars.ts does not have`
    return [settingsReport([...here, 'sidebarId'], message + didYouMean(item.sidebarId, known))]
  })
}

/** Reports docs and posts in the navbar, the footer and the announcement that do not exist. */
export function unknownLinks(
  { navbar, footer, announcement }: Pick<typeof site, 'navbar' | 'footer' | 'announcement'>,
  docIds: readonly string[],
  files: readonly Pick<ContentFile, 'collection' | 'id'>[],
): Report[] {
  const known = {
    docId: docIds,
    postId: files.filter(({ collection }) => collection === 'blog').map(({ id }) => id),
  }
  return [...walkData({ navbar, footer, announcement })].flatMap(({ path: at, value: id }): Report[] => {
    const kind = at.at(-1)
    if ((kind !== 'docId' && kind !== 'postId') || typeof id !== 'string' || known[kind].includes(id)) return []
    const message = `${String(at[0])} names the ${kind === 'docId' ? 'doc' : 'post'} “${id}”, which does not exist`
    return [settingsReport(at, message + didYouMean(id, known[kind]))]
  })
}

function settingsReport(at: readonly PropertyKey[], message: string): Report {
  return { file: settingsFile, ...modulePosition(readFileSync(settingsFile, 'utf8'), at, 'site'), message }
}
