import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { RouteEntry } from '../content/route-table'
import { printWarnings } from '../content/finding'
import { contentStep } from '../content/step'
import { locales } from '../i18n/locales'
import { site } from '../site'
import { writeApi } from './api'
import { assemble, listFiles, type AssembledSite } from './assemble'
import { writeIcons } from './icons'
import { writeManifests } from './manifest'
import { writeOfflineWorker } from './offline'
import { writeLicences } from './licences'
import { run } from '../run'
import { writeSqlAssets } from './sql-assets'
import { sitemapEntries } from './sitemap'
import { stage } from './stage'
import { recover, swapIn } from './swap'
import { routeMistakes } from './verify'

/** Where `next build` writes; `next.config.mjs` says the same. */
export const exportDir = '.export'

const codeFolders = ['app', 'components', 'lib', 'messages']

/** Builds the whole site into `outDir`, which keeps its former content until everything has succeeded. */
export async function buildSite(outDir: string): Promise<AssembledSite> {
  recover(outDir)
  const { pages, warnings, snapshot } = await stage('content', contentStep)
  printWarnings(warnings)
  console.log(`content: ${pages} files`)
  // only now: what it reads is written by the content step
  const { writeSearchIndex } = await import('../search/write')
  await stage('search', () => writeSearchIndex(snapshot))
  await writeSqlAssets()
  await stage('export', () => run('next', ['build'], { SITE_BUILD_ID: codeId() }))
  const staging = `${outDir}.next`
  const assembled = await stage('assembly', () => assemble(exportDir, staging))
  const { routeTable } = await import('../content/route-table')
  const table = routeTable()
  await writeCompanions(staging, table)
  const mistakes = routeMistakes(table, listFiles(staging))
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'))
  await writeSitemap(staging, table)
  const files = listFiles(staging)
  const bytes = files.reduce((sum, file) => sum + statSync(path.join(staging, file)).size, 0)
  swapIn(staging, outDir)
  return { ...assembled, files: files.length, bytes }
}

/** What a site has besides its pages. Modules that read what the content step wrote are loaded only now. */
async function writeCompanions(staging: string, table: readonly RouteEntry[]): Promise<void> {
  const [{ writeFeeds }, { writeHostFiles }, { writeMachineTexts }] = await Promise.all([
    import('./feeds'),
    import('./host-files'),
    import('./machines'),
  ])
  writeApi(staging)
  await writeLicences(staging)
  await writeFeeds(staging)
  await stage('images', () => drawShareImages(staging))
  writeHostFiles(staging, table)
  writeManifests(staging)
  await writeIcons(staging)
  await writeOfflineWorker(staging)
  await stage('texts', () => writeMachineTexts(staging, table))
}

/** Identifies the code, not the content: pages of one build id can be navigated between in the browser. */
function codeId(): string {
  const hash = createHash('sha1').update(readFileSync('package-lock.json'))
  for (const folder of codeFolders) {
    for (const file of listFiles(folder).filter((name) => !name.includes('.test.')))
      hash.update(file).update(readFileSync(path.join(folder, file)))
  }
  return hash.digest('hex').slice(0, 8)
}

async function drawShareImages(outDir: string): Promise<void> {
  const [{ writeShareImages }, { allDocs }, { allPosts }] = await Promise.all([
    import('./share/images'),
    import('../content/docs'),
    import('../content/posts'),
  ])
  const pages = locales.flatMap((locale) => [...allDocs(locale), ...allPosts(locale)])
  const drawn = await writeShareImages(outDir, pages)
  if (drawn > 0) console.log(`images for sharing: ${drawn} drawn`)
}

async function writeSitemap(outDir: string, table: readonly RouteEntry[]): Promise<void> {
  mkdirSync('.cache', { recursive: true })
  const facts = { siteUrl: site.url, basePath: site.basePath, outDir, pages: sitemapEntries(table) }
  writeFileSync(path.join('.cache', 'sitemap.json'), JSON.stringify(facts))
  await run('next-sitemap', ['--config', 'next-sitemap.config.js'])
}
