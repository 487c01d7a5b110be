import type { BrowserContextOptions } from '@playwright/test'
import { holdRequests, isStarted, scrollTo, waitForStart } from '../support/actions'
import { expect, test, type OpenPage, type Page, type Site } from '../support/site'

const docPath = '/docs/guides/optimize/explainOutput/'
const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true }

interface UnstartedPage extends OpenPage {
  /** Lets the page's scripts arrive and waits until they have started. */
  readonly startPage: () => Promise<void>
}

/** Opens a page whose scripts are held back. */
async function openUnstarted(site: Site, options: BrowserContextOptions = {}, path = docPath): Promise<UnstartedPage> {
  const opened = await site.blank({ colorScheme: 'light', ...options })
  const { page } = opened
  const release = await holdRequests(page, '**/*.js')
  await page.goto(site.url(path))
  const startPage = async () => {
    release()
    await waitForStart(page)
  }
  return { ...opened, startPage }
}

const html = (page: Page) => page.locator('html')
const themeButton = (page: Page) => page.getByRole('button', { name: 'Switch between dark and light mode' })
const announcement = (page: Page) => page.locator('[data-announcement]')
const sidebar = (page: Page) => page.locator('[data-sidebar]')
const caret = (page: Page, name: string) => sidebar(page).getByRole('button', { name })
const busyControls = (page: Page) => page.locator('button[aria-busy=true]')

