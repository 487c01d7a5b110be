import { isStarted, startPage } from '../support/actions'
import { doNotTrack } from '../support/do-not-track'
import { fixtureSite } from '../support/fixture-site'
import { expect, test, type Page } from '../support/site'

const docPath = '/docs/guides/optimize/explainOutput/'

const sidebar = (page: Page) => page.locator('[data-sidebar]')
const link = (page: Page, name: string) => sidebar(page).getByRole('link', { name, exact: true })

test.describe('the docs sidebar with 40 categories', () => {
  test.use({ folder: fixtureSite })

  test('the docs sidebar with 40 categories keeps its open categories over navigations and reloads', async ({
    site,
  }) => {
    const { page } = await doNotTrack(site).open('/docs/topic-000/page-0/')
    await startPage(page)
    await link(page, 'topic-002').click()
    await link(page, 'Page 4').click()
    await expect(page.locator('h1', { hasText: 'Page 4' })).toBeVisible()
    await page.getByRole('link', { name: 'Blog' }).last().click()
    await expect(page.locator('h1', { hasText: 'Blog' })).toBeVisible()
    await page.goto(site.url('/docs/tags/'))
    await page.goto(site.url('/docs/topic-002/page-5/'))
    await startPage(page)
    await link(page, 'topic-005').click()
    await expect(link(page, 'Page 11')).toBeVisible()
    await page.reload()
    await startPage(page)
    await expect(link(page, 'Page 11')).toBeVisible()
    await expect(link(page, 'topic-002')).toHaveAttribute('aria-expanded', 'false')
  })

  test('the docs sidebar with 40 categories shows the current page far down in it, and keeps its scroll position on the next page', async ({
    site,
  }) => {
    const { page } = await doNotTrack(site).open('/docs/topic-032/page-64/')
    const { top, bottom } = await link(page, 'Page 64').evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return { top, bottom: innerHeight - bottom }
    })
    expect(top).toBeGreaterThan(60)
    expect(bottom).toBeGreaterThan(0)
    expect(await page.evaluate(() => scrollY)).toBe(0)

    await startPage(page)
    const pane = sidebar(page).locator('> div > div')
    const [before, after] = await pane.evaluate((element) => [element.scrollTop, (element.scrollTop += 100)])
    expect(before).toBeGreaterThan(400)
    expect(after).toBe((before ?? 0) + 100)
    await link(page, 'Page 65').click()
    await expect(page.locator('h1', { hasText: 'Page 65' })).toBeVisible()
    expect(await pane.evaluate((element) => element.scrollTop)).toBe(after)
  })

  test('the docs sidebar with 40 categories has links instead of buttons for the categories without JavaScript', async ({
    site,
  }) => {
    const { page } = await site.open('/docs/topic-000/page-0/', { javaScriptEnabled: false })
    await link(page, 'topic-039').click()
    await page.waitForURL((url) => url.pathname === '/docs/topic-039/page-78/')
    await expect(link(page, 'Page 79')).toBeVisible()
    await expect(sidebar(page).getByRole('button')).toHaveCount(0)
  })
})

test.describe('the docs sidebar, hidden', () => {
  const width = async (page: Page) => Math.round((await sidebar(page).boundingBox())?.width ?? 0)
  const hide = (page: Page) => page.getByRole('button', { name: 'Hide sidebar' })
  const show = (page: Page) => page.getByRole('button', { name: 'Show sidebar' })

  /** Hides the sidebar and waits until its content is hidden. */
  async function hideSidebar(page: Page): Promise<void> {
    await hide(page).click()
    await expect(page.locator('[data-sidebar] nav')).toBeHidden()
  }

  test('the hidden docs sidebar is a strip of 30 px, and the buttons that hide and show it pass the focus to each other', async ({
    site,
  }) => {
    const { page } = await site.open(docPath)
    expect(await width(page)).toBe(300)
    await hideSidebar(page)
    await expect.poll(() => width(page)).toBe(30)
    await expect(show(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(link(page, 'Set-up')).toBeVisible()
    await expect(hide(page)).toBeFocused()
  })

  test('the hidden docs sidebar is shown again by Space, but not by Tab', async ({ site }) => {
    const { page } = await site.open(docPath)
    await hideSidebar(page)
    await show(page).focus()
    await page.keyboard.press('Tab')
    await expect(show(page)).not.toBeFocused()
    await expect(show(page)).toBeVisible()
    await show(page).focus()
    await page.keyboard.press('Space')
    await expect(link(page, 'Set-up')).toBeVisible()
  })

  test('the docs sidebar disappears at once when it is hidden by readers who prefer reduced motion', async ({
    site,
  }) => {
    const { page } = await site.open(docPath, { reducedMotion: 'reduce' })
    await startPage(page)
    await hide(page).click()
    await expect(show(page)).toBeVisible()
    await expect(page.locator('[data-sidebar] nav')).toBeHidden()
  })

  test('the hidden docs sidebar stays hidden on other pages with it and after a reload, while another sidebar is shown', async ({
    site,
  }) => {
    const { page } = await site.open(docPath)
    await hideSidebar(page)
    await page.locator('a[rel=prev]').click()
    await expect(page.locator('h1', { hasText: 'Set' })).toBeVisible()
    await expect(show(page)).toBeVisible()
    await page.reload()
    expect([await width(page), await isStarted(page)]).toEqual([30, false])
    await startPage(page)
    await expect(show(page)).toBeVisible()
    expect(await width(page)).toBe(30)
    await page.locator('header').getByRole('link', { name: 'FAQs' }).last().click()
    await expect(page.locator('h1', { hasText: 'FAQ' })).toBeVisible()
    await expect(sidebar(page).getByRole('link').first()).toBeVisible()
    await page.goBack()
    await expect(page.locator('h1', { hasText: 'Set' })).toBeVisible()
    await expect(link(page, 'Output')).toBeVisible()
  })
})

test('the menu of a phone works without JavaScript: the sidebar, the navbar and the languages', async ({ site }) => {
  const { page } = await site.open(docPath, { javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  await page.locator('summary[aria-label=Menu]').click()
  const menu = page.getByRole('dialog')
  await expect(page.getByRole('region', { name: 'Sidebar' }).getByRole('link', { name: 'Set-up' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Blog' })).toBeVisible()
  await menu.locator('summary', { hasText: 'Languages' }).click()
  await menu.getByRole('link', { name: 'Switch to 中文' }).click()
  await page.waitForURL((url) => url.pathname === '/docs/zh/guides/optimize/explainOutput/')
})
