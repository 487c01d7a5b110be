import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { runOnAllCores } from '../node/pool'
import { listFiles } from '../node/list-files'
import { brokenUrls } from './rules/addresses'
import { publishedDrafts, type DraftPage } from './rules/drafts'
import { fileErrors } from './rules/files'
import { findings, type ExportFinding } from './finding'
import { languageErrors, unequalTranslations } from './rules/languages'
import { brokenAnchors, brokenLinks, missingAssets } from './rules/links'
import { missingNeeded } from './rules/needed'
import { orphans } from './rules/orphans'
import type { PublishedSite } from './published'
import { readFiles, type ReadFiles, type ReadTask } from './read'
import { sitemapErrors } from './rules/sitemap'
import { repeatedTexts } from './rules/unique'
import { brokenImages } from './whole'

/** A site to check: its folder, its URL, and the drafts that it must not contain. */
export interface CheckedSite {
  readonly outDir: string
  readonly origin: string
  readonly basePath: string
  readonly drafts: readonly DraftPage[]
}

const TEXT = /\.(html|txt|css|js|json|xml|svg|md|ya?ml|webmanifest)$|(^|\/)_[^/]+$/
/** The number of files per task of a worker; for fewer files, starting workers takes longer than it saves. */
const PORTION = 100

/** Runs all checks on a built site; returns the findings, sorted by file, and the numbers of files and pages. */
export async function checkExport({
  outDir,
  origin,
  basePath,
  drafts,
}: CheckedSite): Promise<{ findings: ExportFinding[]; files: number; pages: number }> {
  const files = listFiles(outDir)
  const texts = files.filter((file) => TEXT.test(file))
  const read = await readAll({ outDir, origin, basePath, files: texts })
  const site: PublishedSite = {
    origin,
    basePath,
    files: new Map(files.map((file) => [file, statSync(path.join(outDir, file)).size])),
    pages: new Map(read.flatMap(({ pages }) => pages.map((page) => [page.file, page]))),
    urls: new Map(read.flatMap(({ urls }) => urls)),
  }
  const found = [
    ...read.flatMap((part) => part.findings),
    ...findings('links', brokenLinks(site)),
    ...findings('anchors', brokenAnchors(site)),
    ...findings('twins', unequalTranslations(site)),
    ...findings('assets', missingAssets(site)),
    ...findings('languages', languageErrors(site)),
    ...findings('sitemap', ofSitemap(site, outDir)),
    ...findings('addresses', brokenUrls(site)),
    ...findings('needed', missingNeeded(site)),
    ...findings('orphans', orphans(site)),
    ...findings('unique', repeatedTexts(site)),
    ...findings('drafts', publishedDrafts(site, drafts)),
    ...findings('whole', brokenImages(outDir, files)),
    ...findings('files', fileErrors(site)),
  ].sort((a, b) => a.file.localeCompare(b.file) || a.rule.localeCompare(b.rule))
  return { findings: found, files: files.length, pages: site.pages.size }
}

function ofSitemap(site: PublishedSite, outDir: string) {
  const file = `${site.basePath.slice(1)}/sitemap.xml`
  if (!site.files.has(file)) return [{ file, message: 'there is no sitemap' }]
  return sitemapErrors(site, file, readFileSync(path.join(outDir, file), 'utf8'))
}

/** Reads all files in portions on all cores; the results are in the order of the files. */
async function readAll(task: ReadTask): Promise<ReadFiles[]> {
  const portions: ReadTask[] = []
  for (let start = 0; start < task.files.length; start += PORTION)
    portions.push({ ...task, files: task.files.slice(start, start + PORTION) })
  if (portions.length < 2) return portions.map(readFiles)
  return runOnAllCores(new URL('./read.worker.mjs', import.meta.url), portions)
}
