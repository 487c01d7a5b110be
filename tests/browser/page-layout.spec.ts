import { expect, test, type Page } from '../support/site'
import { phone } from '../support/viewport'

/** Returns the distinct right edges of elements that are shown, in whole pixels. */
const rightEdges = async (page: Page, selector: string) =>
  new Set(
    await page
      .locator(selector)
      .evaluateAll((elements) =>
        elements
          .filter((element) => element.checkVisibility())
          .map((element) => Math.round(element.getBoundingClientRect().right)),
      ),
  )

test.describe('layout in a window of 1280 px', () => {
  const viewport = { width: 1280, height: 900 }

  for (const prefix of ['', 'zh/'])
    test(`text, admonitions, code and tables of /docs/${prefix} pages have the same right edge at 1280 px`, async ({
      site,
    }) => {
      const { page } = await site.open(`/docs/${prefix}api/create-analysis/`, { viewport })
      const blocks = 'article > :is(p, ul, h2, aside, figure, .table), article ~ *'
      expect((await rightEdges(page, blocks)).size).toBe(1)
    })

  test('at 1280 px, the archive has three columns, and lists of posts use the space beside the menu', async ({
    site,
  }) => {
    const { page } = await site.open('/docs/blog/archive/', { viewport })
    const tops = await page
      .locator('section[aria-labelledby^=year-]')
      .evaluateAll((years) => years.slice(0, 3).map((year) => year.getBoundingClientRect().top))
    expect(new Set(tops).size).toBe(1)

    await page.goto(site.url('/docs/zh/blog/'))
    expect(await rightEdges(page, 'main > article')).toEqual(new Set([1280 - 32]))
    const [text] = await rightEdges(page, 'main > article > div:last-of-type')
    expect(text).toBeGreaterThan(1280 - 64)
  })

  test('at 1280 px, the home page is aligned with the navbar and the footer, whose columns are evenly spaced', async ({
    site,
  }) => {
    const { page } = await site.open('/docs/', { viewport })
    const lefts = await page
      .locator('header a:has(svg, img), main > header, main > article > ul, main > article > h2, footer a')
      .evaluateAll((elements) =>
        elements
          .filter((element) => element.checkVisibility())
          .map((element) => Math.round(element.getBoundingClientRect().left)),
      )
    expect(Math.min(...lefts)).toBe(32)
    const columns = await page
      .locator('footer section')
      .evaluateAll((sections) => sections.map((section) => Math.round(section.getBoundingClientRect().width)))
    expect(columns).toHaveLength(3)
    expect(new Set(columns).size).toBe(1)
    expect(await page.title()).toBe('Optimise your SQL queries by clicks | SQL Tuner')
    // both sides of the rewrite's plans are named, and its statements stand there once
    await expect(page.locator('[data-plan]').getByText(/^Before – total cost/)).toHaveCount(1)
    await expect(page.locator('[data-plan]').getByText(/^After – total cost/)).toHaveCount(1)
    await expect(page.locator('[data-rewrite] pre')).toHaveCount(2)
    await expect(page.locator('main > article > ul:first-child > li a')).toHaveCount(10)
  })

  test('the first links of the home page are in two rows on a tablet, and in one on a wide screen', async ({
    site,
  }) => {
    const { page } = await site.open('/docs/', { viewport: { width: 794, height: 1123 } })
    const rows = () =>
      page
        .locator('main article > ul:first-child > li')
        .evaluateAll((items) => new Set(items.map((item) => item.getBoundingClientRect().top)).size)
    expect(await rows()).toBe(2)
    await page.setViewportSize({ width: 1280, height: 900 })
    expect(await rows()).toBe(1)
  })

  test('at 1280 px, the rule page has its home icon at the same distance from the separator as other breadcrumbs, and all filters in one row', async ({
    site,
  }) => {
    const { page } = await site.open('/docs/insides/rules/', { viewport })
    const icon = await page.locator('nav[aria-label=Breadcrumbs] li:first-child svg').boundingBox()
    const next = await page.locator('nav[aria-label=Breadcrumbs] li:nth-child(2)').boundingBox()
    expect((next?.x ?? 0) - (icon?.x ?? 0) - (icon?.width ?? 0)).toBe(8)
    const link = await page.locator('nav[aria-label=Breadcrumbs] li:first-child a').boundingBox()
    expect((link?.x ?? 0) + (link?.width ?? 0) / 2).toBe((icon?.x ?? 0) + (icon?.width ?? 0) / 2)
    const tops = await page
      .locator('form[role=search] label')
      .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().top))
    expect(new Set(tops).size).toBe(1)
  })
})

test.describe('layout on a phone', () => {
  test('on a phone, the drawer covers the menus beside it, and leads to the search from the section’s menu', async ({
    site,
  }) => {
    const { page } = await site.open('/docs/zh/guides/optimize/', { ...phone, javaScriptEnabled: false })
    await page.locator('summary[aria-label=菜单]').tap()
    const search = page.getByRole('link', { name: '搜索' })
    await expect(search.last()).toBeVisible()
    await expect(search.last()).toHaveAttribute('href', '/docs/zh/search/')
    const isCovered = await page.locator('header summary:has([data-icon=language])').evaluate((menu) => {
      const { x, y, width, height } = menu.getBoundingClientRect()
      return !menu.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    })
    expect(isCovered).toBe(true)
  })
})
