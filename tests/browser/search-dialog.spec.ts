import { holdRequests, startPage, interceptRequests } from '../support/actions'
import {
  highlightColor,
  openSearchDialog,
  searchDialog,
  searchField,
  searchFor,
  searchResults,
  searchStatus,
  waitForAnswer,
} from '../support/search-dialog'
import { expect, test } from '../support/site'

test.describe('the search dialog', () => {
  test('the search dialog announces the number of results, corrects misspelt words, and offers similar words and the other language', async ({
    site,
  }) => {
    const { page, errors } = await openSearchDialog(await site.open('/docs/'))
    const releaseIndex = await holdRequests(page, '**/_search/**')
    await test.step('“Searching…” is shown until the index has loaded', async () => {
      await searchField(page).fill('orcale worksapce')
      await expect(searchStatus(page)).toHaveText('Searching…')
      releaseIndex()
    })
    await test.step('misspelt words are corrected', async () => {
      await expect(page.getByText('Showing results for “oracle workspace”.')).toBeVisible()
      await expect(searchStatus(page)).toHaveText(/^\d+ pages found$/)
    })
    await test.step('similar words are offered for words that no page has', async () => {
      await searchField(page).fill('inqqqqqqqqq')
      await expect(page.getByText('Nothing found for “inqqqqqqqqq”.')).toBeVisible()
      await searchField(page).fill('$& inqqqqqqqqq')
      await expect(page.getByText('Nothing found for “$& inqqqqqqqqq”.')).toBeVisible()
      await searchField(page).fill('ekzekution')
      await page.getByRole('button', { name: 'execution', exact: true }).click()
      await expect(searchField(page)).toHaveValue('execution')
    })
    await test.step('the other language is offered for a Chinese query in the English site', async () => {
      await searchField(page).fill('三值逻辑')
      await expect(page.getByText('In 中文')).toBeVisible()
      await expect(page.locator('[role=group][lang=zh-CN]')).not.toHaveCount(0)
    })
    await test.step('markup and template syntax are shown as text', async () => {
      await searchField(page).fill('<img src=x onerror="alert(1)">{product}${x}')
      await expect(page.locator('dialog a[href*="q=%3Cimg+src%3Dx"]')).toBeVisible()
      await expect(page.locator('dialog img')).toHaveCount(0)
      await searchField(page).fill('<img>')
      await expect(page.getByText('Nothing found for “<img>”.')).toBeVisible()
      await expect(page.locator('dialog img')).toHaveCount(0)
    })
    await test.step('half a surrogate pair in the query causes no error', async () => {
      await searchField(page).evaluate((field: HTMLInputElement) => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'index \ud83d')
        field.dispatchEvent(new Event('input', { bubbles: true }))
      })
      await expect(searchResults(page).first()).toBeVisible()
    })
    expect(errors).toEqual([])
  })

  test('Enter in the search dialog opens the first result of the typed query even if the results are still loading', async ({
    site,
  }) => {
    const { page } = await openSearchDialog(await site.open('/docs/'))
    await searchFor(page, 'mapper')
    const requested = page.waitForRequest('**/_search/**')
    const releaseIndex = await holdRequests(page, '**/_search/**')
    await searchField(page).fill('keyset pagination')
    await page.keyboard.press('Enter')
    await requested
    releaseIndex()
    await page.waitForURL(/deep-pagination/)
  })

  test('arrow keys and Enter in the search dialog open a section of a result, where the words are highlighted until Escape', async ({
    site,
  }) => {
    const { page, errors } = await openSearchDialog(await site.open('/docs/'))
    const selected = page.locator('[aria-selected=true]')
    const section = /#the-slow-log-line-by-line$/
    await searchField(page).fill('slow log line by line')
    await expect(searchResults(page).filter({ hasText: 'The slow log, line by line' }).first()).toBeVisible()
    await waitForAnswer(page)
    const count = await searchResults(page).count()
    for (let presses = 0; presses < count && !section.test((await selected.getAttribute('href')) ?? ''); presses++)
      await page.keyboard.press('ArrowDown')
    await expect(selected).toHaveAttribute('href', section)
    await expect(selected).toHaveAttribute('id', (await searchField(page).getAttribute('aria-activedescendant')) ?? '')
    await page.keyboard.press('Enter')
    await page.waitForURL(site.url('/docs/guides/optimize/workload-modes/MySQL_QueryLog/#the-slow-log-line-by-line'))
    const remove = page.getByRole('button', { name: 'Remove the highlights' })
    await expect(remove).toBeVisible()
    expect(await page.evaluate(() => CSS.highlights.get('search')?.size)).toBeGreaterThan(3)
    expect(await highlightColor(page)).toBe('rgb(255, 224, 138)')
    await page.keyboard.press('Escape')
    await expect(remove).toHaveCount(0)
    expect(await page.evaluate(() => CSS.highlights.has('search'))).toBe(false)
    expect(await highlightColor(page)).toBe('rgba(0, 0, 0, 0)')
    expect(errors).toEqual([])
  })

  test('Ctrl+Enter opens a search result in a new tab and leaves the dialog open, which one Escape closes', async ({
    site,
  }) => {
    const { page } = await openSearchDialog(await site.open('/docs/'))
    await searchFor(page, 'hypopg')
    const opened = page.context().waitForEvent('page')
    await page.keyboard.press('Control+Enter')
    await (await opened).waitForURL((url) => url.pathname.startsWith('/docs/guides/'))
    await expect(searchDialog(page)).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(searchField(page)).toHaveCount(0)
  })

  test('a query whose result was opened is offered again until the recent searches are cleared', async ({ site }) => {
    const { page } = await openSearchDialog(await site.open('/docs/'))
    await searchFor(page, 'keyset pagination')
    await page.keyboard.press('Enter')
    await page.waitForURL(/deep-pagination/)
    await page.locator('h1', { hasText: 'Keyset' }).waitFor()
    await page.keyboard.press('/')
    await expect(page.getByRole('button', { name: 'keyset pagination' })).toBeVisible()
    await page.getByRole('button', { name: 'Clear recent searches' }).click()
    expect(await page.evaluate(() => localStorage.getItem('search.recent'))).toBe(null)
    // the button that had the focus is gone
    await expect(searchField(page)).toBeFocused()
  })
})

