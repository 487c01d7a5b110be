import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { site } from '../config/site'
import { analyticsOf, noHosts, withCsp, type PageHosts } from '../hosting/csp'
import { normalizeHeadOrder } from '../next/head-order'
import { publishedHtml, type RuntimeMode } from '../next/html'
import type { SharedFiles } from '../next/merged-files'
import { forEachLimited } from '../node/for-each-limited'
import { writeFile } from '../node/write-file'
import { withBaseBanner } from './base-banner'
import { minifiedHtml } from './minify-html'

export interface PublicationOptions {
  readonly mode?: RuntimeMode
  /** The other hosts whose content any page can show. */
  readonly hosts?: PageHosts
  readonly shared: SharedFiles
}

/** A page of the export: the path of its file, and that of its published file below the root of the CDN. */
export interface UnpublishedPage {
  readonly source: string
  readonly to: string
}

/** Writes exported pages as they are published; `targetDir` becomes the root of the CDN. */
export async function publishPages(
  pages: readonly UnpublishedPage[],
  targetDir: string,
  options: PublicationOptions,
): Promise<void> {
  // the minifier has a thread for each of them, and takes longer than the rest
  await forEachLimited(pages, availableParallelism() + 1, async ({ source, to }) => {
    writeFile(path.join(targetDir, to), await publishedPage(source, to, options))
  })
}

/** Returns an exported page as it is published; `to` is the file's path below the CDN's root. */
export async function publishedPage(
  source: string,
  to: string,
  { mode = site.runtime, hosts = noHosts, shared }: PublicationOptions,
): Promise<Buffer> {
  const page = normalizeHeadOrder(publishedHtml(readFileSync(source, 'utf8'), mode, shared))
  return Buffer.from(withCsp(await minifiedHtml(withBaseBanner(page, to)), analyticsOf(to), hosts))
}
