import { startPage, layoutShifts } from '../support/actions'
import { servedTotal } from '../support/brotli'
import { recordRequests } from '../support/requests'
import { expect, test } from '../support/site'

const templates = {
  'the docs home': '/docs/',
  'a doc': '/docs/guides/optimize/workspace-types/MySQL/',
  'a page with tabs': '/docs/api/create-analysis/',
  'the rule index': '/docs/insides/rules/',
  'a tag': '/docs/zh/tags/optimization/',
  'the blog': '/docs/zh/blog/',
  'a post': '/docs/blog/2025/reading-plan-diffs/',
  'the results page': '/docs/search/',
}

test.describe('a page whose scripts have started', () => {
  // in one worker, whose figures are printed at the end
  test.describe.configure({ mode: 'default' })

  const figures: { total: number; styles: number; requests: number }[] = []
  test.afterAll(() => {
    const highest = (key: keyof (typeof figures)[number]) => Math.max(...figures.map((figure) => figure[key]))
    console.log(
      `after intent, brotli: at most ${highest('total')} B in ${highest('requests')} requests, ${highest('styles')} B of it styles`,
    )
  })

  for (const [name, path] of Object.entries(templates))
    test(`${name} takes at most 40 kB, 5 requests and 12 kB of styles, and does not shift its layout`, async ({
      site,
    }) => {
      const { page, errors } = await site.blank()
      await page.clock.install()
      const requests = recordRequests(page)
      await page.goto(site.url(path))
      await startPage(page)
      // also what timers and idle callbacks load
      await page.clock.runFor(10_000)
      await requests.settle()
      const files = requests.paths.filter((file) => !file.includes('favicon'))
      const figure = {
        total: await servedTotal(files),
        styles: await servedTotal(files.filter((file) => file.endsWith('.css'))),
        requests: files.length,
      }
      figures.push(figure)
      expect(figure.total).toBeLessThanOrEqual(40_000)
      expect(figure.requests).toBeLessThanOrEqual(5)
      expect(figure.styles).toBeLessThanOrEqual(12_000)
      expect(await layoutShifts(page)).toEqual([])
      expect(errors).toEqual([])
    })
})

for (const [from, to] of [
  ['/docs/', '/docs/faq/'],
  ['/docs/zh/', '/docs/zh/blog/'],
] as const)
  test(`a click on a link from ${from} to ${to} requests the page once`, async ({ site }) => {
    const { page } = await site.blank()
    const requests = recordRequests(page)
    await page.goto(site.url(from))
    await startPage(page)
    await requests.settle()
    requests.paths.length = 0
    await page.locator(`a[href="${to}"]:visible`).first().click()
    await expect(page).toHaveURL(site.url(to))
    await requests.settle()
    expect(requests.paths.filter((path) => path === to)).toEqual([to])
  })