test.describe('the search index', () => {
  test('the search index is not requested before the search is used; every file but the manifest is immutable', async ({
    site,
  }) => {
    const { page } = await site.blank()
    await page.clock.install()
    const requests: string[] = []
    const cacheControl: Record<string, string | undefined> = {}
    page.on('request', (request) => request.url().includes('_search') && requests.push(request.url()))
    page.on('response', (response) => {
      const { pathname } = new URL(response.url())
      if (pathname.includes('_search')) cacheControl[pathname] = response.headers()['cache-control']
    })
    await page.goto(site.url('/docs/'))
    await startPage(page)
    // whatever a timer would start, it has started
    await page.clock.runFor(30_000)
    expect(requests).toEqual([])
    await page.keyboard.press('/')
    await searchFor(page, 'index')
    const { '/docs/_search/en.json': manifest, ...shards } = cacheControl
    expect(manifest).toBe('no-cache')
    expect(Object.keys(shards)).not.toEqual([])
    expect(Object.values(shards).filter((value) => !value?.includes('immutable'))).toEqual([])
  })

  test('the search index reports that it could not be loaded, and loads on “Try again”', async ({ site }) => {
    const { page } = await openSearchDialog(await site.open('/docs/'))
    await interceptRequests(page, '**/_search/**', (route) => route.abort())
    await searchField(page).fill('index')
    await expect(page.getByRole('alert').getByText('could not be loaded')).toBeVisible()
    await page.unroute('**/_search/**')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(searchResults(page).first()).toBeVisible()
  })

  test('the search index gives the results of its intact files if a file is damaged, with a notice that some may be missing', async ({
    site,
  }) => {
    const { page } = await openSearchDialog(await site.open('/docs/'))
    let damaged: string | undefined
    await interceptRequests(page, '**/_search/**/texts/*.json', (route) => {
      damaged ??= route.request().url()
      return route.request().url() === damaged ? route.fulfill({ body: '{"broken' }) : route.continue()
    })
    await searchField(page).fill('index')
    await expect(page.getByText('some results may be missing')).toBeVisible()
    await expect(searchResults(page)).not.toHaveCount(0)
  })

  test('the search index gives the loaded results if a deploy has removed its other files, and all of them once they are back', async ({
    site,
  }) => {
    const { page } = await openSearchDialog(await site.open('/docs/'))
    await searchFor(page, 'hypopg')
    await interceptRequests(page, '**/_search/en/**', (route) =>
      route.fulfill({ status: 404, body: '<!doctype html>' }),
    )
    await searchField(page).fill('hypopg workspace')
    const alert = page.locator('dialog').getByRole('alert')
    await expect(alert.getByText('some results may be missing')).toBeVisible()
    await expect(searchResults(page)).not.toHaveCount(0)
    await page.unroute('**/_search/en/**')
    await alert.getByRole('button', { name: 'Try again' }).click()
    await expect(alert).toHaveCount(0)
    await expect(searchResults(page)).not.toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('if the search index of the other language cannot be loaded, the results of this language are kept with a notice that some may be missing', async ({
    site,
  }) => {
    const { page } = await openSearchDialog(await site.open('/docs/faq/'))
    await interceptRequests(page, '**/_search/zh**', (route) => route.abort())
    await searchField(page).fill('pgbench')
    await expect(page.getByRole('alert').getByText('some results may be missing')).toBeVisible()
    await expect(searchResults(page)).not.toHaveCount(0)
    await page.unroute('**/_search/zh**')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.locator('[role=group][lang=zh-CN]').first()).toBeVisible()
  })
})
