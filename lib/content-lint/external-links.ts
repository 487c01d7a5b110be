import path from 'node:path'
import type { ContentFile } from '../content-files/content-file'
import { mdxSource } from '../content-files/mdx-source'
import type { ProjectFiles } from '../content-files/project/project'
import { reportAt } from '../content-model/body-error'
import type { Report } from '../diagnostics/diagnostic'
import { getCompiledBody } from '../mdx/compiled'
import type { UrlStatus } from '../node/url-status'

/** The positions of the links to each external URL, as reports whose message is the URL. */
export type ExternalLinks = ReadonlyMap<string, readonly Report[]>

/** Hosts that are not requested: those reserved for examples and tests (RFC 2606), and IP addresses. */
const reserved = /(?:^|\.)(?:example|invalid|test|localhost)$|(?:^|\.)example\.(?:com|net|org)$|^\d+\.\d+\.\d+\.\d+$/

/** Returns the external links of pages, without their hashes; links to `ownOrigins` are not external. */
export async function externalLinks(
  files: readonly ContentFile[],
  contentDir: string,
  project: ProjectFiles,
  ownOrigins: readonly string[],
): Promise<ExternalLinks> {
  const links = new Map<string, Report[]>()
  for (const file of files) {
    const { links: written } = await getCompiledBody(mdxSource(file, project))
    const source = { file: path.join(contentDir, file.file), bodyLine: file.bodyLine }
    for (const link of written) {
      const url = urlToRequest(link.href, ownOrigins)
      if (url !== undefined) links.set(url, [...(links.get(url) ?? []), reportAt(source, link, url)])
    }
  }
  return links
}

/** Returns the URL to request for a link; undefined for a link inside the site, to an example, or of another scheme. */
export function urlToRequest(href: string, ownOrigins: readonly string[]): string | undefined {
  const absolute = href.startsWith('//') ? `https:${href}` : href
  if (!/^https?:/i.test(absolute) || !URL.canParse(absolute)) return undefined
  const url = new URL(absolute)
  if (reserved.test(url.hostname) || ownOrigins.includes(url.origin)) return undefined
  url.hash = ''
  return url.href
}

/** Statuses with which servers refuse programs; the page may exist. */
const refusals = new Set([401, 402, 403, 405, 406, 429, 999])

/** True if a page cannot be reached, according to the result of its request. */
export function isDead(result: UrlStatus): boolean {
  return 'error' in result || (result.status >= 400 && !refusals.has(result.status))
}

/** Returns a report for each link to a page that cannot be reached. */
export function deadLinks(links: ExternalLinks, results: ReadonlyMap<string, UrlStatus>): Report[] {
  return [...links].flatMap(([url, positions]) => {
    const result = results.get(url)
    if (!result || !isDead(result)) return []
    const reason = 'error' in result ? result.error : `status ${result.status}`
    return positions.map((position) => ({ ...position, message: `“${url}” cannot be reached: ${reason}` }))
  })
}
