import { servedTotal } from '../support/brotli'
import { recordRequests } from '../support/requests'
import { expect, test } from '../support/site'

const templates = {
  'docs home': '',
  doc: 'guides/optimize/explainOutput/',
  'long doc': 'guides/optimize/workload-modes/Postgres_QueryLog/',
  faq: 'faq/',
  'doc with a long table': 'guides/ppv/',
  'API page': 'api/create-analysis/',
  'rule index': 'insides/rules/',
  'audit rules': 'insides/audit/dbDesign/nameConversion/',
  'rewrite rules': 'insides/rewrite/conditions/',
  'blog list': 'blog/',
  post: 'blog/2025/reading-plan-diffs/',
  'blog archive': 'blog/archive/',
  'blog tags': 'blog/tags/',
  'blog tag': 'blog/tags/optimize/',
  author: 'blog/authors/team/',
  search: 'search/',
  'doc tags': 'tags/',
  'doc tag': 'tags/optimization/',
}

// in one worker, whose figures are printed at the end
test.describe.configure({ mode: 'default' })

const figures: { bytes: number; inline: number }[] = []
test.afterAll(() => {
  const range = (values: number[]) => `${Math.min(...values)}–${Math.max(...values)}`
  const bytes = range(figures.map((figure) => figure.bytes))
  const inline = range(figures.map((figure) => figure.inline))
  console.log(`first view, brotli: ${bytes} B in at most 3 requests; inline scripts: ${inline} B`)
})

for (const [name, path] of Object.entries(templates))
  for (const [language, base] of [
    ['English', '/docs/'],
    ['Chinese', '/docs/zh/'],
  ] as const)
    test(`the first view of ${name}, ${language}, takes at most 25 kB, 3 requests and 3 kB of inline scripts`, async ({
      site,
    }) => {
      const { page, errors } = await site.blank()
      await page.clock.install()
      const requests = recordRequests(page)
      await page.goto(site.url(base + path))
      await page.clock.runFor(10_000)
      await requests.settle()
      const files = requests.paths.filter((file) => !file.includes('favicon'))
      const inline = await page.locator('script:not([src], [type])').evaluateAll((scripts) =>
        scripts
          .map(({ textContent }) => textContent ?? '')
          // these hold the page's data
          .filter((text) => !/^\(?self\.__next_f/.test(text))
          .reduce((sum, { length }) => sum + length, 0),
      )
      expect(files.length).toBeLessThanOrEqual(3)
      const bytes = await servedTotal(files)
      figures.push({ bytes, inline })
      expect(bytes).toBeLessThanOrEqual(25_000)
      // the script that restores the reader's tabs before the first paint is only in pages with tabs
      const hasTabs = (await page.locator('[data-tabs]').count()) > 0
      expect(inline).toBeLessThanOrEqual(hasTabs ? 3_300 : 3_000)
      expect(errors).toEqual([])
    })
