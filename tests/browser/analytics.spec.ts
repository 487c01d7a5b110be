import { isStarted, startPage } from '../support/actions'
import { fixtureSite, statsOrigin } from '../support/fixture-site'
import { expect, test, type Page } from '../support/site'
import type { Stats } from '../support/stats'

test.use({ folder: fixtureSite })

/** Waits until both services have received a number of page views. */
async function expectViews(stats: Stats, number: number): Promise<void> {
  await expect.poll(() => [stats.of('gtag').length, stats.of('events').length]).toEqual([number, number])
}

/** Waits until the page is idle and a request that it then sends to its own server has been answered. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve)))
    await fetch('/robots.txt')
  })
}

/** Settles the page and waits until a later request to the services has arrived, which earlier ones precede. */
async function settleServices(page: Page, stats: Stats): Promise<void> {
  await settle(page)
  await page.evaluate((origin) => void fetch(`${origin}/fence`, { mode: 'no-cors' }), statsOrigin)
  await expect.poll(() => stats.requests).toContain('GET /fence')
  stats.requests = stats.requests.filter((request) => request !== 'GET /fence')
}

test.describe('a page view', () => {
  test('a page view is sent once to each service without any user interaction', async ({ site, stats }) => {
    const { page, errors } = await site.open('/docs/faq/')
    await expectViews(stats, 1)
    await settleServices(page, stats)
    const url = site.url('/docs/faq/')
    expect(stats.of('gtag')).toEqual([
      {
        service: 'gtag',
        url,
        title: 'FAQ | Query Wizard',
        referrer: '',
        data: { id: 'G-WIZARD', event: 'page_view', anonymous: true, automatic: false, cookie: false },
      },
    ])
    expect(stats.of('events')).toEqual([
      {
        service: 'events',
        url,
        referrer: '',
        data: { name: 'pageview', domain: 'wizard.example.org', cookie: false },
      },
    ])
    expect(stats.requests.toSorted()).toEqual(['GET /gtag.js?id=G-WIZARD', 'POST /api/event', 'POST /collect'])
    expect(await isStarted(page)).toBe(false)
    expect(errors).toEqual([])
  })

  test('a page view is sent for every navigation, also back and forward, with the title of the new page', async ({
    site,
    stats,
  }) => {
    const { page, errors } = await site.open('/docs/blog/')
    await startPage(page)
    await expectViews(stats, 1)
    await page.getByRole('link', { name: 'FAQs' }).first().click()
    await expectViews(stats, 2)
    await page.getByRole('link', { name: 'Tutorial' }).first().click()
    await expectViews(stats, 3)
    await page.goBack()
    await expectViews(stats, 4)
    await page.goForward()
    await expectViews(stats, 5)
    await settleServices(page, stats)
    const paths = ['/docs/blog/', '/docs/faq/', '/docs/', '/docs/faq/', '/docs/']
    expect(stats.paths('gtag')).toEqual(paths)
    expect(stats.paths('events')).toEqual(paths)
    const home = 'Optimise your SQL queries by clicks'
    const titles = ['Blog', 'FAQ', home, 'FAQ', home]
    expect(stats.of('gtag').map(({ title }) => title)).toEqual(titles.map((title) => `${title} | Query Wizard`))
    const urls = stats.of('gtag').map(({ url }) => url)
    expect(stats.of('gtag').map(({ referrer }) => referrer)).toEqual(['', ...urls.slice(0, 4)])
    expect(errors).toEqual([])
  })

  test('a page view is sent under the title of the new page if a link is clicked while the scripts of the page start', async ({
    site,
    stats,
  }) => {
    const { page } = await site.blank()
    await page.addInitScript(() =>
      addEventListener('site:started', () =>
        document.querySelector<HTMLElement>('main a[href$="/faq/"], nav a[href$="/faq/"]')?.click(),
      ),
    )
    await page.goto(site.url('/docs/blog/'))
    await startPage(page)
    await expectViews(stats, 2)
    expect(stats.of('gtag').map(({ title }) => title)).toEqual(['Blog | Query Wizard', 'FAQ | Query Wizard'])
  })

  test('a page view is not sent for an unknown URL', async ({ site, stats }) => {
    const { page } = await site.open('/docs/no-such-page/')
    await page.getByRole('link', { name: 'FAQs' }).first().click()
    await expectViews(stats, 1)
    expect([stats.paths('gtag'), stats.paths('events')]).toEqual([['/docs/faq/'], ['/docs/faq/']])
  })

  test('a page view is not sent for a change of the hash alone', async ({ site, stats }) => {
    const { page } = await site.open('/docs/faq/')
    await startPage(page)
    await expectViews(stats, 1)
    await page.locator('nav[aria-label="On this page"] a').nth(1).click()
    await page.waitForURL((url) => url.hash !== '')
    await settleServices(page, stats)
    // the view of a later navigation is the second one
    await page.getByRole('link', { name: 'Tutorial' }).first().click()
    await expectViews(stats, 2)
    expect(stats.paths('gtag')).toEqual(['/docs/faq/', '/docs/'])
    expect(stats.paths('events')).toEqual(['/docs/faq/', '/docs/'])
  })

  test('a page view is sent for a page that the reader leaves before it has loaded', async ({ site, stats }) => {
    const { page } = await site.blank()
    await page.goto(site.url('/docs/faq/'), { waitUntil: 'domcontentloaded' })
    await page.goto('about:blank')
    await expect.poll(() => stats.paths('events')).toEqual(['/docs/faq/'])
  })
})

test.describe('absence of page views and cookies', () => {
  /** Opens a page, goes to another one, and returns everything that analytics would leave behind. */
  async function readTwoPages(page: Page, url: (path: string) => string) {
    const foreign: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(url('/'))) foreign.push(request.url())
    })
    await page.goto(url('/docs/blog/'))
    await startPage(page)
    await page.getByRole('link', { name: 'FAQs' }).first().click()
    await expect(page.locator('h1', { hasText: 'FAQ' })).toBeVisible()
    await settle(page)
    return {
      foreign,
      cookies: await page.context().cookies(),
      scripts: await page.locator('script[src*="stats.example.org"], script[src*="gtag"]').count(),
    }
  }
  const nothing = { foreign: [], cookies: [], scripts: 0 }

  for (const [name, property, value] of [
    ['Do Not Track', 'doNotTrack', '1'],
    ['Global Privacy Control', 'globalPrivacyControl', true],
  ] as const)
    test(`no page view is sent and no cookie is set for a reader with ${name}`, async ({ site, stats }) => {
      const { page } = await site.blank()
      await page.addInitScript(([key, set]) => Object.defineProperty(navigator, key, { get: () => set }), [
        property,
        value,
      ] as const)
      expect(await readTwoPages(page, site.url)).toEqual(nothing)
      expect(stats.requests).toEqual([])
    })

  test('no page view is sent and no cookie is set on a site without ids of services', async ({ serve, stats }) => {
    const site = await serve('out')
    const { page } = await site.blank()
    expect(await readTwoPages(page, site.url)).toEqual(nothing)
    expect(stats.requests).toEqual([])
  })
})
