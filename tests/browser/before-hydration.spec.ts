import type { BrowserContextOptions } from '@playwright/test'
import { holdRequests, waitForHydration } from '../support/actions'
import { expect, test, type OpenPage, type Page, type Site } from '../support/site'

const docPath = '/docs/guides/optimize/explainOutput/'
const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true }

interface UnhydratedPage extends OpenPage {
  /** Lets the page's scripts arrive and waits for hydration. */
  readonly hydrate: () => Promise<void>
}

/** Opens a page whose scripts are held back; counts the clicks that get past the script loader, which queues them. */
async function openUnhydrated(site: Site, options: BrowserContextOptions = {}): Promise<UnhydratedPage> {
  const opened = await site.blank({ colorScheme: 'light', ...options })
  const { page } = opened
  await page.addInitScript(() => {
    const clicks: string[] = []
    Object.assign(window, { clicks })
    document.addEventListener('click', ({ target }) => clicks.push((target as Element).tagName), true)
  })
  const release = await holdRequests(page, '**/*.js')
  await page.goto(site.url(docPath))
  const hydrate = async () => {
    release()
    await waitForHydration(page)
  }
  return { ...opened, hydrate }
}

const clicks = (page: Page) => page.evaluate(() => (window as unknown as { clicks: string[] }).clicks.length)
const isHydrated = (page: Page) => page.evaluate(() => document.documentElement.dataset.hasHydrated === 'true')
const html = (page: Page) => page.locator('html')
const themeButton = (page: Page) => page.getByRole('button', { name: 'Switch between dark and light mode' })
const closeAnnouncement = (page: Page) => page.getByRole('button', { name: 'Close the announcement' })
const announcement = (page: Page) => page.locator('[data-announcement]')

interface Control {
  name: string
  options?: BrowserContextOptions
  prepare?: (page: Page) => Promise<unknown>
  press: (page: Page) => Promise<unknown>
  /** Clicks that `prepare` makes and the loader does not queue. */
  earlier?: number
  /** Expects that the control has done its work, once. */
  expectEffect: (page: Page) => Promise<unknown>
}

const openMenu = (page: Page) => page.locator('summary[aria-label=Menu]').click()

const controls: Control[] = [
  {
    name: 'the close button of the announcement',
    press: (page) => closeAnnouncement(page).click(),
    expectEffect: (page) => expect(announcement(page)).toBeHidden(),
  },
  {
    name: 'the caret of a sidebar category',
    press: (page) => page.locator('[data-sidebar]').getByRole('button', { name: 'Expand “Workload modes”' }).click(),
    expectEffect: (page) =>
      expect(page.locator('[data-sidebar]').getByRole('link', { name: 'Raw text' })).toBeVisible(),
  },
  {
    name: 'the button that hides the sidebar',
    press: (page) => page.getByRole('button', { name: 'Hide sidebar' }).click(),
    expectEffect: (page) => expect(page.getByRole('button', { name: 'Show sidebar' })).toBeVisible(),
  },
  {
    name: 'the button “Back to top”',
    prepare: (page) =>
      page.evaluate(async () => {
        const frame = () => new Promise(requestAnimationFrame)
        for (const top of [100, 1500, 1200]) {
          window.scrollTo({ top, behavior: 'instant' })
          await frame()
          await frame()
        }
      }),
    press: (page) => page.getByRole('button', { name: 'Back to top' }).click(),
    expectEffect: (page) => page.waitForFunction(() => scrollY === 0),
  },
  {
    name: 'the button of the mobile menu that leads back to the main menu',
    options: phone,
    prepare: openMenu,
    earlier: 1,
    press: (page) => page.getByRole('button', { name: '← Back to main menu' }).click(),
    expectEffect: (page) => expect(page.getByRole('dialog').getByRole('link', { name: 'Blog' })).toBeVisible(),
  },
  {
    name: 'the close button of the mobile menu',
    options: phone,
    prepare: openMenu,
    earlier: 1,
    press: (page) => page.getByRole('button', { name: 'Close menu' }).click(),
    expectEffect: (page) => expect(page.getByRole('dialog')).toBeHidden(),
  },
]

test.describe('before hydration', () => {
  for (const { name, options, prepare, earlier = 0, press, expectEffect } of controls)
    test(`a click on ${name} is queued and replayed once after hydration`, async ({ site }) => {
      const { page, errors, hydrate } = await openUnhydrated(site, options)
      await prepare?.(page)
      await press(page)
      expect(await clicks(page)).toBe(earlier)
      await hydrate()
      await expectEffect(page)
      expect(await clicks(page)).toBe(earlier + 1)
      expect(errors).toEqual([])
    })

  for (const [name, press] of [
    ['a click', (page) => themeButton(page).click()],
    [
      'Enter',
      async (page) => {
        await themeButton(page).focus()
        await page.keyboard.press('Enter')
      },
    ],
  ] as [string, (page: Page) => Promise<void>][])
    test(`${name} on the colour mode button is queued and switches once after hydration`, async ({ site }) => {
      const { page, errors, hydrate } = await openUnhydrated(site)
      const changes = await page.evaluateHandle(() => {
        const values: (string | undefined)[] = []
        new MutationObserver(() => values.push(document.documentElement.dataset.theme)).observe(
          document.documentElement,
          { attributeFilter: ['data-theme'] },
        )
        return values
      })
      await press(page)
      await expect(html(page)).toHaveAttribute('data-theme', 'light')
      await hydrate()
      await expect(html(page)).toHaveAttribute('data-theme', 'dark')
      expect(await clicks(page)).toBe(1)
      expect(await changes.jsonValue()).toEqual(['dark'])
      expect(errors).toEqual([])
    })

  test('clicks on two controls are both replayed', async ({ site }) => {
    const { page, errors, hydrate } = await openUnhydrated(site)
    await closeAnnouncement(page).click()
    await themeButton(page).click()
    expect(await clicks(page)).toBe(0)
    await hydrate()
    await expect(announcement(page)).toBeHidden()
    await expect(html(page)).toHaveAttribute('data-theme', 'dark')
    expect(await clicks(page)).toBe(2)
    expect(errors).toEqual([])
  })

  for (const [name, summary, options, content] of [
    ['the language menu', 'summary[aria-label="Languages: English"]', {}, 'a[hreflang="zh-CN"] >> visible=true'],
    ['the mobile menu', 'summary[aria-label=Menu]', phone, '[role=dialog]'],
    ['the collapsed table of contents', 'main summary', phone, 'main details a'],
  ] as const)
    test(`${name} opens at once and stays open after hydration`, async ({ site }) => {
      const { page, hydrate } = await openUnhydrated(site, options)
      await page.locator(summary).first().click()
      await expect(page.locator(content).first()).toBeVisible()
      expect(await isHydrated(page)).toBe(false)
      await hydrate()
      await expect(page.locator(content).first()).toBeVisible()
    })

  test('a link is followed at once', async ({ site }) => {
    const { page } = await openUnhydrated(site)
    await page.locator('a[rel=prev]').click()
    await page.waitForURL((url) => url.pathname.endsWith('/setupOptimization/'), { waitUntil: 'commit' })
  })

  test('the link to the other language keeps the query and the hash', async ({ site }) => {
    const { page } = await openUnhydrated(site)
    await page.evaluate(() => history.replaceState(null, '', '?a=1#the-summary'))
    await page.locator('summary[aria-label="Languages: English"]').click()
    await page.locator('a[hreflang="zh-CN"]:visible').click()
    await page.waitForURL(site.url('/docs/zh/guides/optimize/explainOutput/?a=1#the-summary'), { waitUntil: 'commit' })
  })
})
