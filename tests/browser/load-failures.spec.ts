import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Route } from '@playwright/test'
import { hydrate, interceptRequests } from '../support/actions'
import { axeViolations } from '../support/axe'
import { expect, test, type Page, type Site } from '../support/site'

const doc = '/docs/faq/'
/** The router's data of a page. */
const data = '**/*.txt*'

/** Returns the names of the scripts that the loader of a page fetches. */
function scriptsOf(page: string): string[] {
  const html = readFileSync(path.join('out', page, 'index.html'), 'utf8')
  return (/\.\.\."([^"]+)"\.split\(/.exec(html)?.[1] ?? '').split(' ')
}

/** Returns the URL pattern of a script that docs need and the list of posts does not. */
function docScript(): string {
  const scriptsOfBlog = scriptsOf('/docs/blog/')
  return `**/${scriptsOf(doc).find((name) => !scriptsOfBlog.includes(name))}.js`
}

type Handler = (route: Route) => Promise<void>

/** Responds with a modified copy of what the server sends. */
const modify =
  (change: (text: string) => string): Handler =>
  async (route) => {
    if (route.request().method() === 'HEAD') return route.continue()
    const text = await (await route.fetch()).text()
    return route.fulfill({ contentType: 'text/plain', body: change(text) })
  }
const fulfillScript =
  (body: string): Handler =>
  (route) =>
    route.fulfill({ contentType: 'text/javascript', body })
const notFound: Handler = (route) =>
  route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' })
const abort: Handler = (route) => route.abort()
const truncate = modify((text) => text.slice(0, text.length / 2))

/** Waits until React is not running: the document is a new one that has not been hydrated. */
const waitForUnhydrated = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset.hasHydrated !== 'true')

declare global {
  interface Window {
    loaderFailures: number
    settledScripts: number
  }
}

/** Counts the failures of the page's loader, which sets `TURBOPACK` to null, and the scripts that it has settled. */
async function watchLoader(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { loaderFailures: 0, settledScripts: 0 })
    let value: unknown
    const set = (next: unknown) => {
      value = next
      if (next === null) window.loaderFailures++
    }
    Object.defineProperty(window, 'TURBOPACK', { get: () => value, set })
    const count = ({ target }: Event) => target instanceof HTMLScriptElement && window.settledScripts++
    for (const type of ['load', 'error']) document.addEventListener(type, count, true)
  })
}

/** Waits until the loader has failed and no script is left that could start React. */
const waitForLoaderFailure = (page: Page) =>
  page.waitForFunction(
    () =>
      window.loaderFailures > 0 &&
      window.settledScripts === document.querySelectorAll('head > script[src]:not([nomodule])').length,
  )

const isHydrated = (page: Page) => page.evaluate(() => document.documentElement.dataset.hasHydrated === 'true')
const progressBar = (page: Page) => page.locator('#nprogress')

/** Collects the paths of the documents that are loaded from now on. */
function collectLoads(page: Page): string[] {
  const loads: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && loads.push(new URL(request.url()).pathname))
  return loads
}

