import { copyFileSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from '../node/list-files'
import { withBase } from '../config/base-path'
import { internalPath, paths, publicHref, publicUrl, publishedFile } from '../config/routes'
import { site } from '../config/site'
import { withBaseBanner } from './base-banner'
import { publishedHtml, type RuntimeMode } from '../next/html'
import { redirectHtml } from './meta-refresh-page'
import { minifiedHtml } from './minify-html'
import { analyticsOf, noHosts, withCsp, type PageHosts } from '../hosting/csp'
import { reachableFiles, sharedFiles, withMergedUrls, type SharedFiles } from '../next/merged-files'
import { normalizeHeadOrder } from '../next/head-order'

export interface AssembledSite {
  readonly files: number
  readonly pages: number
  readonly bytes: number
}

/**
 * Copies Next's export into `targetDir`, which becomes the CDN's root. Throws before writing if two files have the same
 * public path.
 */
export function assemble(
  exportDir: string,
  targetDir: string,
  mode: RuntimeMode = site.runtime,
  hosts: PageHosts = noHosts,
): AssembledSite {
  const plan = publicationPlan(listFiles(exportDir))
  const shared = sharedFilesOf(exportDir)
  const isLoaded = loadedScripts(exportDir, shared)
  let files = 1
  let bytes = 0
  let pages = 0
  const targetOf = (to: string) => {
    const target = path.join(targetDir, to)
    mkdirSync(path.dirname(target), { recursive: true })
    files += 1
    return target
  }
  const write = (to: string, content: Buffer | string) => {
    writeFileSync(targetOf(to), content)
    bytes += content.length
  }
  for (const [to, from] of plan) {
    const source = path.join(exportDir, from)
    if (isCopied(from) || !(isPage(to) || isScript(from))) {
      copyFileSync(source, targetOf(to))
      bytes += statSync(source).size
    } else if (isPage(to)) {
      write(to, publishedPage(source, to, { mode, hosts, shared }))
      pages += 1
    } else if (isLoaded(from)) {
      write(to, withMergedUrls(readFileSync(source, 'utf8'), shared.styles))
    }
  }
  for (const file of [shared.script, shared.styles]) if (file) write(decodeURI(file.url), file.text)
  writeFileSync(
    path.join(targetDir, 'index.html'),
    withCsp(redirectHtml({ target: publicHref('en', ''), canonical: publicUrl('en', ''), title: site.product.name })),
  )
  return { files, pages, bytes }
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

export interface PublicationOptions {
  readonly mode?: RuntimeMode
  /** The other hosts whose content any page can show. */
  readonly hosts?: PageHosts
  readonly shared: SharedFiles
}

/** Returns an exported page as it is published; `to` is the file's path below the CDN's root. */
export function publishedPage(
  source: string,
  to: string,
  { mode = site.runtime, hosts = noHosts, shared }: PublicationOptions,
): Buffer {
  const page = normalizeHeadOrder(publishedHtml(readFileSync(source, 'utf8'), mode, shared))
  return Buffer.from(withCsp(minifiedHtml(withBaseBanner(page, to)), analyticsOf(to), hosts))
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
