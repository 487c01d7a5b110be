import { expect, test, type Page } from '../support/site'
import { horizontalOverflow, resizeTo } from '../support/viewport'

/** The pages with the tables that need most room. */
const hardest = [
  'api/create-analysis/',
  'guides/optimize/setupOptimization/',
  'insides/audit/dbDesign/columnDef/',
  'insides/rules/',
  'blog/2025/nulls-and-indexes/',
]

/**
 * Returns what makes tables of the page unreadable: cells that leave the box, and columns that are narrower than 12 Latin
 * letters or 6 Chinese characters though their text takes several lines.
 */
function unreadable(page: Page): Promise<string[]> {
  return page.locator('.table').evaluateAll((boxes) =>
    boxes.flatMap((box) => {
      const table = box.querySelector('table')
      if (!table) return ['a box without a table']
      const name = table.tHead?.textContent ?? ''
      const overflow = box.scrollWidth - box.clientWidth
      if (overflow > 1) return [`${name}: ${overflow} px wider than its box`]
      if (getComputedStyle(table).display !== 'table') return []
      return [...table.querySelectorAll('td')].flatMap((cell) => {
        const { fontSize, paddingInlineStart } = getComputedStyle(cell)
        const width = (cell.clientWidth - 2 * parseFloat(paddingInlineStart)) / parseFloat(fontSize)
        const text = cell.textContent
        const isNarrow = /\p{Script=Han}/u.test(text) ? width < 5.9 : width < 12 * 0.5
        const isLong = text.length > 12 && cell.clientHeight > 2.5 * parseFloat(fontSize) + 16
        return isNarrow && isLong ? [`${name}: ${width.toFixed(1)} em for “${text}”`] : []
      })
    }),
  )
}

for (const path of hardest.flatMap((page) => [`/docs/${page}`, `/docs/zh/${page}`]))
  test(`the tables of ${path} are whole and readable at every width`, async ({ site }) => {
    const { page } = await site.open(path, { javaScriptEnabled: false })
    for (const width of [320, 390, 820, 1000, 1280, 1600])
      await test.step(`tables are readable at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 })
        expect(await unreadable(page)).toEqual([])
        expect(await horizontalOverflow(page)).toBe(0)
      })
  })

test.describe('a table on a phone', () => {
  test('a table on a phone shows rows as labels and values, and is still a table with headers to screen readers', async ({
    site,
  }) => {
    const { page } = await site.open('/docs/zh/api/create-analysis/', { viewport: { width: 390, height: 844 } })
    const table = page.getByRole('table').first()
    const row = table.getByRole('row').nth(1)
    const [name, type] = [row.getByRole('cell').nth(0), row.getByRole('cell').nth(1)]
    const label = (element: HTMLElement) => {
      const { content, display } = getComputedStyle(element, '::before')
      return display === 'none' ? '' : content
    }
    expect(await name.evaluate(label)).toBe('')
    expect(await type.evaluate(label)).toContain('类型')
    await expect(table.getByRole('columnheader', { name: '类型' })).toHaveCount(1)
    const boxes = await Promise.all([name, type].map((cell) => cell.boundingBox()))
    expect(boxes[1]?.y).toBeGreaterThan(boxes[0]?.y ?? Infinity)
  })

  test('a table on a phone with a single row has a label for its first value too', async ({ site }) => {
    const { page } = await site.open('/docs/insides/audit/dbDesign/columnDef/', {
      viewport: { width: 390, height: 844 },
    })
    const first = page.locator('tr:only-child > td:first-child').last()
    expect(await first.evaluate((cell) => getComputedStyle(cell, '::before').content)).toContain('Level')
  })
})

test('a long table keeps its header below the navbar while the page scrolls', async ({ site }) => {
  const { page } = await site.open('/docs/insides/rules/', { viewport: { width: 1280, height: 900 } })
  await page
    .locator('tbody tr')
    .nth(40)
    .evaluate((row) => row.scrollIntoView({ block: 'center' }))
  const head = page.locator('thead th').first()
  await expect(head).toBeInViewport()
  const bottom = await page.locator('body > header').evaluate((bar) => Math.max(0, bar.getBoundingClientRect().bottom))
  await expect.poll(async () => (await head.boundingBox())?.y).toBeLessThanOrEqual(bottom + 1)
})

test('a table that is wider than its container has a sticky first column, and a shadow at each edge with hidden columns', async ({
  site,
}) => {
  const { page } = await site.open('/docs/api/create-analysis/', { viewport: { width: 1280, height: 900 } })
  const box = page.locator('.table').first()
  await box.evaluate((element) => {
    // as the compilation marks a table whose columns need more than the column of text
    element.dataset.wide = ''
    for (const head of element.querySelectorAll('th')) head.style.minWidth = '14em'
  })
  expect(await box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeGreaterThan(100)
  expect(await box.evaluate((element) => getComputedStyle(element).backgroundAttachment)).toBe('local, scroll')
  const first = box.locator('tbody td').first()
  const before = await first.boundingBox()
  await box.evaluate((element) => element.scrollTo(100, 0))
  expect((await first.boundingBox())?.x).toBe(before?.x)
  await resizeTo(page, 390)
  expect(await box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
})
