import { holdRequests, startPage, interceptRequests } from '../support/actions'
import { axeViolations } from '../support/axe'
import { expect, test, type Page, type Site } from '../support/site'

const post = '/docs/blog/2023/not-in-null-trap/'
/** The database, without the script of the worker that starts it. */
const databaseFiles = '**/_sql/**/*.{wasm,data}'
/** A first start downloads and compiles the database. */
const toStart = { timeout: 120_000 }

/** Opens a post; returns its first rewrite that changes the result on purpose, and the parts of its panel. */
async function openPost(site: Site) {
  const opened = await site.open(post)
  return { ...opened, ...partsOf(opened.page) }
}

function partsOf(page: Page) {
  const rewrite = page
    .locator('[data-rewrite]')
    .filter({ hasText: /changes the result/ })
    .first()
  return {
    rewrite,
    open: rewrite.getByRole('button', { name: 'Run it here' }),
    editors: rewrite.getByRole('textbox'),
    run: rewrite.getByRole('button', { name: 'Run both' }),
    status: rewrite.getByRole('status'),
    verdict: (name: string) => rewrite.locator(`[data-verdict="${name}"]`),
  }
}

const expectWorkers = (page: Page, count: number) =>
  expect.poll(() => page.workers().length, { message: 'workers', timeout: 15_000 }).toBe(count)

test.describe('“Run it here”', () => {
  test('“Run it here” fetches the database on request only, runs both statements, and reports rows, plans and errors', async ({
    site,
  }) => {
    test.setTimeout(240_000)
    const { page, errors } = await site.blank()
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await page.clock.install()
    await page.goto(site.url(post))
    await startPage(page)
    // whatever a timer would start, it has started
    await page.clock.runFor(30_000)
    expect(requests.filter((url) => url.includes('/_sql/'))).toEqual([])

    const { rewrite, open, editors, run, status, verdict } = partsOf(page)
    await test.step('the verdict on the statements of the post is shown', async () => {
      await open.click()
      await expect(verdict('different')).toBeVisible(toStart)
      await expect(status).toHaveText('Different rows.')
      expect(requests.filter((url) => !url.startsWith(site.url('/')))).toEqual([])
    })
    const [before, after] = [editors.nth(0), editors.nth(1)]
    await test.step('the same rows in another order are reported', async () => {
      await before.fill('SELECT r_regionkey FROM region ORDER BY r_regionkey')
      await after.fill('SELECT r_regionkey FROM region ORDER BY r_regionkey DESC')
      await run.click()
      await expect(verdict('sameRows')).toBeVisible()
      await expect(status).toHaveText('Same rows, in another order.')
      await expect(rewrite.locator('[data-verdict] tbody').first().locator('tr')).toHaveCount(5)
    })
    await test.step('an error in a statement is reported', async () => {
      await after.fill('SELECT nonsense')
      await run.click()
      const error = 'column "nonsense" does not exist'
      await expect(rewrite.getByRole('region', { name: 'After' }).getByText(error)).toBeVisible()
      await expect(status).toHaveText(`After: ${error}`)
      expect(await axeViolations(page)).toEqual([])
    })
    await test.step('the focus stays on “Run both”, from where Escape closes the panel', async () => {
      await before.fill('SELECT 1')
      await after.fill('SELECT 1')
      await run.press('Enter')
      await expect(verdict('same')).toBeVisible()
      await expect(run).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(open).toBeVisible()
    })
    expect(errors).toEqual([])
  })

  test('“Run it here” reports that its code could not be loaded, and loads it on the next click', async ({ site }) => {
    const { page } = await site.open(post)
    await startPage(page)
    const rewrite = page.locator('[data-rewrite]').first()
    const open = rewrite.getByRole('button', { name: 'Run it here' })
    await interceptRequests(page, '**/*.js', (route) => route.abort())
    await open.click()
    await expect(rewrite.getByRole('alert')).toHaveText('The database could not be started here.')
    await page.unrouteAll()
    await open.click()
    await expect(rewrite.getByRole('textbox').first()).toBeVisible()
    await expect(rewrite.getByRole('alert')).toHaveCount(0)
  })

  test('“Run it here” reports a file of the database that is missing or cut off, and loads it again on “Try again”', async ({
    site,
  }) => {
    const { page, rewrite, open, status } = await openPost(site)
    const release = await holdRequests(page, '**/pglite.data')
    await interceptRequests(page, '**/pglite.wasm', (route) => route.fulfill({ status: 404, body: 'Not Found' }))
    await open.click()
    const retry = rewrite.getByRole('button', { name: 'Try again' })
    await expect(status).toHaveText('The database could not be started here. pglite.wasm: 404')
    await interceptRequests(page, '**/pglite.wasm', (route) => route.abort())
    await retry.click()
    await expect(status).toHaveText(/could not be started here\. pglite\.wasm: \D/)
    await interceptRequests(page, '**/pglite.wasm', (route) => route.fulfill({ body: '<h1>Not found</h1>' }))
    await retry.click()
    await expect(status).toHaveText(/pglite\.wasm: 18 \/ \d+ B$/)
    await page.unroute('**/pglite.wasm')
    await retry.click()
    await expect(status).toHaveAttribute('data-state', 'loading')
    await expectWorkers(page, 1)
    release()
  })

  test('“Run it here” ends its worker on “Cancel”, on Escape, and when the reader leaves the page', async ({
    site,
  }) => {
    const { page, rewrite, open, editors } = await openPost(site)
    const release = await holdRequests(page, databaseFiles)
    await test.step('“Cancel” ends the worker while the database loads', async () => {
      await open.click()
      await expectWorkers(page, 1)
      await expect(rewrite.getByRole('status')).toHaveAttribute('data-state', 'loading')
      await rewrite.getByRole('button', { name: 'Cancel' }).click()
      await expectWorkers(page, 0)
      await expect(editors).toHaveCount(0)
      await expect(open).toBeVisible()
    })
    await test.step('Escape ends the worker and returns the focus to the button', async () => {
      await open.click()
      await editors.first().press('Escape')
      await expectWorkers(page, 0)
      await expect(open).toBeFocused()
    })
    await test.step('a link to another page ends the worker', async () => {
      await open.click()
      await expectWorkers(page, 1)
      await page.locator('article a[href*="three-valued-logic"]').first().click()
      await page.waitForURL('**/three-valued-logic/')
      await expectWorkers(page, 0)
    })
    release()
  })

  test('“Run it here” stays within the text column at every width', async ({ site }) => {
    const { page } = await site.open(post)
    for (const width of [320, 1024, 1280, 1440])
      await test.step(`the panel stays within the text column at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 })
        const tooWide = await page.locator('[data-rewrite]').evaluateAll(
          (rewrites) =>
            rewrites.filter((rewrite) => {
              const { right } = rewrite.getBoundingClientRect()
              const sides = [...rewrite.querySelectorAll('[data-side], [data-side] figure')]
              return (
                rewrite.scrollWidth > rewrite.clientWidth ||
                sides.some((side) => side.getBoundingClientRect().right > right + 1)
              )
            }).length,
        )
        expect(tooWide).toBe(0)
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
      })
  })

  test('“Run it here” reports that the browser cannot run it without WebAssembly, and starts no worker', async ({
    site,
  }) => {
    const { page } = await site.blank()
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'WebAssembly'))
    await page.goto(site.url(post))
    const rewrite = page.locator('[data-rewrite]').first()
    await rewrite.getByRole('button', { name: 'Run it here' }).click()
    await expect(rewrite.getByText('This browser cannot run the database')).toBeVisible()
    expect(page.workers().length).toBe(0)
  })
})
