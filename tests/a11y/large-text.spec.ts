import { chromiumArgs, headlessChromiumPath } from '../../lib/node/chromium'
import { expect, test, type Page } from '../support/site'
import { horizontalOverflow, resizeTo } from '../support/viewport'

// a browser whose default font size is 32 px in place of 16 px
test.use({
  launchOptions: {
    executablePath: headlessChromiumPath(),
    args: [...chromiumArgs, '--blink-settings=defaultFontSize=32'],
  },
})

const paths = [
  '',
  'guides/optimize/workload-modes/MySQL_QueryLog/',
  'insides/rules/',
  'insides/rewrite/joins/',
  'api/create-analysis/',
  'tags/',
  'tags/optimization/',
  'tags/index-recommendation/',
  'blog/',
  'blog/2025/reading-plan-diffs/',
  'blog/archive/',
  'blog/tags/index-recommendation/',
  'blog/tags/postgresql/',
  'blog/authors/',
  'search/',
].flatMap((page) => [`/docs/${page}`, `/docs/zh/${page}`])

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

for (const path of paths)
  test(`${path} never scrolls horizontally when its text is twice as large, or also spaced as in WCAG 1.4.12`, async ({
    site,
  }) => {
    const { page } = await site.open(path, { viewport: { width: 320, height: 800 } })
    for (const width of [320, 390, 640, 1280, 1440])
      await test.step(`${width} px`, async () => {
        await resizeTo(page, width, 800)
        expect(await horizontalOverflow(page)).toBe(0)
      })
    // for text of 32 px, 640 px are what 320 px are for text of 16 px
    await test.step('640 px with text spacing', async () => {
      await resizeTo(page, 640, 800)
      await spaceText(page)
      expect(await horizontalOverflow(page)).toBe(0)
    })
  })

test('a window of 1280 px has the narrow layout when its text is twice as large', async ({ site }) => {
  const { page } = await site.open('/docs/guides/optimize/', { viewport: { width: 1280, height: 800 } })
  await expect(page.locator('[data-sidebar]')).toBeHidden()
  await expect(page.locator('header details:has([role=dialog]) > summary')).toBeVisible()
})
