import { statSync } from 'node:fs'
import path from 'node:path'
import { runOnAllCores } from '../node/pool'
import { builtFiles } from './built-files'
import { runChecks } from '../diagnostics/check'
import { sortReports, type Diagnostic } from '../diagnostics/diagnostic'
import { siteChecks } from './checks'
import type { PublishedSite } from './published'
import type { DraftPage } from './rules/drafts'
import { readFiles, type ReadFiles, type ReadTask } from './read'

/** The site to check: its folder, its URL, and the drafts that it must not contain. */
export interface CheckedSite {
  readonly outDir: string
  readonly origin: string
  readonly basePath: string
  readonly drafts: readonly DraftPage[]
}

const TEXT = /\.(html|txt|css|js|json|xml|svg|md|ya?ml|webmanifest)$|(^|\/)_[^/]+$/
/** The number of files per worker task; for fewer files, starting a worker takes longer than the work itself. */
const PORTION = 100

/** Runs all checks on a built site; returns the diagnostics sorted by file, and the numbers of files and pages. */
export async function checkExport({
  outDir,
  origin,
  basePath,
  drafts,
}: CheckedSite): Promise<{ diagnostics: Diagnostic[]; files: number; pages: number }> {
  const files = builtFiles(outDir)
  const texts = files.filter((file) => TEXT.test(file))
  const read = await readAll({ outDir, origin, basePath, files: texts })
  const site: PublishedSite = {
    origin,
    basePath,
    files: new Map(files.map((file) => [file, statSync(path.join(outDir, file)).size])),
    pages: new Map(read.flatMap(({ pages }) => pages.map((page) => [page.file, page]))),
    urls: new Map(read.flatMap(({ urls }) => urls)),
  }
  const found = [...read.flatMap((part) => part.diagnostics), ...runChecks(siteChecks, { site, outDir, drafts })]
  return { diagnostics: sortReports(found), files: files.length, pages: site.pages.size }
}

/** Reads all files in parallel on all cores; the results are in the order of the files. */
async function readAll(task: ReadTask): Promise<ReadFiles[]> {
  const portions: ReadTask[] = []
  for (let start = 0; start < task.files.length; start += PORTION)
    portions.push({ ...task, files: task.files.slice(start, start + PORTION) })
  if (portions.length < 2) return portions.map(readFiles)
  return runOnAllCores({ name: 'readFiles', module: new URL('./read.ts', import.meta.url) }, portions)
}
