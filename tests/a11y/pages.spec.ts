import { appearanceRules, expectNoAxeViolations, expectNoAxeViolationsIn } from '../support/axe'
import { expect, test, type Page } from '../support/site'
import { componentPaths, largeTextPaths, templatePaths } from '../support/templates'
import { horizontalOverflow, resizeTo } from '../support/viewport'

/*
 * Every page is opened once for all checks that need only its layout and its colours: opening it takes longer than most
 * of them.
 */

/**
 * Returns the horizontal overflow in a window of 1280 × 800 px at 200 % zoom. `setViewportSize` cannot change the device
 * scale factor.
 */
async function zoomedOverflow(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  const metrics = { width: 640, height: 400, deviceScaleFactor: 2, mobile: false }
  await session.send('Emulation.setDeviceMetricsOverride', metrics)
  await page.waitForFunction(() => innerWidth === 640 && innerHeight === 400 && devicePixelRatio === 2)
  const overflow = await horizontalOverflow(page)
  await session.send('Emulation.clearDeviceMetricsOverride')
  return overflow
}

/** Sets the browser's default font size, which is 16 px at first. */
async function setTextSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard } })
  await expect(page.locator('html')).toHaveCSS('font-size', `${standard}px`)
}

/** Sets the text spacing of WCAG 1.4.12. */
async function spaceText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
    )
    document.adoptedStyleSheets = [sheet]
  })
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

/**
 * Checks a page in the light theme on a desktop and in the dark one on a phone. Only the English page of a template is
 * checked by all rules in both themes on both: other pages have its narrow layout, and Chinese pages its colours.
 */
async function checkByAxe(page: Page, path: string, theme: 'light' | 'dark'): Promise<void> {
  const isChinese = path.startsWith('/docs/zh/')
  if (templatePaths.includes(path) && !isChinese) await expectNoAxeViolations(page, theme)
  else if (theme === 'light') await expectNoAxeViolationsIn(theme, page)
  else if (!isChinese) await expectNoAxeViolationsIn(theme, page, { rules: appearanceRules })
}

async function expectNoOverflow(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await resizeTo(page, width)
    expect(await horizontalOverflow(page), `horizontal overflow at ${width} px`).toBe(0)
  }
}

for (const path of new Set([...templatePaths, ...componentPaths, ...largeTextPaths]))
  test(`${path} has no axe violation of WCAG 2.2 AA, fits every width and has targets of at least 24 px`, async ({
    site,
  }) => {
    const { page, errors } = await site.open(path, { viewport: { width: 320, height: 900 } })
    await expectNoOverflow(page, [320, 640, 820, 997, 1200])
    for (const [width, theme] of [
      [1440, 'light'],
      [390, 'dark'],
    ] as const) {
      await expectNoOverflow(page, [width])
      expect(await smallTargets(page), `small targets at ${width} px`).toEqual([])
      await checkByAxe(page, path, theme)
    }
    // other pages have the layout of a template, and no style depends on the scale: zoomed, they are as at 640 px
    if (templatePaths.includes(path))
      expect(await zoomedOverflow(page), 'horizontal overflow in a window of 1280 px at 200 % zoom').toBe(0)
    if (largeTextPaths.includes(path))
      await test.step('the page does not scroll horizontally when text is twice as large, or also spaced as in WCAG 1.4.12', async () => {
        await setTextSize(page, 32)
        await expectNoOverflow(page, [320, 390, 640, 1280, 1440])
        // for text of 32 px, 640 px are what 320 px are for text of 16 px
        await spaceText(page)
        await expectNoOverflow(page, [640])
        await setTextSize(page, 16)
      })
    const isExpected = (error: string) => path === '/docs/no-such-page/' && error.includes(path)
    expect(errors.filter((error) => !isExpected(error))).toEqual([])
  })

test('a window of 1280 px has the narrow layout when its text is twice as large', async ({ site }) => {
  const { page } = await site.open('/docs/guides/optimize/', { viewport: { width: 1280, height: 800 } })
  await setTextSize(page, 32)
  await expect(page.locator('[data-sidebar]')).toBeHidden()
  await expect(page.locator('header details:has([role=dialog]) > summary')).toBeVisible()
})
