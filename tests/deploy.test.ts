import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { assemble } from '@/lib/export/assemble'
import { listFiles } from '@/lib/list-files'
import { servedSite, wake } from './setup/browser'

const folder = mkdtempSync(path.join(tmpdir(), 'deploy-'))
const served = path.join(folder, 'out')
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
}

/** As long as the name was, as another hash is. */
const renamed = (name: string) => `${name.slice(0, -2)}zz`

/** The host switches from one build to the other between two requests. */
function deploy(name: 'old' | 'new'): void {
  symlinkSync(build(name), `${served}.next`)
  renameSync(`${served}.next`, served)
}

writeBuilds()
beforeEach(() => deploy('old'))
afterAll(() => rmSync(folder, { recursive: true }))

const site = servedSite(served)
const isNew = (page: Page) => page.evaluate(() => document.documentElement.outerHTML.includes('zz"'))

/** What a reader would call an error. */
async function expectNoFailure(page: Page): Promise<void> {
  expect(await page.locator('h1').count()).toBe(1)
  expect(await page.getByText(/This page crashed|Page Error|Page Not Found/).count()).toBe(0)
}

describe('a deploy while a reader has a page open', () => {
  it('a link leads to the new page', async () => {
    const { page } = await site.open('/docs/')
    await wake(page)
    deploy('new')
    await page.getByRole('link', { name: 'FAQs' }).first().click()
    await page.waitForURL((url) => url.pathname === '/docs/faq/', { waitUntil: 'load' })
    expect(await page.locator('h1').textContent()).toBe('FAQ')
    expect(await isNew(page)).toBe(true)
    await expectNoFailure(page)
    // and from there readers go on as ever
    await wake(page)
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await page.getByRole('link', { name: 'Blog', exact: true }).first().click()
    await page.waitForURL((url) => url.pathname === '/docs/blog/')
    await page.locator('h1', { hasText: 'Blog' }).waitFor()
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
    await page.context().close()
  })

  it('so does one whose data was fetched ahead from the old build, and whose code is gone', async () => {
    const { page } = await site.open('/docs/blog/')
    await wake(page)
    // the scripts of docs may be fetched ahead as well: a reader with an empty cache has none of them
    await page.route('**/*.js', (route) =>
      route.request().resourceType() === 'other' ? route.abort() : route.continue(),
    )
    const data = page.waitForResponse((response) => response.url().endsWith('/docs/faq/index.txt'))
    await page.getByRole('link', { name: 'FAQs' }).first().hover()
    await data
    deploy('new')
    await page.getByRole('link', { name: 'FAQs' }).first().click()
    await page.waitForURL((url) => url.pathname === '/docs/faq/', { waitUntil: 'load' })
    await page.locator('h1', { hasText: 'FAQ' }).waitFor()
    await expectNoFailure(page)
    await page.context().close()
  })

  it('a page that was only read stays as it is, and its links lead on', async () => {
    const { page } = await site.open('/docs/faq/')
    deploy('new')
    await page.mouse.move(300, 300)
    await page.mouse.move(420, 360)
    await page.waitForLoadState('networkidle')
    expect(await page.locator('h1').textContent()).toBe('FAQ')
    await expectNoFailure(page)
    await page.getByRole('link', { name: 'Blog', exact: true }).first().click()
    await page.waitForURL((url) => url.pathname === '/docs/blog/', { waitUntil: 'load' })
    expect(await isNew(page)).toBe(true)
    await wake(page)
    await page.context().close()
  })

  it('the way back leads to a page that works', async () => {
    const { page } = await site.open('/docs/faq/')
    await wake(page)
    await page.getByRole('link', { name: 'Blog', exact: true }).first().click()
    await page.locator('h1', { hasText: 'Blog' }).waitFor()
    deploy('new')
    await page.getByRole('link', { name: 'Insides' }).first().click()
    await page.waitForURL((url) => url.pathname.startsWith('/docs/insides/'), { waitUntil: 'load' })
    for (const [address, heading] of [
      ['/docs/blog/', 'Blog'],
      ['/docs/faq/', 'FAQ'],
    ] as const) {
      await page.goBack()
      await page.waitForURL((url) => url.pathname === address)
      await page.locator('h1', { hasText: heading }).waitFor()
      await expectNoFailure(page)
    }
    await page.context().close()
  })
})
