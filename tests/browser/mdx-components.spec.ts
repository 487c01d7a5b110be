import { holdRequests, isStarted, startPage } from '../support/actions'
import { expect, test, type Page } from '../support/site'

const path = '/docs/markdown-page/'
const group = (page: Page) => page.locator('article [data-group=engine]')
const selected = (page: Page) => group(page).locator('[role=tab][aria-selected=true]')
const tab = (page: Page, name: string) => group(page).getByRole('tab', { name })

test('the start of the scripts causes no layout shift on the page of all components', async ({ site }) => {
  const { page } = await site.open(path)
  const positions = () =>
    page.$$eval('article :not(button)', (all) =>
      all.map((element) => Math.round(element.getBoundingClientRect().top)).join(),
    )
  const before = await positions()
  await startPage(page)
  expect(await positions()).toBe(before)
})

test.describe('tabs', () => {
  test('tabs of one group switch together, in other windows too; the URL and the browser’s storage keep the choice', async ({
    site,
  }) => {
    const { page, errors } = await site.open(path)
    const other = await page.context().newPage()
    await other.goto(site.url(path))
    await startPage(other)
    await startPage(page)
    const panel = (name: string) => page.getByRole('tabpanel', { name }).first()
    await expect(panel('PostgreSQL')).toContainText('FETCH FIRST 10 ROWS ONLY')
    await tab(page, 'MySQL').first().click()
    await expect(panel('MySQL')).toContainText('LIMIT 10')
    await expect(page.getByRole('tabpanel', { name: 'PostgreSQL' })).toHaveCount(0)
    await expect(selected(page)).toHaveText(['MySQL', 'MySQL'])
    await expect(selected(other)).toHaveText(['MySQL', 'MySQL'])
    expect(new URL(page.url()).search).toBe('?engine=mysql')
    expect(await page.evaluate(() => localStorage.getItem('docusaurus.tab.engine'))).toBe('mysql')
    await test.step('the choice is kept on a later visit', async () => {
      await page.goto(site.url(path))
      expect(await selected(page).allTextContents()).toEqual(['MySQL', 'MySQL'])
    })
    expect(errors).toEqual([])
  })

  test('tabs show the choice that the URL names before the scripts start, whatever was chosen earlier', async ({
    site,
  }) => {
    const { page } = await site.open(`${path}?engine=mysql`)
    await page.evaluate(() => localStorage.setItem('docusaurus.tab.engine', 'postgresql'))
    await page.reload()
    expect(await selected(page).first().textContent()).toBe('MySQL')
    expect(await isStarted(page)).toBe(false)
  })

  test('tabs show a choice made on another page when the reader returns to their page', async ({ site }) => {
    const { page } = await site.open(path)
    await page.evaluate(() => localStorage.setItem('docusaurus.tab.engine', 'mysql'))
    await page.goto(site.url('/docs/faq/'))
    await startPage(page)
    await page.goBack()
    await page.waitForURL(site.url(path))
    await expect(selected(page)).toHaveText(['MySQL', 'MySQL'])
  })

  test('tabs take the focus with Left and Right, are selected with Enter, and are one stop in the Tab order', async ({
    site,
  }) => {
    const { page } = await site.open(path)
    await startPage(page)
    const first = group(page).first()
    await selected(page).first().focus()
    for (const [key, name] of [
      ['ArrowRight', 'MySQL'],
      ['ArrowRight', 'PostgreSQL'],
      ['ArrowLeft', 'MySQL'],
    ] as const) {
      await page.keyboard.press(key)
      await expect(first.getByRole('tab', { name })).toBeFocused()
    }
    await expect(selected(page).first()).toHaveText('PostgreSQL')
    await page.keyboard.press('Enter')
    await expect(selected(page).first()).toHaveText('MySQL')
    await expect(selected(page).first()).toBeFocused()
    expect(
      await first.locator('[role=tab]').evaluateAll((tabs: HTMLElement[]) => tabs.map(({ tabIndex }) => tabIndex)),
    ).toEqual([-1, 0])
  })

  test('tabs stay where they are on the screen when the panels above them change too', async ({ site }) => {
    const { page } = await site.open(path)
    await startPage(page)
    const last = tab(page, 'MySQL').last()
    await last.scrollIntoViewIfNeeded()
    const top = () => last.evaluate((element) => element.getBoundingClientRect().top)
    const before = await top()
    await last.click()
    await page.waitForFunction(() => new URLSearchParams(location.search).has('engine'))
    expect(Math.abs((await top()) - before)).toBeLessThan(1)
  })

  test('tabs pressed before the scripts start are shown afterwards', async ({ site }) => {
    const { page, errors } = await site.blank()
    const release = await holdRequests(page, '**/*.js')
    await page.goto(site.url(path))
    await tab(page, 'MySQL').first().click()
    release()
    await page.waitForFunction(() => new URLSearchParams(location.search).get('engine') === 'mysql')
    await expect(selected(page).first()).toHaveText('MySQL')
    expect(errors).toEqual([])
  })
})

test('collapsed details open with the keyboard, nested ones too, and are printed open', async ({ site }) => {
  const { page } = await site.open(path)
  const inner = page.getByText('A sequential scan reads every row.', { exact: true })
  await expect(inner).toBeHidden()
  await test.step('all details are open in print', async () => {
    await page.emulateMedia({ media: 'print' })
    expect(await inner.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }))).toBe(true)
    await page.emulateMedia({ media: 'screen' })
    await expect(inner).toBeHidden()
  })
  for (const summary of ['What the engine says', 'And what it means']) {
    await page.locator('summary', { hasText: summary }).focus()
    await page.keyboard.press('Enter')
  }
  await expect(inner).toBeVisible()
})

test.describe('without JavaScript', () => {
  test('without JavaScript, every tab panel is shown below its name, and no button is shown', async ({ site }) => {
    const { page } = await site.open(path, { javaScriptEnabled: false })
    const panels = group(page).locator('[role=tabpanel]')
    await expect(panels).not.toHaveCount(0)
    for (const panel of await panels.all()) await expect(panel).toBeVisible()
    expect(await panels.nth(1).innerText()).toMatch(/^MySQL\n[^]*LIMIT 10/)
    await expect(page.locator('[role=tablist]').first()).toBeHidden()
    await expect(page.locator('button').filter({ visible: true })).toHaveCount(0)
  })

  test('without JavaScript, a post with SQL rewrites shows no button', async ({ site }) => {
    const { page } = await site.open('/docs/blog/2023/not-in-null-trap/', { javaScriptEnabled: false })
    await expect(page.locator('button')).not.toHaveCount(0)
    await expect(page.locator('button').filter({ visible: true })).toHaveCount(0)
  })
})
