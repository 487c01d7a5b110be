import type { Route } from '@playwright/test'
import { startPage, interceptRequests } from '../support/actions'
import { recordRequests } from '../support/requests'
import { expect, test, type Page, type Site } from '../support/site'

const scripts = '**/*.js'
const fulfillScript = (body: string) => (route: Route) => route.fulfill({ contentType: 'text/javascript', body })

const notFound = (route: Route) => route.fulfill({ status: 404, body: 'Not Found' })

/** Responses to the request for a script that is loaded on first use; the bundler's `import()` rejects for all of them. */
const failures: readonly (readonly [response: string, respond: (route: Route) => Promise<void>])[] = [
  ['a network error', (route) => route.abort()],
  ['status 404', notFound],
  ['an empty file', fulfillScript('')],
  ['an HTML page', fulfillScript('<html>Sign in to this network')],
]

/**
 * Opens a page, starts its scripts, then responds to every further request for a script with `respond`. `errors` are the
 * uncaught errors but the syntax error of an HTML page in place of a script.
 */
async function openFailing(site: Site, path: string, respond: (route: Route) => Promise<void>) {
  const { page } = await site.blank({ permissions: ['clipboard-read', 'clipboard-write'] })
  const requests = recordRequests(page)
  await page.goto(site.url(path))
  await startPage(page)
  await requests.settle()
  const errors: string[] = []
  page.on('pageerror', ({ name, message }) => name !== 'SyntaxError' && errors.push(message))
  await interceptRequests(page, scripts, respond)
  return { page, requests, errors }
}

const loadError = (page: Page) => page.getByRole('alert').filter({ hasText: 'could not be loaded' })

for (const [response, respond] of failures)
  test(`the button that enlarges an image reports a load failure by ${response} and works when it is pressed again`, async ({
    site,
  }) => {
    const { page, errors } = await openFailing(site, '/docs/markdown-page/', respond)
    const enlarge = page.locator('[data-act=zoom]').first()
    await enlarge.click()
    await expect(loadError(page)).toBeVisible()
    await expect(enlarge).not.toHaveAttribute('aria-busy')
    await page.unroute(scripts)
    await enlarge.click()
    await expect(page.locator('dialog[open] img, dialog[open] svg')).toHaveCount(1)
    await expect(loadError(page)).toHaveCount(0)
    expect(errors).toEqual([])
  })

test('the filter of the rules reports a load failure and works at the next input', async ({ site }) => {
  const { page, errors } = await openFailing(site, '/docs/insides/rules/', notFound)
  const field = page.locator('main input[name=q]')
  const count = page.locator('output[data-many]')
  await field.focus()
  await expect(loadError(page)).toBeVisible()
  await page.unroute(scripts)
  await field.fill('nm')
  await expect(count).toHaveText(/^\d+ /)
  await expect(field).toHaveValue('nm')
  expect(errors).toEqual([])
})

test('the results page reports a load failure and works after “Try again”', async ({ site }) => {
  const { page, errors } = await openFailing(site, '/docs/search/', notFound)
  await page.getByRole('searchbox').fill('index')
  await expect(loadError(page)).toBeVisible()
  await page.unroute(scripts)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('[data-island=results] > ol > li').first()).toBeVisible()
  expect(errors).toEqual([])
})

test('“Run it here” reports a load failure and works when it is pressed again', async ({ site }) => {
  const { page, errors } = await openFailing(site, '/docs/blog/2023/not-in-null-trap/', notFound)
  const rewrite = page.locator('[data-rewrite]').first()
  await rewrite.getByRole('button', { name: 'Run it here' }).click()
  await expect(rewrite.getByRole('alert')).toBeVisible()
  await page.unroute(scripts)
  await rewrite.getByRole('button', { name: 'Run it here' }).click()
  await expect(rewrite.getByRole('textbox').first()).toBeVisible()
  expect(errors).toEqual([])
})

test('a page reached from a search result stays without highlights after a load failure', async ({ site }) => {
  const { page, requests, errors } = await openFailing(site, '/docs/guides/audit/', notFound)
  const follow = async (path: string, heading: string) => {
    await page.getByRole('main').locator(`a[href="${path}"]`).first().click()
    await expect(page.locator('h1')).toContainText(heading)
  }
  // the first navigation loads the script of the progress bar
  await page.unroute(scripts)
  await follow('/docs/guides/audit/policy/', 'Policy')
  await requests.settle()
  await interceptRequests(page, scripts, notFound)
  await page.evaluate(() => {
    const arrival = { path: '/docs/guides/audit/audits/', terms: ['audit'] }
    sessionStorage.setItem('search.arrival', JSON.stringify(arrival))
    Object.assign(window, { isSameDocument: true })
  })
  const script = page.waitForRequest(scripts)
  await follow('/docs/guides/audit/audits/', 'Create an audit')
  await script
  await requests.settle()
  expect(await page.evaluate(() => ['isSameDocument' in window, CSS.highlights.size])).toEqual([true, 0])
  expect(errors).toEqual([])
})
