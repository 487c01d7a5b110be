import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeEach, expect } from 'vitest'
import { assemble } from '@/lib/export/assemble'
import { writeOfflineWorker } from '@/lib/export/offline'
import { listFiles } from '@/lib/list-files'

const folder = mkdtempSync(path.join(tmpdir(), 'deploy-'))
/** What is served: one of the builds, the old one at the beginning of each test. */
export const served = path.join(folder, 'out')
const build = (name: 'old' | 'new') => path.join(folder, name)

/** The export as it is, and another build of its pages: with another build id, and no script under the name it had. */
function writeBuilds(): void {
  const isNeeded = (file: string) => !/\/(_sql|_search)(\/|$)/.test(file)
  const renamedExport = path.join(folder, 'export')
  cpSync('.cache/sites/export', renamedExport, { recursive: true, filter: isNeeded })
  assemble(renamedExport, build('old'))
  const files = listFiles(renamedExport)
  const id = /"b":"([^"]+)"/.exec(readFileSync(path.join(renamedExport, 'en/docs/index.txt'), 'utf8'))?.[1] ?? ''
  const names = files.flatMap((file) => /^_next\/static\/chunks\/(.+)\.(?:js|css)$/.exec(file)?.[1] ?? [])
  const known = new RegExp([id, ...names].map((name) => name.replace(/[.~-]/g, '\\$&')).join('|'), 'g')
  for (const file of files.filter((name) => /\.(html|txt|js|css)$/.test(name))) {
    const place = path.join(renamedExport, file)
    writeFileSync(place, readFileSync(place, 'utf8').replace(known, renamed))
    renameSync(place, path.join(path.dirname(place), path.basename(place).replace(known, renamed)))
  }
  assemble(renamedExport, build('new'))
  writeIndexes()
}

/** The search's index in both, in the later one under another name. */
function writeIndexes(): void {
  const index = (name: 'old' | 'new', file = '') => path.join(build(name), 'docs/_search', file)
  for (const name of ['old', 'new'] as const) cpSync('.cache/sites/export/_search', index(name), { recursive: true })
  for (const manifest of ['en.json', 'zh.json']) {
    const text = readFileSync(index('new', manifest), 'utf8')
    const { folder: shards } = JSON.parse(text) as { folder: string }
    writeFileSync(index('new', manifest), text.replace(shards, renamed(shards)))
    renameSync(index('new', shards), index('new', renamed(shards)))
  }
}

/** As long as the name was, as another hash is. */
const renamed = (name: string) => `${name.slice(0, -2)}zz`

/** The host switches from one build to the other between two requests. */
export function deploy(name: 'old' | 'new'): void {
  symlinkSync(build(name), `${served}.next`)
  renameSync(`${served}.next`, served)
}

writeBuilds()
for (const name of ['old', 'new'] as const) await writeOfflineWorker(build(name))
beforeEach(() => deploy('old'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Whether a page is of the new build. */
export const isNew = (page: Page) => page.evaluate(() => document.documentElement.outerHTML.includes('zz"'))

/** There is nothing that a reader would call an error. */
export async function expectNoFailure(page: Page): Promise<void> {
  expect(await page.locator('h1').count()).toBe(1)
  expect(await page.getByText(/This page crashed|Page Error|Page Not Found/).count()).toBe(0)
}
