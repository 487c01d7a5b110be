import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from '../node/list-files'
import { publicHref, publicUrl, publishedFile } from '../config/routes'
import { site } from '../config/site'
import { withBaseBanner } from './base-banner'
import { publishedHtml, type RuntimeMode } from '../next/html'
import { redirectHtml } from './redirect-page'
import { withPolicy } from '../hosting/policy'
import { withoutScripts } from '../next/router-data'
import { steadyHead } from '../next/head-order'

export interface AssembledSite {
  readonly files: number
  readonly pages: number
  readonly bytes: number
}

/**
 * Lays Next's export out as the CDN's root in a fresh folder. Throws when two files claim one public path; the
 * folder is then left unfinished and must not be published.
 */
export function assemble(exportDir: string, targetDir: string, mode: RuntimeMode = site.runtime): AssembledSite {
  const plan = publicationPlan(listFiles(exportDir))
  rmSync(targetDir, { recursive: true, force: true })
  let bytes = 0
  let pages = 0
  for (const [to, from] of plan) {
    const source = path.join(exportDir, from)
    const target = path.join(targetDir, to)
    mkdirSync(path.dirname(target), { recursive: true })
    if (isPage(to) || isData(to)) {
      const content = publishedContent(source, to, mode)
      writeFileSync(target, content)
      bytes += content.length
      if (isPage(to)) pages += 1
    } else {
      copyFileSync(source, target)
      bytes += statSync(source).size
    }
  }
  writeFileSync(
    path.join(targetDir, 'index.html'),
    withPolicy(redirectHtml(publicHref('en', ''), publicUrl('en', ''), site.product.name)),
  )
  return { files: plan.size + 1, pages, bytes }
}

const isPage = (file: string) => file.endsWith('.html')
/** Whether the router reads a page from it. */
const isData = (file: string) => path.basename(file) === 'index.txt'

/** What a file of the export says once it is published at `to`, a path below the CDN's root. */
export function publishedContent(source: string, to: string, mode: RuntimeMode = site.runtime): Buffer {
  const content = readFileSync(source)
  if (isData(to)) return Buffer.from(withoutScripts(content.toString()))
  if (!isPage(to)) return content
  const exported = steadyHead(content.toString())
  return Buffer.from(withPolicy(withBaseBanner(publishedHtml(exported, mode, routerData(source)), to)))
}

/** The router's data of an exported page; the page for unknown addresses has none where readers meet it. */
function routerData(page: string): string | undefined {
  const file = page.replace(/\.html$/, '.txt')
  return path.basename(page) === 'index.html' && existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/** Published path → exported path. Throws with every conflict, letter case aside: some hosts ignore it. */
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
