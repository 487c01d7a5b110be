import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { runOnAllCores } from '../node/pool'
import { listFiles } from '../node/list-files'
import { brokenAddresses } from './rules/addresses'
import { publishedDrafts, type DraftPage } from './rules/drafts'
import { fileMistakes } from './rules/files'
import { findings, type ExportFinding } from './finding'
import { languageMistakes, unequalTwins } from './rules/languages'
import { brokenAnchors, brokenLinks, missingAssets } from './rules/links'
import { missingNeeded } from './rules/needed'
import { orphans } from './rules/orphans'
import type { PublishedSite } from './published'
import { readFiles, type ReadFiles, type ReadTask } from './read'
import { sitemapMistakes } from './rules/sitemap'
import { repeatedTexts } from './rules/unique'
import { brokenPictures } from './whole'

/** Where a site is and what it should be. */
export interface CheckedSite {
  readonly outDir: string
  readonly origin: string
  readonly basePath: string
  readonly drafts: readonly DraftPage[]
}

const TEXT = /\.(html|txt|css|js|json|xml|svg|md|ya?ml|webmanifest)$|(^|\/)_[^/]+$/
/** Files that a worker reads before it reports; below one portion, starting workers costs more than they save. */
const PORTION = 100

/** Everything that can be said against a finished site, by file, and how much of it was looked at. */
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
    addresses: new Map(read.flatMap(({ addresses }) => addresses)),
  }
  const found = [
    ...read.flatMap((part) => part.findings),
    ...findings('links', brokenLinks(site)),
    ...findings('anchors', brokenAnchors(site)),
    ...findings('twins', unequalTwins(site)),
    ...findings('assets', missingAssets(site)),
    ...findings('languages', languageMistakes(site)),
    ...findings('sitemap', ofSitemap(site, outDir)),
    ...findings('addresses', brokenAddresses(site)),
    ...findings('needed', missingNeeded(site)),
    ...findings('orphans', orphans(site)),
    ...findings('unique', repeatedTexts(site)),
    ...findings('drafts', publishedDrafts(site, drafts)),
    ...findings('whole', brokenPictures(outDir, files)),
    ...findings('files', fileMistakes(site)),
  ].sort((a, b) => a.file.localeCompare(b.file) || a.rule.localeCompare(b.rule))
  return { findings: found, files: files.length, pages: site.pages.size }
}

function ofSitemap(site: PublishedSite, outDir: string) {
  const file = `${site.basePath.slice(1)}/sitemap.xml`
  if (!site.files.has(file)) return [{ file, message: 'there is no sitemap' }]
  return sitemapMistakes(site, file, readFileSync(path.join(outDir, file), 'utf8'))
}

/** Portions of all files, in the files' order, read on all cores. */
async function readAll(task: ReadTask): Promise<ReadFiles[]> {
  const portions: ReadTask[] = []
  for (let start = 0; start < task.files.length; start += PORTION)
    portions.push({ ...task, files: task.files.slice(start, start + PORTION) })
  if (portions.length < 2) return portions.map(readFiles)
  return runOnAllCores(new URL('./read.worker.mjs', import.meta.url), portions)
}
