import { interceptRequests, waitForStart } from '../support/actions'
import { expect, test, type OpenPage, type Page, type Site } from '../support/site'
import { phone } from '../support/viewport'

const docPath = '/docs/guides/optimize/explainOutput/'

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' })
const toggle = (page: Page) => page.locator('summary[aria-label=Menu]')
const backButton = (page: Page) => page.getByRole('button', { name: '← Back to main menu' })
/** A link of the section's menu. */
const sectionLink = (page: Page) => drawer(page).getByRole('link', { name: 'Set-up' })
/** A link of the main menu. */
const mainLink = (page: Page) => drawer(page).getByRole('link', { name: 'Blog' })

/** Opens a page on a phone and the drawer on it, and waits until its scripts have started. Going back leads to the previous page. */
async function openDrawer(site: Site, path = docPath, previous = path): Promise<OpenPage> {
  const opened = await site.open(previous, phone)
  if (previous !== path) await opened.page.goto(site.url(path))
  await toggle(opened.page).click()
  await waitForStart(opened.page)
  await expect(drawer(opened.page)).toBeFocused()
  return opened
}

test.describe('the drawer', () => {
  test('the drawer opens before the scripts have loaded', async ({ site }) => {
    const { page } = await site.blank(phone)
    // never answers
    await interceptRequests(page, '**/*.js', () => {})
    await page.goto(site.url(docPath))
    await toggle(page).click()
    await expect(sectionLink(page)).toBeVisible()
  })

  test('the drawer opens with the section’s menu, and “Back to main menu” shows the main menu until the drawer closes', async ({
    site,
  }) => {
    const { page, errors } = await openDrawer(site)
    const panes = drawer(page).locator('[data-shown] > div')
    await expect(sectionLink(page)).toBeVisible()
    await expect(mainLink(page)).toBeHidden()
    await expect(panes).toHaveCount(2)
    await expect(panes.first()).toHaveJSProperty('inert', true)
    await expect(panes.last()).toHaveJSProperty('inert', false)

    await backButton(page).click()
    await expect(mainLink(page)).toBeVisible()
    await expect(sectionLink(page)).toBeHidden()
    await expect(panes.first()).toHaveJSProperty('inert', false)
    await expect(panes.last()).toHaveJSProperty('inert', true)
    // the button that had the focus is inert now
    await expect(drawer(page)).toBeFocused()

    await page.keyboard.press('Escape')
    await expect(drawer(page)).toBeHidden()
    await toggle(page).click()
    await expect(sectionLink(page)).toBeVisible()
    expect(errors).toEqual([])
  })

  test('the drawer shows the main menu on a page that has no menu of its own', async ({ site }) => {
    const { page } = await openDrawer(site, '/docs/tags/')
    await expect(mainLink(page)).toBeVisible()
    await expect(backButton(page)).toHaveCount(0)
  })

  test('the drawer keeps the focus inside and returns it to its toggle', async ({ site }) => {
    const { page } = await openDrawer(site)
    for (let presses = 0; presses < 25; presses++) {
      await page.keyboard.press('Tab')
      const focused = await page.evaluate(() => {
        // the focus is in the browser's own toolbar
        if (document.activeElement === document.body) return 'browser'
        return document.activeElement?.closest('[role=dialog]') ? 'inside' : 'outside'
      })
      expect(focused).not.toBe('outside')
    }
    await page.keyboard.press('Escape')
    await expect(toggle(page)).toBeFocused()
  })

  test('the drawer locks the scroll of the page and restores the page’s own overflow', async ({ site }) => {
    const { page } = await site.open(docPath, phone)
    await page.evaluate(() => (document.body.style.overflow = 'clip'))
    const overflow = () =>
      page.evaluate(() => [getComputedStyle(document.documentElement).overflowY, document.body.style.overflow])
    const before = await overflow()
    await toggle(page).click()
    await waitForStart(page)
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden')
    await page.getByRole('button', { name: 'Close menu' }).click()
    await expect(drawer(page)).toBeHidden()
    expect(await overflow()).toEqual(before)
    await expect(page.locator('[inert]')).toHaveCount(0)
  })

  const closings: [name: string, close: (page: Page) => Promise<void>][] = [
    ['Escape is pressed', (page) => page.keyboard.press('Escape')],
    ['its close button is clicked', (page) => page.getByRole('button', { name: 'Close menu' }).click()],
    ['the page beside it is clicked', (page) => page.mouse.click(380, 400)],
    ['the window becomes wide', (page) => page.setViewportSize({ width: 1200, height: 844 })],
  ]
  for (const [name, close] of closings)
    test(`the drawer closes when ${name}, without leaving an inert element or a history entry`, async ({ site }) => {
      const { page } = await openDrawer(site)
      const entries = await page.evaluate(() => history.length)
      await close(page)
      await expect(drawer(page)).toBeHidden()
      await expect(page.locator('details[open]')).toHaveCount(0)
      await expect(page.locator('[inert]')).toHaveCount(0)
      expect(await page.evaluate(() => [location.pathname, history.length])).toEqual([docPath, entries])
    })

  test('the drawer stays open when a press that began inside ends outside', async ({ site }) => {
    const { page } = await openDrawer(site)
    // it slides in from the side
    await page.waitForFunction(() => Boolean(document.elementFromPoint(100, 820)?.closest('[role=dialog]')))
    await page.mouse.move(100, 820)
    await page.mouse.down()
    await page.mouse.move(380, 820)
    await page.mouse.up()
    await expect(drawer(page)).toBeVisible()
    await page.mouse.click(380, 400)
    await expect(drawer(page)).toBeHidden()
  })

  test('going back closes the drawer and does not leave the page', async ({ site }) => {
    const { page, errors } = await openDrawer(site, docPath, '/docs/faq/')
    await page.goBack()
    await expect(drawer(page)).toBeHidden()
    expect(new URL(page.url()).pathname).toBe(docPath)
    await page.goBack()
    expect(new URL(page.url()).pathname).toBe('/docs/faq/')
    expect(errors).toEqual([])
  })

  test('the drawer closes when a link is followed; going back then leads to the page on which it was opened', async ({
    site,
  }) => {
    const { page } = await openDrawer(site, docPath, '/docs/faq/')
    await sectionLink(page).click()
    await page.waitForURL((url) => url.pathname.endsWith('/setupOptimization/'))
    await expect(drawer(page)).toBeHidden()
    await page.goBack()
    await page.waitForURL((url) => url.pathname === docPath)
    // the router writes a history entry when the page is rendered, which would cancel going back again
    await expect(page.locator('h1')).toHaveText('Explain the output')
    await page.goBack()
    expect(new URL(page.url()).pathname).toBe('/docs/faq/')
  })

  test('the drawer closes when the link of a category is followed, but not when its caret is clicked', async ({
    site,
  }) => {
    const { page } = await openDrawer(site)
    await drawer(page).getByRole('button', { name: 'Expand “Workload modes”' }).click()
    await expect(drawer(page).getByRole('link', { name: 'Raw text' })).toBeVisible()
    await drawer(page).getByRole('link', { name: 'Workload modes' }).click()
    await page.waitForURL((url) => url.pathname.endsWith('/workload-modes/'))
    await expect(drawer(page)).toBeHidden()
  })

  test('the drawer has the language menu, which keeps the query and the hash', async ({ site }) => {
    const { page } = await openDrawer(site, `${docPath}?a=1#the-summary`)
    await backButton(page).click()
    await drawer(page).locator('summary', { hasText: 'Languages' }).click()
    await drawer(page).getByRole('link', { name: 'Switch to 中文' }).click()
    await page.waitForURL(site.url('/docs/zh/guides/optimize/explainOutput/?a=1#the-summary'))
  })
})
