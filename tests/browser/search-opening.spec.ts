import { holdRequests, startPage, interceptRequests, scrollTo } from '../support/actions'
import { openSearchDialog, searchDialog, searchField, searchFor, searchResults } from '../support/search-dialog'
import { expect, test } from '../support/site'

test.describe('the opening of the search dialog', () => {
  test('opening the search dialog with /, Ctrl+K or Cmd+K moves the focus into it; closing it with Escape restores focus and scroll position', async ({
    site,
  }) => {
    const { page, errors } = await site.open('/docs/guides/optimize/explainOutput/')
    const searchButton = page.locator('header [aria-keyshortcuts="/ Control+K Meta+K"]')
    await startPage(page)
    const openAndClose = async (key: string) => {
      await page.keyboard.press(key)
      await expect(searchField(page)).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(searchField(page)).toHaveCount(0)
    }
    await test.step('the scroll position is kept', async () => {
      await scrollTo(page, 1500)
      await openAndClose('/')
      await expect(searchButton).toBeFocused()
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
      expect(await page.evaluate(() => scrollY)).toBe(1500)
    })
    for (const key of ['/', 'Control+k', 'Meta+k'])
      await test.step(`${key} opens it; the focus returns to the search button`, async () => {
        await page.evaluate(() => (document.activeElement as HTMLElement).blur())
        await openAndClose(key)
        await expect(searchButton).toBeFocused()
      })
    await test.step('the focus returns to the link that had it', async () => {
      const link = page.locator('main h2 a').first()
      await link.focus()
      await openAndClose('/')
      await expect(link).toBeFocused()
    })
    expect(errors).toEqual([])
  })

  test('opening the search dialog works in a window too narrow for the search button', async ({ site }) => {
    const { page, errors } = await openSearchDialog(
      await site.open('/docs/faq/', { viewport: { width: 800, height: 700 } }),
    )
    await searchField(page).fill('index')
    await searchResults(page).first().click()
    await expect(searchField(page)).toHaveCount(0)
    expect(errors).toEqual([])
  })

  for (const { key, isStarted } of [
    { key: '/', isStarted: false },
    { key: 'Control+k', isStarted: false },
    { key: '/', isStarted: true },
  ])
    test(`${key} ${isStarted ? 'after' : 'before'} the start of the scripts opens the search dialog once and loses no key typed while its code loads`, async ({
      site,
    }) => {
      const { page, errors } = await site.blank()
      let release = isStarted ? undefined : await holdRequests(page, '**/*.js')
      await page.goto(site.url('/docs/faq/'))
      if (isStarted) await startPage(page)
      release ??= await holdRequests(page, '**/*.js')
      await page.keyboard.press(key)
      await page.keyboard.type('indez')
      await page.keyboard.press('Backspace')
      await page.keyboard.type('x or')
      release()
      await expect(searchField(page)).toHaveValue('index or')
      await page.keyboard.type('der')
      await expect(searchField(page)).toHaveValue('index order')
      await expect(searchResults(page).first()).toBeVisible()
      await expect(searchDialog(page)).toHaveCount(1)
      expect(errors).toEqual([])
    })

  test('opening the search dialog a second time works while the code requested by the first, which Escape cancelled, is still loading', async ({
    site,
  }) => {
    const { page, errors } = await site.open('/docs/faq/')
    await startPage(page)
    const release = await holdRequests(page, '**/*.js')
    await page.keyboard.press('/')
    await page.keyboard.type('a')
    await page.keyboard.press('Escape')
    await page.keyboard.press('/')
    await page.keyboard.type('index')
    release()
    await expect(searchField(page)).toHaveValue('index')
    expect(errors).toEqual([])
  })

  for (const [content, body] of [
    ['is empty', ''],
    ['is an HTML page', '<html>'],
  ])
    test(`opening the search dialog leads to the search page if the dialog’s code ${content}`, async ({ site }) => {
      const { page } = await site.open('/docs/faq/')
      await startPage(page)
      await interceptRequests(page, '**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body }))
      await page.keyboard.press('/')
      await page.waitForURL((url) => url.pathname === '/docs/search/')
    })

  test('opening the search dialog in the moment in which it closes keeps its results', async ({ site }) => {
    const { page } = await openSearchDialog(await site.open('/docs/faq/'))
    await searchFor(page, 'null')
    await page.evaluate(async () => {
      const dialog = document.querySelector<HTMLDialogElement>('dialog[open]')
      const closed = new Promise((resolve) => dialog?.addEventListener('close', resolve, { once: true }))
      dialog?.close()
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true }))
      await closed
    })
    await expect(searchDialog(page)).toBeVisible()
    await expect(searchResults(page).first()).toBeVisible()
    await searchFor(page, 'join')
  })

  test('the shortcut on the 404 page, which has a search button per language, opens the dialog of the URL’s language only', async ({
    site,
  }) => {
    const { page } = await site.open('/docs/zh/nowhere/')
    await startPage(page)
    await page.keyboard.press('/')
    // both buttons hear the key and import the same module, so that their dialogs would open in the same task
    await expect(searchField(page)).toBeFocused()
    expect(await searchDialog(page).evaluateAll((dialogs) => dialogs.map(({ ariaLabel }) => ariaLabel))).toEqual([
      '搜索',
    ])
  })
})
