import { startPage, scrollTo } from '../support/actions'
import { doNotTrack } from '../support/do-not-track'
import { fixtureSite } from '../support/fixture-site'
import { expect, test, type Page } from '../support/site'

/**
 * Moves the focus through the controls of a part of the page with Shift+Tab, from the last to the first, and returns
 * the scroll position of the page at each.
 */
async function scrollPositions(page: Page, part: string): Promise<number[]> {
  const controls = page.locator(part).locator('a:visible, button:visible, summary:visible')
  await controls.last().evaluate((element: HTMLElement) => element.focus({ preventScroll: true }))
  const positions = []
  for (let remaining = await controls.count(); remaining > 1; remaining--) {
    await page.keyboard.press('Shift+Tab')
    const { isInside, top } = await page.evaluate(
      (selector) => ({ isInside: !!document.activeElement?.closest(selector), top: scrollY }),
      part,
    )
    expect(isInside).toBe(true)
    positions.push(top)
  }
  return positions
}

for (const { part, selector, path, height } of [
  { part: 'the navbar', selector: 'body > header', path: '/docs/guides/optimize/explainOutput/', height: 900 },
  { part: 'the navbar in a low window', selector: 'body > header', path: '/docs/faq/', height: 400 },
  { part: 'the sidebar', selector: '[data-sidebar] nav', path: '/docs/guides/optimize/explainOutput/', height: 900 },
  { part: 'the sidebar in a low window', selector: '[data-sidebar] nav', path: '/docs/guides/audit/', height: 500 },
  {
    part: 'the table of contents',
    selector: 'nav[aria-label="On this page"]',
    path: '/docs/guides/optimize/explainOutput/',
    height: 400,
  },
])
  test(`the page does not scroll while the focus moves through ${part}`, async ({ site }) => {
    const { page } = await site.open(path, { viewport: { width: 1366, height } })
    await startPage(page)
    await scrollTo(page, 300)
    const positions = await scrollPositions(page, selector)
    expect(positions.length).toBeGreaterThan(4)
    expect(new Set(positions)).toEqual(new Set([300]))
  })

test('the page does not scroll while the focus moves through a sidebar that is taller than the window', async ({
  serve,
}) => {
  const site = doNotTrack(await serve(fixtureSite))
  const { page } = await site.open('/docs/topic-032/page-64/', { viewport: { width: 1366, height: 500 } })
  await startPage(page)
  await scrollTo(page, 100)
  const positions = await scrollPositions(page, '[data-sidebar] nav')
  expect(positions.length).toBeGreaterThan(40)
  expect(new Set(positions)).toEqual(new Set([100]))
})
