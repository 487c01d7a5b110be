import { copyFileSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from '../node/list-files'
import { internalPath, paths, publicHref, publicUrl, publishedFile, withBase } from '../config/routes'
import { site } from '../config/site'
import { withBaseBanner } from './base-banner'
import { publishedHtml, type RuntimeMode } from '../next/html'
import { redirectHtml } from './meta-refresh-page'
import { analyticsOf, noHosts, withCsp, type PageHosts } from '../hosting/csp'
import { mergeFiles, noMergedFiles, type MergedFiles } from '../next/merged-files'
import { publishedData } from '../next/router-data'
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
  const merged = mergedFilesOf(exportDir)
  let bytes = 0
  let pages = 0
  for (const [to, from] of plan) {
    const source = path.join(exportDir, from)
    const target = path.join(targetDir, to)
    mkdirSync(path.dirname(target), { recursive: true })
    if (!isCopied(from) && (isPage(to) || isData(to))) {
      const content = publishedContent(source, to, { mode, hosts, merged })
      writeFileSync(target, content)
      bytes += content.length
      if (isPage(to)) pages += 1
    } else {
      copyFileSync(source, target)
      bytes += statSync(source).size
    }
  }
  for (const file of [merged.scripts, merged.styles])
    if (file) writeFileSync(path.join(targetDir, decodeURI(file.url)), file.text)
  writeFileSync(
    path.join(targetDir, 'index.html'),
    withCsp(redirectHtml({ target: publicHref('en', ''), canonical: publicUrl('en', ''), title: site.product.name })),
  )
  return { files: plan.size + 1, pages, bytes }
}

/** Whether a file of the export is one of `public/`, which is published as it is. */
const isCopied = (file: string) => existsSync(path.join('public', file))
const isPage = (file: string) => file.endsWith('.html')
/** Whether a file contains the router data of a page. */
const isData = (file: string) => path.basename(file) === 'index.txt'

/** Merges the files that the pages of an export share. */
export function mergedFilesOf(exportDir: string): MergedFiles {
  // two pages of different routes, which every build renders
  const pages = [paths.home, paths.search].map((page) => path.join(exportDir, internalPath('en', page), 'index.html'))
  if (!pages.every((page) => existsSync(page))) return noMergedFiles
  return mergeFiles(
    pages.map((page) => readFileSync(page, 'utf8')),
    (url) => readFileSync(path.join(exportDir, decodeURI(url).slice(withBase('/').length)), 'utf8'),
  )
}

export interface PublicationOptions {
  readonly mode?: RuntimeMode
  /** The other hosts whose content any page can show. */
  readonly hosts?: PageHosts
  readonly merged: MergedFiles
}

/** Returns the content of an exported file as it is published; `to` is the file's path below the CDN's root. */
export function publishedContent(
  source: string,
  to: string,
  { mode = site.runtime, hosts = noHosts, merged }: PublicationOptions,
): Buffer {
  const content = readFileSync(source)
  if (isData(to)) return Buffer.from(publishedData(content.toString(), merged))
  if (!isPage(to)) return content
  const exported = normalizeHeadOrder(content.toString())
  const page = withBaseBanner(publishedHtml(exported, mode, routerData(source), merged), to)
  return Buffer.from(withCsp(page, analyticsOf(to), hosts))
}

/** Returns the router data of an exported page; undefined for the 404 page, which is served at other URLs. */
function routerData(page: string): string | undefined {
  const file = page.replace(/\.html$/, '.txt')
  return path.basename(page) === 'index.html' && existsSync(file) ? readFileSync(file, 'utf8') : undefined
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
