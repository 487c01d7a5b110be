import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from '../node/list-files'
import { writeFile } from '../node/write-file'
import { withBase } from '../config/base-path'
import { internalPath, paths, publicHref, publicUrl, publishedFile } from '../config/routes'
import { site } from '../config/site'
import type { RuntimeMode } from '../next/html'
import { redirectHtml } from './meta-refresh-page'
import { noHosts, withCsp, type PageHosts } from '../hosting/csp'
import { reachableFiles, sharedFiles, withMergedUrls, type SharedFiles } from '../next/merged-files'
import { publishPages, type UnpublishedPage } from './publish-page'

/**
 * Copies Next's export into `targetDir`, which becomes the CDN's root. Returns the number of pages. Rejects before writing if two
 * files have the same public path.
 */
export async function assemble(
  exportDir: string,
  targetDir: string,
  mode: RuntimeMode = site.runtime,
  hosts: PageHosts = noHosts,
): Promise<number> {
  const plan = publicationPlan(listFiles(exportDir))
  const shared = sharedFilesOf(exportDir)
  const isLoaded = loadedScripts(exportDir, shared)
  const pages: UnpublishedPage[] = []
  for (const [to, from] of plan) {
    const source = path.join(exportDir, from)
    if (isPage(to) && !isCopied(from)) pages.push({ source, to })
    else if (isCopied(from) || !isScript(from)) copyFile(source, path.join(targetDir, to))
    else if (isLoaded(from))
      writeFile(path.join(targetDir, to), withMergedUrls(readFileSync(source, 'utf8'), shared.styles))
  }
  for (const file of [shared.script, shared.styles])
    if (file) writeFile(path.join(targetDir, decodeURI(file.url)), file.text)
  writeFile(
    path.join(targetDir, 'index.html'),
    withCsp(redirectHtml({ target: publicHref('en', ''), canonical: publicUrl('en', ''), title: site.product.name })),
  )
  await publishPages(pages, targetDir, { mode, hosts, shared })
  return pages.length
}

function copyFile(source: string, target: string): void {
  mkdirSync(path.dirname(target), { recursive: true })
  copyFileSync(source, target)
}

/** Whether a file of the export is one of `public/`, which is published as it is. */
const isCopied = (file: string) => existsSync(path.join('public', file))
const isPage = (file: string) => file.endsWith('.html')
const isScript = (file: string) => /^_next\/static\/chunks\/.+\.js$/.test(file)

/** Returns the files that the pages of an export share, from two pages of different routes, which every build renders. */
export function sharedFilesOf(exportDir: string): SharedFiles {
  const pages = [paths.home, paths.search].map((page) => path.join(exportDir, internalPath('en', page), 'index.html'))
  return sharedFiles(
    pages.filter((page) => existsSync(page)).map((page) => readFileSync(page, 'utf8')),
    (url) => readFileSync(path.join(exportDir, decodeURI(url).slice(withBase('/').length)), 'utf8'),
  )
}

/** Returns whether a script of an export is one that pages load, beside the merged one. */
function loadedScripts(exportDir: string, { script }: SharedFiles): (file: string) => boolean {
  const root = path.join(exportDir, '_next')
  const start = script.parts.map((url) => url.slice(url.indexOf('static/chunks/')))
  const reached = reachableFiles(start, (file) => readFileSync(path.join(root, file), 'utf8'))
  for (const file of start) reached.delete(file)
  return (file) => reached.has(file.slice('_next/'.length))
}

/**
 * Maps published paths to exported paths. Throws an error that lists all conflicts. Paths that differ only in case
 * conflict as well, because some hosts ignore case.
 */
export function publicationPlan(exported: readonly string[]): Map<string, string> {
  const plan = new Map<string, string>()
  const owners = new Map<string, string>()
  const conflicts: string[] = []
  for (const from of exported) {
    const to = publishedFile(from)
    if (to === null) continue
    const owner = owners.get(to.toLowerCase())
    if (owner !== undefined) conflicts.push(`/${to} comes from both ${owner} and ${from}`)
    owners.set(to.toLowerCase(), from)
    plan.set(to, from)
  }
  if (conflicts.length > 0) throw new Error(`the export has conflicting files:\n${conflicts.join('\n')}`)
  return plan
}
