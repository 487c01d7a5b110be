import { expect, test, type Page } from '../support/site'
import { templatePaths } from '../support/templates'
import { horizontalOverflow, resizeTo } from '../support/viewport'

/** Emulates a window of 1280 × 800 px at 200 % zoom. `setViewportSize` cannot change the device scale factor. */
async function zoomIn(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const metrics = { width: 640, height: 400, deviceScaleFactor: 2, mobile: false }
  await session.send('Emulation.setDeviceMetricsOverride', metrics)
  await page.waitForFunction(() => innerWidth === 640 && innerHeight === 400 && devicePixelRatio === 2)
}

/** Returns the controls and links below 24 × 24 px; WCAG 2.5.8 exempts links inside text. */
function smallTargets(page: Page): Promise<string[]> {
  return page.locator('a[href], button, summary, input').evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !element.closest('p, td, dd, article li, figcaption, h1, h2, h3, h4'))
      .flatMap((element) => {
        const { width, height } = element.getBoundingClientRect()
        // visually hidden elements measure 1 × 1 px until they have the focus
        const isShown = width > 1 && height > 1
        return isShown && (width < 24 || height < 24) ? [`${width}×${height} ${element.outerHTML.slice(0, 100)}`] : []
      }),
  )
}

for (const path of templatePaths)
  test(`${path} never scrolls horizontally and has targets of at least 24 px`, async ({ site }) => {
    const { page } = await site.open(path, { viewport: { width: 320, height: 900 } })
    for (const width of [320, 390, 640, 820, 997, 1200])
      await test.step(`no horizontal scroll at ${width} px`, async () => {
        await resizeTo(page, width)
        expect(await horizontalOverflow(page)).toBe(0)
      })
    for (const width of [390, 1440])
      await test.step(`targets of at least 24 × 24 px at ${width} px`, async () => {
        await resizeTo(page, width)
        expect(await smallTargets(page)).toEqual([])
      })
    await test.step('no horizontal scroll in a window of 1280 px at 200 % zoom', async () => {
      await zoomIn(page)
      expect(await horizontalOverflow(page)).toBe(0)
    })
  })