test.describe('before the scripts start', () => {
  test('before the scripts start, controls that need no script file act once and immediately, and keep their state', async ({
    site,
  }) => {
    const { page, errors, startPage } = await openUnstarted(site, {
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    await page.getByRole('button', { name: 'Close the announcement' }).click()
    await expect(announcement(page)).toBeHidden()
    await themeButton(page).click()
    await expect(html(page)).toHaveAttribute('data-theme-choice', 'light')
    await themeButton(page).press('Enter')
    await expect(html(page)).toHaveAttribute('data-theme', 'dark')
    const code = page.locator('figure[data-language]', { has: page.locator('[data-act=copy]') }).first()
    await code.locator('[data-act=copy]').click({ force: true })
    await expect(code.getByRole('button', { name: 'Copied' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await code.locator('code').textContent())
    for (const top of [100, 1500, 1200]) await scrollTo(page, top)
    await page.getByRole('button', { name: 'Back to top' }).click()
    await page.waitForFunction(() => scrollY === 0)
    await page.getByRole('button', { name: 'Hide sidebar' }).click()
    await expect(sidebar(page)).toHaveAttribute('data-sidebar', 'hidden')
    await expect(busyControls(page)).toHaveCount(0)
    expect(await isStarted(page)).toBe(false)

    await startPage()
    await expect(announcement(page)).toBeHidden()
    await expect(html(page)).toHaveAttribute('data-theme-choice', 'dark')
    await expect(page.getByRole('button', { name: 'Show sidebar' })).toBeVisible()
    await themeButton(page).click()
    await expect(html(page)).toHaveAttribute('data-theme-choice', 'system')
    await page.getByRole('button', { name: 'Show sidebar' }).click()
    await expect(caret(page, 'Expand “Workload modes”')).toBeVisible()
    expect(errors).toEqual([])
  })

  test('before the scripts start, a caret of the sidebar turns at once and shows that its entries are loading', async ({
    site,
  }) => {
    const { page, errors, startPage } = await openUnstarted(site)
    const closed = caret(page, 'Expand “Workload modes”')
    const open = caret(page, 'Collapse “Optimise SQL”')
    await open.click()
    await expect(closed).toBeHidden()
    await open.click()
    await closed.click()
    await expect(closed).toHaveAttribute('aria-expanded', 'true')
    await expect(closed).toHaveAttribute('aria-busy', 'true')
    await closed.click()
    await expect(closed).toHaveAttribute('aria-expanded', 'false')
    await expect(busyControls(page)).toHaveCount(0)
    await closed.click()
    await startPage()
    await expect(sidebar(page).getByRole('link', { name: 'Raw text' })).toBeVisible()
    await expect(caret(page, 'Collapse “Workload modes”')).toHaveAttribute('aria-expanded', 'true')
    await expect(busyControls(page)).toHaveCount(0)
    await open.click()
    await expect(sidebar(page).getByRole('link', { name: 'Raw text' })).toBeHidden()
    expect(errors).toEqual([])
  })

  test('before the scripts start, tabs show their panel at once, by a click and by the keyboard', async ({ site }) => {
    const { page, errors, startPage } = await openUnstarted(site, {}, '/docs/api/create-analysis/')
    const tabs = page.getByRole('tab')
    await tabs.first().focus()
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    const selected = page.locator('[data-tabs]').first().locator('[role=tab][aria-selected=true]')
    const last = page.locator('[data-tabs]').first().getByRole('tab').last()
    await expect(last).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Home')
    await expect(tabs.first()).toBeFocused()
    expect(await isStarted(page)).toBe(false)
    await startPage()
    await expect(last).toHaveAttribute('aria-selected', 'true')
    await tabs.nth(1).click()
    await expect(selected).toHaveText((await tabs.nth(1).textContent()) ?? '')
    expect(errors).toEqual([])
  })

  test('before the scripts start, the mobile menu shows its main menu and closes at once, and keeps its state', async ({
    site,
  }) => {
    const { page, errors, startPage } = await openUnstarted(site, phone)
    const menu = page.getByRole('dialog')
    const blog = menu.getByRole('link', { name: 'Blog', exact: true })
    await page.locator('summary[aria-label=Menu]').click()
    await page.getByRole('button', { name: 'Close menu' }).click()
    await expect(menu).toBeHidden()
    await page.locator('summary[aria-label=Menu]').click()
    await page.getByRole('button', { name: '← Back to main menu' }).click()
    await expect(blog).toBeVisible()
    expect(await isStarted(page)).toBe(false)
    await startPage()
    await expect(blog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await page.locator('summary[aria-label=Menu]').click()
    await expect(page.getByRole('button', { name: '← Back to main menu' })).toBeVisible()
    expect(errors).toEqual([])
  })

  test('before the scripts start, a control that needs a script file is shown as busy when it is clicked, and the click is replayed once', async ({
    site,
  }) => {
    const { page, errors, startPage } = await openUnstarted(site, {}, '/docs/blog/2023/not-in-null-trap/')
    const rewrite = page.locator('[data-rewrite]').first()
    const run = rewrite.getByRole('button', { name: 'Run it here' })
    await run.click()
    await expect(run).toHaveAttribute('aria-busy', 'true')
    await expect(run).toHaveCSS('cursor', 'progress')
    await run.click()
    await startPage()
    await expect(rewrite.getByRole('textbox')).toHaveCount(2)
    await expect(busyControls(page)).toHaveCount(0)
    expect(errors).toEqual([])
  })

  for (const [name, summary, options, content] of [
    ['the language menu', 'summary[aria-label="Languages: English"]', {}, 'a[hreflang="zh-CN"] >> visible=true'],
    ['the mobile menu', 'summary[aria-label=Menu]', phone, '[role=dialog]'],
    ['the collapsed table of contents', 'main summary', phone, 'main details a'],
  ] as const)
    test(`before the scripts start, ${name} opens at once and stays open afterwards`, async ({ site }) => {
      const { page, startPage } = await openUnstarted(site, options)
      await page.locator(summary).first().click()
      await expect(page.locator(content).first()).toBeVisible()
      expect(await isStarted(page)).toBe(false)
      await startPage()
      await expect(page.locator(content).first()).toBeVisible()
    })

  test('before the scripts start, a link is followed at once', async ({ site }) => {
    const { page } = await openUnstarted(site)
    await page.locator('a[rel=prev]').click()
    await page.waitForURL((url) => url.pathname.endsWith('/setupOptimization/'), { waitUntil: 'commit' })
  })

  test('before the scripts start, the link to the other language keeps the query and the hash', async ({ site }) => {
    const { page } = await openUnstarted(site)
    await page.evaluate(() => history.replaceState(null, '', '?a=1#the-summary'))
    await page.locator('summary[aria-label="Languages: English"]').click()
    await page.locator('a[hreflang="zh-CN"]:visible').click()
    await page.waitForURL(site.url('/docs/zh/guides/optimize/explainOutput/?a=1#the-summary'), { waitUntil: 'commit' })
  })
})
