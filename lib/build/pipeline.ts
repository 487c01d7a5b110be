import { rmSync, statSync } from 'node:fs'
import path from 'node:path'
import type { FileCopy } from '../node/copy-files'
import { endEsbuildWhenIdle } from '../node/bundle.mjs'
import { linkFiles } from '../node/link-files'
import { waitForAll } from '../node/wait-for-all'
import type { RouteEntry } from '../site-data/route-table'
import { printWarnings } from '../diagnostics/diagnostic'
import { contentStep } from './content-step'
import { withBase } from '../config/base-path'
import { searchFolder } from '../config/routes'
import { writeApi } from './outputs/openapi-file'
import { assemble } from './assemble'
import { createSiteFolder } from './out-dir'
import { listFiles } from '../node/list-files'
import { exportDir } from '../next/export-files'
import { addCachedPages, exportPages, planExport, removeCachedPages, startExport, storePages } from './export'
import { writeIcons } from './outputs/icons'
import type { FormerPage } from './outputs/redirect-pages'
import { writeOfflineWorker } from './outputs/service-worker'
import { copiedFiles, copyStaticFiles } from './outputs/static-files'
import { writeLicences } from './outputs/licences'
import { writeSqlAssets } from './outputs/sql-engine'
import { writeSitemap } from './outputs/sitemap'
import { stage } from './stage'
import { recover, swapIn } from './swap'
import { routeErrors } from './verify'

/** The folder in which the search index is made, and kept for the next build. */
const searchIndex = path.join('.cache', 'site', 'search')

/** The numbers of pages, files and bytes of a site. */
export interface BuiltSite {
  readonly pages: number
  readonly files: number
  readonly bytes: number
}

/**
 * Builds the site and replaces `outDir` with it after all steps have succeeded. With `all`, compiles the app, renders
 * every page and makes the search index, even if they are unchanged.
 */
export async function buildSite(outDir: string, { all }: { all: boolean }): Promise<BuiltSite> {
  endEsbuildWhenIdle()
  recover(outDir)
  // an index that an earlier version of this project wrote there, which Next would copy over that of this build
  rmSync(path.join('public', searchFolder), { recursive: true, force: true })
  const started = startExport({ all })
  const sqlAssets = writeSqlAssets()
  // awaited below, because an error in the content comes first
  sqlAssets.catch(() => undefined)
  const { pages, warnings, snapshot } = await stage('content', () => contentStep())
  printWarnings(warnings)
  console.log(`content: ${pages} files`)
  const staging = `${outDir}.next`
  createSiteFolder(staging)
  await stage('webp', () => encodeVariants(staging))
  await sqlAssets
  const plan = await planExport(started, snapshot, { all })
  // Next renders in processes of its own, also while this one loads modules
  const exporting = stage('export', () => exportPages(plan))
  // awaited below, with the other tasks
  exporting.catch(() => undefined)
  // imported after the content step, because they read the output of that step
  const [{ allPages }, { routeTable }, { formerPages, writeRedirectPages }, { writeSearchIndex }, { copyMediaFiles }] =
    await Promise.all([
      import('../site-data/all-pages'),
      import('../site-data/route-table'),
      import('./outputs/redirect-pages'),
      import('../search/index/write'),
      import('./outputs/media-files'),
    ])
  const [table, former] = [routeTable(), formerPages()]
  // what does not need the rendered pages is made beside the export
  const [cached] = await waitForAll([
    exporting,
    // may start a process, so it comes before what occupies this thread
    stage('sitemap', () => writeSitemap(staging, table)),
    stage('files', () => writeSiteFiles(staging, table, former)),
    stage('cached pages', () => addCachedPages(staging, plan)),
    stage('images', () => drawImages(staging)),
    stage('search', async () => {
      await writeSearchIndex(snapshot, { target: searchIndex, all })
      const target = path.join(staging, withBase(`/${searchFolder}`))
      linkFiles(listFiles(searchIndex).map((file): FileCopy => [path.join(searchIndex, file), path.join(target, file)]))
    }),
  ])
  const rendered = await stage('assembly', async () => {
    if (cached.size < plan.cached.size) removeCachedPages(staging, plan)
    const count = await assemble(exportDir, staging, undefined, plan.hosts)
    storePages(staging, cached, plan)
    return count
  })
  await writeTexts(staging, table, outDir)
  writeRedirectPages(staging, former)
  await copyStaticFiles(staging)
  await copyMediaFiles(staging, allPages())
  const files = listFiles(staging)
  const errors = routeErrors([...table, ...former], files, copiedFiles())
  if (errors.length > 0) throw new Error(errors.join('\n'))
  const bytes = files.reduce((sum, file) => sum + statSync(path.join(staging, file)).size, 0)
  await swapIn(staging, outDir)
  return { pages: rendered + cached.size, files: files.length, bytes }
}

/** Writes the files of a site that need no rendered page. Imports modules that read the snapshot after the content step. */
async function writeSiteFiles(
  staging: string,
  table: readonly RouteEntry[],
  former: readonly FormerPage[],
): Promise<void> {
  const [
    { writeHostFiles },
    { writeManifests },
    { writeOpenSearch },
    { writePolicy },
    { writePageLists },
    { writeReviewRules },
    { writeRewriteExamples },
    { writeSqlExamples },
    { writeTranslationStatus },
  ] = await Promise.all([
    import('./outputs/host-files'),
    import('./outputs/manifest'),
    import('./outputs/open-search'),
    import('./outputs/policy-files'),
    import('./outputs/page-list'),
    import('./outputs/review-rules'),
    import('./outputs/rewrite-examples'),
    import('./outputs/sql-examples'),
    import('./outputs/translation-status'),
  ])
  writeApi(staging)
  writePolicy(staging)
  writePageLists(staging)
  writeOpenSearch(staging)
  writeReviewRules(staging)
  writeTranslationStatus(staging)
  writeHostFiles(staging, table, former)
  writeManifests(staging)
  writeOfflineWorker(staging)
  // waits for all tasks, because a pending task would write into the folder that a failed build removes
  await waitForAll([
    writeIcons(staging),
    writeLicences(staging),
    writeRewriteExamples(staging),
    writeSqlExamples(staging),
  ])
}

/** Writes what is made from the finished pages: their Markdown versions and the feeds. `before` is the last site. */
async function writeTexts(staging: string, table: readonly RouteEntry[], before: string): Promise<void> {
  const [{ writeFeeds }, { writeMarkdownPages }] = await Promise.all([
    import('./outputs/feeds'),
    import('./outputs/markdown-pages'),
  ])
  await waitForAll([stage('texts', () => writeMarkdownPages(staging, table, before)), writeFeeds(staging)])
}

/** Encodes the images of pages as WebP files, and copies them into the site. */
async function encodeVariants(staging: string): Promise<void> {
  const [{ encodeImages, copyVariants }, { allPages }] = await Promise.all([
    import('./outputs/image-variants'),
    import('../site-data/all-pages'),
  ])
  await copyVariants(staging, await encodeImages(allPages()))
}

/** Renders the share images, and links them into the site. */
async function drawImages(staging: string): Promise<void> {
  const [{ renderShareImages, linkShareImages }, { allPages }] = await Promise.all([
    import('./outputs/share-images/images'),
    import('../site-data/all-pages'),
  ])
  const { images, rendered } = await renderShareImages(allPages())
  if (rendered > 0) console.log(`share images: ${rendered} rendered`)
  linkShareImages(staging, images)
}
