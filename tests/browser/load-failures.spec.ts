import type { Route } from '@playwright/test'
import { interceptRequests, isStarted, startPage } from '../support/actions'
import { recordRequests } from '../support/requests'
import { expect, test, type Page } from '../support/site'

const doc = '/docs/faq/'
const startScript = '**/start-*.js'

type Handler = (route: Route) => Promise<void>

/** Responds with a modified copy of the page that the server sends. */
const modify =
  (change: (html: string) => string): Handler =>
  async (route) =>
    route.fulfill({ contentType: 'text/html', body: change(await (await route.fetch()).text()) })
const fulfillScript =
  (body: string): Handler =>
  (route) =>
    route.fulfill({ contentType: 'text/javascript', body })
const notFound: Handler = (route) =>
  route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' })
const abort: Handler = (route) => route.abort()

/** Collects the paths of the documents that are loaded from now on. */
function collectLoads(page: Page): string[] {
  const loads: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && loads.push(new URL(request.url()).pathname))
  return loads
}

test.describe('a navigation that fails', () => {
  const cases: readonly (readonly [name: string, from: string, to: string, files: string, handler: Handler])[] = [
    ['the page is missing', '/docs/blog/', doc, `**${doc}`, notFound],
    ['the page cannot be fetched', '/docs/blog/', doc, `**${doc}`, abort],
    ['the page is another file', '/docs/blog/', doc, `**${doc}`, (route) => route.fulfill({ body: '<h1>Hello</h1>' })],
    ['the page is truncated', '/docs/blog/', doc, `**${doc}`, modify((html) => html.slice(0, html.length / 2))],
    [
      'the page has other scripts',
      '/docs/blog/',
      doc,
      `**${doc}`,
      modify((html) => html.replace(/data-scripts="[^"]+"/, 'data-scripts="/docs/other.js"')),
    ],
    ['a style sheet of the page is missing', doc, '/docs/', '**/*.css', notFound],
  ]
  for (const [name, from, to, files, handler] of cases)
    test(`a navigation becomes a load of the document when ${name}, and the page then works without another load`, async ({
      site,
    }) => {
      const { page } = await site.open(from)
      await startPage(page)
      const loads = collectLoads(page)
      // only what the scripts request
      await interceptRequests(page, files, (route) =>
        ['fetch', 'stylesheet'].includes(route.request().resourceType()) && loads.length === 0
          ? handler(route)
          : route.continue(),
      )
      await page.locator(`header a[href="${to}"]:visible`).first().click()
      await expect.poll(() => loads).toEqual([to])
      await page.waitForURL((url) => url.pathname === to, { waitUntil: 'load' })
      await expect(page.locator('h1')).toHaveCount(1)
      await expect(page.locator('#nprogress')).toHaveCount(0)
      await startPage(page)
      expect(loads).toEqual([to])
    })
})

test.describe('the script of a page', () => {
  const cases: readonly (readonly [name: string, handler: Handler])[] = [
    ['missing', notFound],
    ['empty', fulfillScript('')],
    ['an HTML page', fulfillScript('<html>Sign in to this network')],
    [
      'truncated',
      async (route) => {
        const script = await (await route.fetch()).text()
        return route.fulfill({ contentType: 'text/javascript', body: script.slice(0, script.length / 2) })
      },
    ],
  ]
  for (const [name, handler] of cases)
    test(`the page stays readable while its script is ${name}, and works when the script is complete`, async ({
      site,
    }) => {
      const { page } = await site.blank()
      const requests = recordRequests(page)
      await page.goto(site.url(doc))
      const errors: string[] = []
      // what is not a script is a SyntaxError
      page.on('pageerror', (error) => error.name !== 'SyntaxError' && errors.push(error.message))
      await interceptRequests(page, startScript, handler)
      await page.mouse.move(300, 300)
      await requests.settle()
      await expect(page.locator('h1')).toHaveText('FAQ')
      expect(await isStarted(page)).toBe(false)
      expect(errors).toEqual([])
      await page.unroute(startScript)
      await startPage(page)
      expect(errors).toEqual([])
    })
})