test.describe('failed client navigations', () => {
  const cases: [name: string, files: () => string, handler: Handler][] = [
    ['the data is missing', () => data, notFound],
    ['the data cannot be fetched', () => data, abort],
    ['the data is an HTML page', () => data, (route) => route.fulfill({ body: '<h1>Hello</h1>' })],
    ['the data is malformed', () => data, modify(() => 'nonsense %%% {{')],
    ['the data is truncated', () => data, truncate],
    [
      'a part of the data is malformed',
      () => data,
      modify((text) => text.replaceAll('["$","article"', '["$",{{"article"')),
    ],
    ['the data is of another build', () => data, modify((text) => text.replaceAll(/"b":"[^"]+"/g, '"b":"another"'))],
    ['a script is missing', docScript, notFound],
    ['a script cannot be fetched', docScript, abort],
    ['a script is empty', docScript, fulfillScript('')],
    ['a script is an HTML page', docScript, fulfillScript('<html>')],
  ]
  for (const [name, files, handler] of cases)
    test(`a navigation becomes a full page load when ${name}, and the page then hydrates without another load`, async ({
      site,
    }) => {
      const { page } = await site.open('/docs/blog/')
      await hydrate(page)
      const loads = collectLoads(page)
      await interceptRequests(page, files(), handler)
      await page.getByRole('link', { name: 'FAQs' }).first().click()
      await waitForUnhydrated(page)
      await page.waitForURL((url) => url.pathname === doc, { waitUntil: 'load' })
      await expect(page.locator('h1')).toHaveText('FAQ')
      expect(new Set(loads)).toEqual(new Set([doc]))
      await expect(progressBar(page)).toHaveCount(0)

      const before = loads.length
      await page.unroute(files())
      await hydrate(page)
      expect(loads).toHaveLength(before)
    })
})

test.describe('truncated data on going back', () => {
  /** Opens the list of posts with a doc before it in the history, whose data must be fetched again. */
  async function openBlogAfterDoc(site: Site): Promise<Page> {
    const { page } = await site.blank()
    await watchLoader(page)
    await page.goto(site.url(doc))
    await hydrate(page)
    await page.getByRole('link', { name: 'Blog', exact: true }).first().click()
    await expect(page.locator('h1')).toHaveText('Blog')
    await page.goto(site.url('/docs/tags/'))
    await page.goBack()
    await hydrate(page)
    await interceptRequests(page, data, truncate)
    return page
  }

  test('going back to a page whose data is truncated reloads it once, and it hydrates when the data is complete', async ({
    site,
  }) => {
    const page = await openBlogAfterDoc(site)
    const loads = collectLoads(page)
    await page.evaluate(() => history.back())
    await waitForUnhydrated(page)
    // the reloaded page fetches the truncated data as well
    await page.mouse.move(200, 200)
    await waitForLoaderFailure(page)
    expect(await isHydrated(page)).toBe(false)
    await page.unroute(data)
    await hydrate(page)
    expect(loads).toEqual([doc])
    await expect(page.locator('h1')).toHaveText('FAQ')
  })

  test('going back to a page whose data is truncated shows an error after an unsuccessful reload, and reloads the page on “Retry”', async ({
    site,
  }) => {
    const page = await openBlogAfterDoc(site)
    await page.evaluate((pathname) => sessionStorage.setItem('reloaded', pathname), doc)
    const loads = collectLoads(page)
    await page.evaluate(() => history.back())
    const retry = page.getByRole('button', { name: 'Retry' })
    await expect(retry).toBeVisible()
    await expect(page).toHaveTitle('Page Error')
    await expect(page.locator('h1')).toHaveText('Page Error')
    await expect(page.locator('pre')).toContainText('412')
    await expect(progressBar(page)).toHaveCount(0)
    expect(loads).toEqual([])
    expect(await axeViolations(page)).toEqual([])
    await retry.click()
    await expect(page.locator('h1')).toHaveText('FAQ')
    await expect(page).toHaveTitle('FAQ | SQL Tuner')
    expect(loads).toEqual([doc])
  })
})

test.describe('incomplete scripts', () => {
  const cases: [name: string, handler: Handler][] = [
    ['missing', notFound],
    ['empty', fulfillScript('')],
    ['an HTML page', fulfillScript('<html>Sign in to this network')],
  ]
  for (const [name, handler] of cases)
    test(`React does not start, and the page stays readable, while a script is ${name}; it starts when the script is complete`, async ({
      site,
    }) => {
      const { page } = await site.blank()
      await watchLoader(page)
      await page.goto(site.url(doc))
      const errors: string[] = []
      // an HTML page in place of a script is a SyntaxError
      page.on('pageerror', (error) => error.name !== 'SyntaxError' && errors.push(error.message))
      await interceptRequests(page, docScript(), handler)
      await page.mouse.move(300, 300)
      await waitForLoaderFailure(page)
      await expect(page.locator('h1')).toHaveText('FAQ')
      expect(await isHydrated(page)).toBe(false)
      expect(errors).toEqual([])
      await page.unroute(docScript())
      await hydrate(page)
      expect(errors).toEqual([])
    })
})
