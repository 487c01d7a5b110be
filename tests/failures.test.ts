import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page, Route } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { axeFindings } from './setup/axe'
import { intercept, servedSite, wake } from './setup/browser'

const site = servedSite('out')
const doc = '/docs/faq/'

/** Names of the scripts that a page hands to its loader. */
function scriptsOf(page: string): string[] {
  const html = readFileSync(path.join('out', page, 'index.html'), 'utf8')
  return (/\.\.\."([^"]+)"\.split\(/.exec(html)?.[1] ?? '').split(' ')
}

/** A script that a doc needs and the list of posts does not. */
const codeOfDocs = `**/${scriptsOf(doc).find((name) => !scriptsOf('/docs/blog/').includes(name))}.js`
const data = '**/*.txt*'

/** Answers with a part of what the server says, or with something else. */
const changed = (change: (text: string) => string) => async (route: Route) => {
  if (route.request().method() === 'HEAD') return route.continue()
  const text = await (await route.fetch()).text()
  return route.fulfill({ contentType: 'text/plain', body: change(text) })
}
const missing = (route: Route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' })
const endsEarly = changed((text) => text.slice(0, text.length / 2))

/**
 * Errors that a page would throw at the reader; what the network says of itself is none, nor is a page for a script.
 */
const watch = (page: Page) => {
  const errors: string[] = []
  page.on('pageerror', ({ name, message }) => name !== 'SyntaxError' && errors.push(message))
  return errors
}

const isHydrated = (page: Page) => page.evaluate(() => document.documentElement.dataset.hasHydrated === 'true')
const bar = (page: Page) => page.locator('#nprogress')

/** Counts the documents that the tab loads from now on. */
function countLoads(page: Page): () => string[] {
  const loads: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && loads.push(new URL(request.url()).pathname))
  return () => loads
}

describe('a navigation that fails becomes a full load of the page the reader wanted', () => {
  it.each([
    ['the data is missing', data, missing],
    ['the data cannot be reached', data, (route) => route.abort()],
    ['the host answers with a page in place of the data', data, (route) => route.fulfill({ body: '<h1>Hello</h1>' })],
    ['the data is nonsense', data, changed(() => 'nonsense %%% {{')],
    ['the data ends early', data, endsEarly],
    ['a part of the data is broken', data, changed((text) => text.replaceAll('["$","article"', '["$",{{"article"'))],
    ['the data is of another build', data, changed((text) => text.replaceAll(/"b":"[^"]+"/g, '"b":"another"'))],
    ['the code is missing', codeOfDocs, missing],
    ['the code cannot be reached', codeOfDocs, (route) => route.abort()],
    ['the code is empty', codeOfDocs, (route) => route.fulfill({ contentType: 'text/javascript', body: '' })],
    ['the code is no code', codeOfDocs, (route) => route.fulfill({ contentType: 'text/javascript', body: '<html>' })],
  ] as [string, string, (route: Route) => Promise<void>][])('when %s', async (_, files, breakIt) => {
    const { page } = await site.open('/docs/blog/')
    await wake(page)
    const loads = countLoads(page)
    await intercept(page, files, breakIt)
    await page.getByRole('link', { name: 'FAQs' }).first().click()
    await page.waitForFunction(() => document.documentElement.dataset.hasHydrated !== 'true')
    await page.waitForURL((url) => url.pathname === doc, { waitUntil: 'load' })
    expect(await page.locator('h1').textContent()).toBe('FAQ')
    expect(new Set(loads())).toEqual(new Set([doc]))
    expect(await bar(page).count()).toBe(0)

    // it does not go round in circles, and works once what was broken is whole
    const before = loads().length
    await page.unroute(files)
    await wake(page)
    expect(loads().length).toBe(before)
    await page.context().close()
  })
})

describe('a way back that fails', () => {
  /** The list of posts, loaded by itself, with a doc before it in the history that has to be fetched again. */
  async function beforeTheWayBack() {
    const { page } = await site.open(doc)
    await wake(page)
    await page.getByRole('link', { name: 'Blog', exact: true }).first().click()
    await page.locator('h1', { hasText: 'Blog' }).waitFor()
    await page.goto(site.url('/docs/tags/'))
    await page.goBack()
    await wake(page)
    await intercept(page, data, endsEarly)
    return page
  }

  it('reloads the page once', async () => {
    const page = await beforeTheWayBack()
    const loads = countLoads(page)
    await page.evaluate(() => history.back())
    await page.waitForFunction(() => document.documentElement.dataset.hasHydrated !== 'true')
    // the page's own data is broken, too: it stays what it is, and React starts once the data is whole
    await page.mouse.move(200, 200)
    await page.waitForLoadState('networkidle')
    expect(await isHydrated(page)).toBe(false)
    await page.unroute(data)
    await wake(page)
    expect([loads(), await page.locator('h1').textContent()]).toEqual([[doc], 'FAQ'])
  })

  it('says so when a reload was of no help, and tries again at the reader’s word', async () => {
    const page = await beforeTheWayBack()
    await page.evaluate((path) => sessionStorage.setItem('reloaded', path), doc)
    const loads = countLoads(page)
    await page.evaluate(() => history.back())
    const retry = page.getByRole('button', { name: 'Retry' })
    await retry.waitFor()
    expect([await page.title(), await page.locator('h1').textContent()]).toEqual(['Page Error', 'Page Error'])
    expect(await page.locator('pre').textContent()).toContain('412')
    // a slow machine may have begun to show it
    await bar(page).waitFor({ state: 'detached' })
    expect(loads()).toEqual([])
    expect(await axeFindings(page)).toEqual([])
    await retry.click()
    await page.locator('h1', { hasText: 'FAQ' }).waitFor()
    expect(await page.title()).toBe('FAQ | SQL Tuner')
    expect(loads()).toEqual([doc])
  })
})

describe('React with a part of its code missing', () => {
  it.each([
    ['missing', missing],
    ['empty', (route) => route.fulfill({ contentType: 'text/javascript', body: '' })],
    ['a page', (route) => route.fulfill({ contentType: 'text/javascript', body: '<html>Sign in to this network' })],
  ] as [string, (route: Route) => Promise<void>][])(
    '%s does not start, and the page stays readable; it starts when everything is there',
    async (_, breakIt) => {
      const { page } = await site.open(doc)
      const errors = watch(page)
      await intercept(page, codeOfDocs, breakIt)
      const asked = page.waitForResponse(codeOfDocs)
      await page.mouse.move(300, 300)
      await asked
      await page.waitForLoadState('networkidle')
      expect(await page.locator('h1').textContent()).toBe('FAQ')
      expect([await isHydrated(page), errors]).toEqual([false, []])
      await page.unroute(codeOfDocs)
      await wake(page)
      expect(errors).toEqual([])
    },
  )
})
