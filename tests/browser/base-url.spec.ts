import { mkdirSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { interceptRequests } from '../support/actions'
import { expect, test, type Page } from '../support/site'

const banner = (page: Page) => page.locator('#__base-banner')

/** Creates a CDN's root that has the docs below other paths than the one they were built for; returns its folder. */
function mountDocs(...paths: readonly string[]): string {
  const root = test.info().outputPath('root')
  for (const mount of paths) {
    mkdirSync(path.dirname(path.join(root, mount)), { recursive: true })
    symlinkSync(path.resolve('out', 'docs'), path.join(root, mount))
  }
  return root
}

test.describe('the banner about a wrong base URL', () => {
  for (const [url, title] of [
    ['/product/help/', 'This site did not load properly.'],
    ['/product/help/zh/', '站点未能正常加载。'],
  ] as const)
    test(`the banner about a wrong base URL at ${url} is the first element, with the configured base in red and the likely one in green`, async ({
      serve,
    }) => {
      const { page } = await (await serve(mountDocs('product/help'))).open(url)
      await expect(banner(page)).toBeVisible()
      expect(await banner(page).evaluate((element) => element === document.body.firstElementChild)).toBe(true)
      await expect(banner(page)).toContainText(title)
      const values = await banner(page)
        .locator('b[style]')
        .evaluateAll((elements) => elements.map((element) => [element.textContent, getComputedStyle(element).color]))
      expect(values).toEqual([
        ['/docs/', 'rgb(176, 0, 32)'],
        ['/product/help/', 'rgb(27, 110, 42)'],
      ])
    })

  test('the banner about a wrong base URL is hidden by a style sheet that loads', async ({ serve }) => {
    const { page } = await (await serve(mountDocs('product/help', 'docs'))).open('/product/help/')
    await expect(banner(page)).toHaveCount(1)
    await expect(banner(page)).toBeHidden()
  })

  test('the banner about a wrong base URL is not shown at the right base URL, even if no style sheet loads', async ({
    site,
  }) => {
    const { page } = await site.blank()
    await interceptRequests(page, '**/*.css', (route) => route.abort())
    await page.goto(site.url('/docs/'))
    await expect(banner(page)).toHaveCount(0)
  })
})
