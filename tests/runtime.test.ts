import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { hydrated, intercept, layoutShifts, servedSite, slowly, wake } from './setup/browser'

const site = servedSite('out')
const docPath = '/docs/guides/optimize/setupOptimization/'

describe('the runtime loads on intent', () => {
  it('a page that nobody touches fetches no script', async () => {
    const { page } = await site.blank()
    const scripts: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
    await page.goto(site.url(docPath), { waitUntil: 'networkidle' })
    await page.waitForTimeout(1500)
    expect(scripts).toEqual([])
  })

  it.each([
    ['the pointer moves', (page) => page.mouse.move(400, 400)],
    ['a key is pressed', (page) => page.keyboard.press('Shift')],
    ['something gets the focus', (page) => page.locator('main a').first().focus()],
    ['a reader with a mouse scrolls', (page) => page.evaluate(() => window.scrollTo(0, 400))],
  ] as [string, (page: Page) => Promise<void>][])('when %s, React arrives', async (_, act) => {
    const { page, noise } = await site.open(docPath)
    await act(page)
    await hydrated(page)
    expect(noise).toEqual([])
  })

  it('a phone reader who scrolls does not pay for the runtime', async () => {
    const { page } = await site.open(docPath, { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
    await page.evaluate(() => window.scrollTo(0, 800))
    await page.waitForTimeout(1500)
    expect(
      await page.evaluate(
        () => performance.getEntriesByType('resource').filter((entry) => entry.name.endsWith('.js')).length,
      ),
    ).toBe(0)
  })

  it('a control pressed before React is there acts once when it is', async () => {
    const { page, noise } = await site.blank({ colorScheme: 'light' })
    await slowly(page)
    await page.goto(site.url(docPath))
    const changes = await page.evaluateHandle(() => {
      const seen: (string | undefined)[] = []
      new MutationObserver(() => seen.push(document.documentElement.dataset.theme)).observe(document.documentElement, {
        attributeFilter: ['data-theme'],
      })
      return seen
    })
    await page.getByRole('button', { name: 'Switch between dark and light mode' }).click()
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('light')
    await page.waitForFunction(() => document.documentElement.dataset.theme === 'dark')
    await page.waitForTimeout(500)
    expect(await changes.jsonValue()).toEqual(['dark'])
    expect(noise).toEqual([])
  })

  it('a key press on a control before React is there acts once as well', async () => {
    const { page } = await site.blank({ colorScheme: 'dark' })
    await slowly(page)
    await page.goto(site.url(docPath))
    await page.getByRole('button', { name: 'Switch between dark and light mode' }).focus()
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => document.documentElement.dataset.theme === 'light')
    await page.waitForTimeout(500)
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('light')
  })

  it('scripts that fail to load are tried again at the next sign', async () => {
    const { page } = await site.blank()
    let offline = true
    await intercept(page, '**/*.js', (route) => (offline ? route.abort() : route.continue()))
    await page.goto(site.url(docPath))
    await page.mouse.move(300, 300)
    await page.waitForTimeout(500)
    offline = false
    await wake(page)
    expect(await page.evaluate(() => document.documentElement.dataset.hasHydrated)).toBe('true')
  })

  it('the way back leads to the page that it names, when its document is gone and React not there yet', async () => {
    const { page } = await site.open('/docs/')
    await wake(page)
    await page.getByRole('link', { name: 'FAQs' }).first().click()
    await page.locator('h1', { hasText: 'FAQ' }).waitFor()
    await page.reload()
    await page.goBack()
    await page.locator('h1', { hasText: 'Optimise' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/docs/')
    await page.context().close()
  })

  it('nothing shifts when React arrives', async () => {
    const { page } = await site.open(docPath)
    await wake(page)
    const shift = (await layoutShifts(page)).reduce((sum, value) => sum + value, 0)
    expect(shift).toBeLessThan(0.005)
  })
})
