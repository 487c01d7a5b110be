import { openSearchDialog, searchDialog } from '../support/search-dialog'
import { expect, test } from '../support/site'

/** Everything around the text of a page. */
const chrome = [
  'header nav',
  'header summary',
  'header button',
  '[data-sidebar]',
  'aside nav',
  '[data-announcement]',
  'main details',
  'a[rel=prev]',
  'footer nav',
]

test.describe('printing', () => {
  for (const path of ['/docs/guides/optimize/explainOutput/', '/docs/zh/blog/2025/reading-plan-diffs/'])
    test(`the print of ${path} shows its text alone, dark on white in the dark theme too, with the URLs of its links`, async ({
      site,
    }) => {
      const { page } = await site.open(path, { colorScheme: 'dark' })
      await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'))
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
      for (const selector of chrome)
        await test.step(`${selector} is hidden`, async () => {
          const visible = await page
            .locator(selector)
            .evaluateAll((elements) => elements.filter((element) => element.checkVisibility()).length)
          expect(visible).toBe(0)
        })
      const colors = await page.locator('body').evaluate((body) => {
        const { backgroundColor, color } = getComputedStyle(body)
        return { backgroundColor, color }
      })
      expect(colors).toEqual({ backgroundColor: 'rgb(255, 255, 255)', color: 'rgb(33, 30, 26)' })
      const printedUrl = await page
        .locator('article :is(p, li) a:is([href^="/"], [href^="http"])')
        .first()
        .evaluate((link) => getComputedStyle(link, '::after').content)
      expect(printedUrl).toContain('/docs/')
    })

  for (const path of [
    '/docs/markdown-page/',
    '/docs/zh/markdown-page/',
    '/docs/insides/rules/',
    '/docs/zh/insides/rewrite/joins/',
    '/docs/api/create-analysis/',
    '/docs/blog/2024/hypothetical-indexes/',
  ])
    test(`the print of ${path} has no element that is clipped, fixed or interactive`, async ({ site }) => {
      // the width of the text on A4 between default margins
      const { page } = await site.open(path, { viewport: { width: 718, height: 1000 } })
      await page.emulateMedia({ media: 'print' })
      const found = await page.evaluate(() => {
        const visible = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) =>
          element.checkVisibility({ visibilityProperty: true }),
        )
        const describe = (elements: HTMLElement[]) => elements.map((element) => element.outerHTML.slice(0, 120))
        return {
          clipped: describe(
            visible.filter(
              (element) =>
                element.scrollWidth > element.clientWidth &&
                !element.matches('.sr-only, select') &&
                !['visible', ''].includes(getComputedStyle(element).overflowX),
            ),
          ),
          fixed: describe(visible.filter((element) => getComputedStyle(element).position === 'fixed')),
          controls: describe(visible.filter((element) => element.matches('button, :is(input, select):enabled'))),
          overflow: document.documentElement.scrollWidth - window.innerWidth,
        }
      })
      expect(found).toEqual({ clipped: [], fixed: [], controls: [], overflow: 0 })
    })

  test('printing omits the URLs of links in tables, which they would stretch', async ({ site }) => {
    const { page } = await site.open('/docs/insides/rules/')
    await page.emulateMedia({ media: 'print' })
    const link = page.locator('td a').first()
    expect(await link.evaluate((element) => getComputedStyle(element, '::after').content)).toBe('none')
  })

  test('printing keeps a heading on the page of its text', async ({ site }) => {
    const { page } = await site.open('/docs/api/')
    await page.emulateMedia({ media: 'print' })
    const breaks = await page
      .locator('main :is(h2, h3)')
      .evaluateAll((headings) => headings.map((heading) => getComputedStyle(heading).breakAfter))
    expect(new Set(breaks)).toEqual(new Set(['avoid']))
  })

  test('printing a plan keeps the names of the nodes that deserve a look, which are buttons on the screen', async ({
    site,
  }) => {
    const { page } = await site.open('/docs/workbench/plan/')
    const plan = 'Seq Scan on t  (cost=0.00..9.00 rows=9 width=4) (actual time=0.010..9.000 rows=90000 loops=1)'
    await page.getByRole('textbox').first().fill(plan)
    const finding = page.locator('ol > li').filter({ hasText: '90,000 were found' })
    await expect(finding).toBeVisible()
    const name = finding.getByText('Seq Scan')
    expect(await name.filter({ visible: true }).count()).toBe(1)
    await page.emulateMedia({ media: 'print' })
    expect(await name.filter({ visible: true }).count()).toBe(1)
  })

  test('printing omits the search dialog that covers the page', async ({ site }) => {
    const { page } = await openSearchDialog(await site.open('/docs/'))
    await page.emulateMedia({ media: 'print' })
    await expect(searchDialog(page)).toHaveCount(1)
    await expect(searchDialog(page)).toBeHidden()
    await expect(page.locator('h1')).toBeVisible()
  })
})
