import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { languageAlternates } from '../../seo/hreflang'
import { publicHref } from '../../config/routes'
import { basePath } from '../../config/base-path'
import { site } from '../../config/site'
import { codeHash } from '../../node/code-hash'
import { copyFiles } from '../../node/copy-files'
import { listFiles } from '../../node/list-files'
import { run } from '../../node/run'
import type { RouteEntry } from '../../site-data/route-table'

/** A page in the format of next-sitemap's `additionalPaths`. */
export interface SitemapEntry {
  readonly loc: string
  readonly lastmod?: string
  readonly alternateRefs: readonly { hreflang: string; href: string; hrefIsAbsolute: true }[]
}

/** Returns the sitemap's pages: those of the route table with `inSitemap`. */
export function sitemapEntries(table: readonly RouteEntry[]): SitemapEntry[] {
  return table
    .filter((entry) => entry.inSitemap)
    .map(({ locale, page, lastModified, translations }) => ({
      loc: encodeURI(publicHref(locale, page)),
      // site-data/last-modified.ts finds the date; search engines do not use the time
      ...(lastModified !== undefined && { lastmod: lastModified.slice(0, 'YYYY-MM-DD'.length) }),
      alternateRefs: Object.entries(languageAlternates(translations)).map(([hreflang, href]) => ({
        hreflang,
        href,
        hrefIsAbsolute: true as const,
      })),
    }))
}

/** The files of the last run of next-sitemap, and what they are made from, which its configuration reads. */
const lastFiles = path.join('.cache', 'sitemap')
const factsFile = path.join('.cache', 'sitemap.json')

/** Writes the sitemap and `robots.txt` of the route table; runs next-sitemap only if one of its inputs has changed. */
export async function writeSitemap(outDir: string, table: readonly RouteEntry[]): Promise<void> {
  const files = `${lastFiles}.next`
  const facts = JSON.stringify({
    siteUrl: site.url,
    basePath,
    outDir: files,
    pages: sitemapEntries(table),
    code: codeHash('next-sitemap.config.js', 'package-lock.json'),
  })
  // without the file if the run had an error, which next-sitemap only prints
  const isComplete = [path.join(lastFiles, 'robots.txt'), factsFile].every((file) => existsSync(file))
  if (!isComplete || readFileSync(factsFile, 'utf8') !== facts) {
    for (const folder of [lastFiles, files]) rmSync(folder, { recursive: true, force: true })
    mkdirSync(files, { recursive: true })
    writeFileSync(factsFile, facts)
    await run('next-sitemap', ['--config', 'next-sitemap.config.js'])
    renameSync(files, lastFiles)
  }
  // copies, so that a program that changes them in the site does not change those of the next build
  await copyFiles(listFiles(lastFiles).map((file) => [path.join(lastFiles, file), path.join(outDir, file)]))
}
