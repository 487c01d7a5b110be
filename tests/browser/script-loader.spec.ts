import { startPage, interceptRequests, layoutShifts, waitForStart } from '../support/actions'
import { expect, test, type Page } from '../support/site'

const docPath = '/docs/guides/optimize/setupOptimization/'
/** The scripts that the loader has added; browsers with modules ignore the other one. */
const scripts = 'script[src]:not([nomodule])'

test.describe('the script loader', () => {
  test('the script loader loads no script without user interaction', async ({ site }) => {
    const { page } = await site.blank()
    const requests: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && requests.push(request.url()))
    await page.clock.install()
    await page.goto(site.url(docPath))
    // whatever a timer would start, it has started
    await page.clock.runFor(60_000)
    await expect(page.locator(scripts)).toHaveCount(0)
    expect(requests).toEqual([])
  })

  test('the script loader loads no script when a phone is scrolled', async ({ site }) => {
    const { page } = await site.blank({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
    const requests: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && requests.push(request.url()))
    await page.clock.install()
    await page.goto(site.url(docPath))
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          addEventListener('scroll', resolve, { once: true })
          window.scrollTo(0, 800)
        }),
    )
    await page.clock.runFor(60_000)
    await expect(page.locator(scripts)).toHaveCount(0)
    expect(requests).toEqual([])
  })

  for (const [name, interact] of [
    ['the pointer moves', (page) => page.mouse.move(400, 400)],
    ['a key is pressed', (page) => page.keyboard.press('Shift')],
    ['an element receives the focus', (page) => page.locator('main a').first().focus()],
    ['a page used with a mouse is scrolled', (page) => page.evaluate(() => window.scrollTo(0, 400))],
  ] as [string, (page: Page) => Promise<void>][])
    test(`the script loader starts the scripts of the page when ${name}`, async ({ site }) => {
      const { page, errors } = await site.open(docPath)
      await interact(page)
      await waitForStart(page)
      expect(errors).toEqual([])
    })

  test('the script loader loads no script again when the started page is used', async ({ site }) => {
    const { page } = await site.open(docPath)
    await startPage(page)
    const count = await page.locator(scripts).count()
    await page.keyboard.press('Shift')
    await page.mouse.move(500, 400)
    await page.locator('[data-act=theme]').click()
    await expect(page.locator(scripts)).toHaveCount(count)
  })

  test('the script loader tries again on the next interaction when scripts fail to load', async ({ site }) => {
    const { page } = await site.blank()
    await page.addInitScript(() => {
      Object.assign(window, { failures: 0 })
      addEventListener(
        'error',
        ({ target }) => {
          if (target instanceof HTMLScriptElement) (window as unknown as { failures: number }).failures++
        },
        true,
      )
    })
    let isOffline = true
    await interceptRequests(page, '**/*.js', (route) => (isOffline ? route.abort() : route.continue()))
    await page.goto(site.url(docPath))
    await page.mouse.move(300, 300)
    await page.waitForFunction((selector) => {
      const { failures } = window as unknown as { failures: number }
      return failures > 0 && failures === document.querySelectorAll(selector).length
    }, scripts)
    isOffline = false
    await startPage(page)
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true')
  })

  test('the script loader loads the previous page when the reader goes back on a page whose scripts have not started', async ({
    site,
  }) => {
    const { page } = await site.open('/docs/')
    await startPage(page)
    await page.getByRole('link', { name: 'FAQs' }).first().click()
    await page.locator('h1', { hasText: 'FAQ' }).waitFor()
    await page.reload()
    await page.goBack()
    await expect(page.locator('h1', { hasText: 'Optimise' })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/docs/')
  })

  test('the start of the scripts causes no layout shift', async ({ site }) => {
    const { page } = await site.open(docPath)
    await startPage(page)
    const shift = (await layoutShifts(page)).reduce((sum, value) => sum + value, 0)
    expect(shift).toBeLessThan(0.005)
  })
})
