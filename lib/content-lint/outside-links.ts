import path from 'node:path'
import type { ContentFile } from '../content-files/content-file'
import { mdxSource } from '../content-files/mdx-source'
import type { ProjectFiles } from '../content-files/project/project'
import { reportAt } from '../content-model/body-error'
import type { Report } from '../diagnostics/diagnostic'
import { getCompiledBody } from '../mdx/compiled'
import type { UrlStatus } from '../node/url-status'

/** The places of the content that link to each URL of other sites; the message of a place is the URL. */
export type OutsideLinks = ReadonlyMap<string, readonly Report[]>

/** Names that are reserved for examples and for the own machine (RFC 2606). */
const reserved = /(?:^|\.)(?:example|invalid|test|localhost)$|(?:^|\.)example\.(?:com|net|org)$|^\d+\.\d+\.\d+\.\d+$/

/** Returns the links of pages to other sites, without their hashes; `ownOrigins` are not other sites. */
export async function outsideLinks(
  files: readonly ContentFile[],
  contentDir: string,
  project: ProjectFiles,
  ownOrigins: readonly string[],
): Promise<OutsideLinks> {
  const links = new Map<string, Report[]>()
  for (const file of files) {
    const { links: written } = await getCompiledBody(mdxSource(file, project))
    const source = { file: path.join(contentDir, file.file), bodyLine: file.bodyLine }
    for (const link of written) {
      const url = checkedUrl(link.href, ownOrigins)
      if (url !== undefined) links.set(url, [...(links.get(url) ?? []), reportAt(source, link, url)])
    }
  }
  return links
}

/** Returns the URL to request for a link; undefined for a link inside the site, to an example, or of another scheme. */
export function checkedUrl(href: string, ownOrigins: readonly string[]): string | undefined {
  const absolute = href.startsWith('//') ? `https:${href}` : href
  if (!/^https?:/i.test(absolute) || !URL.canParse(absolute)) return undefined
  const url = new URL(absolute)
  if (reserved.test(url.hostname) || ownOrigins.includes(url.origin)) return undefined
  url.hash = ''
  return url.href
}

/** Statuses of servers that refuse programs: the page may exist. */
const refusals = new Set([401, 402, 403, 405, 406, 429, 999])

/** Whether a result says that a page cannot be reached. */
export function isDead(result: UrlStatus): boolean {
  return 'error' in result || (result.status >= 400 && !refusals.has(result.status))
}

/** Returns a report for each link to a page that cannot be reached. */
export function deadLinks(links: OutsideLinks, results: ReadonlyMap<string, UrlStatus>): Report[] {
  return [...links].flatMap(([url, places]) => {
    const result = results.get(url)
    if (!result || !isDead(result)) return []
    const reason = 'error' in result ? result.error : `status ${result.status}`
    return places.map((place) => ({ ...place, message: `“${url}” cannot be reached: ${reason}` }))
  })
}
