import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { waitForAll } from '../node/wait-for-all'
import type { ContentPage } from '../content-model/types'
import type { RouteEntry } from '../site-data/route-table'
import { printWarnings } from '../diagnostics/diagnostic'
import { contentStep } from './content-step'
import { locales } from '../i18n/locales'
import { site } from '../config/site'
import { writeApi } from './outputs/openapi-file'
import { assemble, type AssembledSite } from './assemble'
import { listFiles } from '../node/list-files'
import { exportDir } from '../next/export-files'
import { addCachedPages, exportPages, startExport } from './export'
import { pageHostsOf } from './page-hosts'
import { writeIcons } from './outputs/icons'
import type { FormerPage } from './outputs/redirect-pages'
import { writeOfflineWorker } from './outputs/service-worker'
import { copiedFiles, copyStaticFiles } from './outputs/static-files'
import { writeLicences } from './outputs/licences'
import { run } from '../node/run'
import { writeSqlAssets } from './outputs/sql-engine'
import { sitemapEntries } from './outputs/sitemap'
import { stage } from './stage'
import { recover, swapIn } from './swap'
import { routeErrors } from './verify'

/**
 * Builds the site and replaces `outDir` with it after all steps have succeeded. With `all`, compiles the app, renders
 * every page and makes the search index, even if they are unchanged.
 */
export async function buildSite(outDir: string, { all }: { all: boolean }): Promise<AssembledSite> {
  recover(outDir)
  const started = startExport({ all })
  const { pages, warnings, snapshot } = await stage('content', () => contentStep())
  printWarnings(warnings)
  console.log(`content: ${pages} files`)
  // imported after the content step, because it reads the output of that step
  const { writeSearchIndex } = await import('../search/index/write')
  await stage('search', () => writeSearchIndex(snapshot, { all }))
  const placeVariants = await stage('webp', encodeVariants)
  await writeSqlAssets()
  const [exported, placeImages] = await Promise.all([
    stage('export', () => exportPages(started, snapshot, { all })),
    stage('images', drawImages),
  ])
  const staging = `${outDir}.next`
  const assembled = await stage('assembly', () => {
    const { pages, ...rest } = assemble(exportDir, staging, undefined, pageHostsOf(snapshot))
    addCachedPages(staging, exported)
    return { ...rest, pages: pages + exported.cached.size }
  })
  const { routeTable } = await import('../site-data/route-table')
  const table = routeTable()
  placeImages(staging)
  placeVariants(staging)
  const { formerPages, writeRedirectPages } = await import('./outputs/redirect-pages')
  const former = formerPages()
  await writeSiteFiles(staging, table, former)
  writeRedirectPages(staging, former)
  copyStaticFiles(staging)
  const { copyLinkedFiles } = await import('./outputs/linked-files')
  await copyLinkedFiles(staging, await allPages())
  const files = listFiles(staging)
  const errors = routeErrors([...table, ...former], files, copiedFiles())
  if (errors.length > 0) throw new Error(errors.join('\n'))
  const bytes = files.reduce((sum, file) => sum + statSync(path.join(staging, file)).size, 0)
  await swapIn(staging, outDir)
  return { ...assembled, files: files.length, bytes }
}

/** Writes the files of a site that are not pages. Imports modules that read the snapshot after the content step. */
async function writeSiteFiles(
  staging: string,
  table: readonly RouteEntry[],
  former: readonly FormerPage[],
): Promise<void> {
  const [
    { writeFeeds },
    { writeHostFiles },
    { writeMarkdownPages },
    { writeManifests },
    { writePolicy },
    { writePageLists },
    { writeRewriteExamples },
    { writeSqlExamples },
    { writeTranslationStatus },
  ] = await Promise.all([
    import('./outputs/feeds'),
    import('./outputs/host-files'),
    import('./outputs/markdown-pages'),
    import('./outputs/manifest'),
    import('./outputs/policy-files'),
    import('./outputs/page-list'),
    import('./outputs/rewrite-examples'),
    import('./outputs/sql-examples'),
    import('./outputs/translation-status'),
  ])
  writeApi(staging)
  writePolicy(staging)
  writePageLists(staging)
  writeTranslationStatus(staging)
  writeHostFiles(staging, table, former)
  writeManifests(staging)
  // waits for all tasks, because a pending task would write into the folder that a failed build removes
  await waitForAll([
    stage('texts', () => writeMarkdownPages(staging, table)),
    writeLicences(staging),
    writeRewriteExamples(staging),
    writeSqlExamples(staging),
    writeFeeds(staging),
    writeIcons(staging),
    writeOfflineWorker(staging),
    writeSitemap(staging, table),
  ])
}

/** Encodes the images of pages as WebP files; returns a function that copies them into the site. */
async function encodeVariants(): Promise<(outDir: string) => void> {
  const { encodeImages, copyVariants } = await import('./outputs/image-variants')
  const variants = await encodeImages(await allPages())
  return (outDir) => copyVariants(outDir, variants)
}

/** Renders the share images; returns a function that copies them into the site. */
async function drawImages(): Promise<(outDir: string) => void> {
  const { renderShareImages, copyShareImages } = await import('./outputs/share-images/images')
  const { images, rendered } = await renderShareImages(await allPages())
  if (rendered > 0) console.log(`share images: ${rendered} rendered`)
  return (outDir) => copyShareImages(outDir, images)
}

async function allPages(): Promise<ContentPage[]> {
  const [{ allDocs }, { allPosts }] = await Promise.all([import('../site-data/docs'), import('../site-data/posts')])
  return locales.flatMap((locale) => [...allDocs(locale), ...allPosts(locale)])
}

async function writeSitemap(outDir: string, table: readonly RouteEntry[]): Promise<void> {
  mkdirSync('.cache', { recursive: true })
  const facts = { siteUrl: site.url, basePath: site.basePath, outDir, pages: sitemapEntries(table) }
  writeFileSync(path.join('.cache', 'sitemap.json'), JSON.stringify(facts))
  await run('next-sitemap', ['--config', 'next-sitemap.config.js'])
}
