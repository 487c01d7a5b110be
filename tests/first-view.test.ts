import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { servedSite } from './setup/browser'
import { servedSize } from './setup/files'

const site = servedSite('out')

const templates = {
  'docs home': '',
  doc: 'guides/optimize/explainOutput',
  'long doc': 'guides/optimize/workload-modes/Postgres_QueryLog',
  faq: 'faq',
  'doc with a long table': 'guides/ppv',
  'API page': 'api/create-analysis',
  'rule index': 'insides/rules',
  'audit rules': 'insides/audit/dbDesign/nameConversion',
  'rewrite rules': 'insides/rewrite/conditions',
  'blog list': 'blog',
  post: 'blog/2025/reading-plan-diffs',
  'blog archive': 'blog/archive',
  'blog tags': 'blog/tags',
  'blog tag': 'blog/tags/optimize',
  author: 'blog/authors/team',
  search: 'search',
  'doc tags': 'tags',
  'doc tag': 'tags/optimization',
}
const pages = Object.entries(templates).flatMap(([name, page]) => [
  [`${name}, English`, page],
  [`${name}, Chinese`, path.posix.join('zh', page)],
])

describe('the first view', () => {
  const seen: { bytes: number; inline: number }[] = []
  const range = (values: number[]) => `${Math.min(...values)}–${Math.max(...values)}`
  afterAll(() => {
    console.log(
      `first view, brotli: ${range(seen.map(({ bytes }) => bytes))} B in at most 3 requests; inline scripts: ${range(seen.map(({ inline }) => inline))} B`,
    )
  })

  it.each(pages)('of %s stays within 25 kB, 3 requests and 3 kB of inline scripts', async (_, page) => {
    const { page: tab, noise } = await site.blank()
    const requests: string[] = []
    tab.on('request', (request) => requests.push(new URL(request.url()).pathname))
    await tab.goto(site.url(`/docs/${page}/`.replace('//', '/')), { waitUntil: 'networkidle' })
    const fetched = requests.filter((file) => !file.includes('favicon'))
    const bytes = fetched.map(servedSize).reduce((sum, size) => sum + size, 0)
    const inline = await tab.$$eval('script:not([src], [type])', (scripts) =>
      scripts
        .map(({ textContent }) => textContent ?? '')
        // what begins so is the page's data: it runs nothing
        .filter((text) => !/^\(?self\.__next_f/.test(text))
        .reduce((sum, { length }) => sum + length, 0),
    )
    expect(fetched.length).toBeLessThanOrEqual(3)
    seen.push({ bytes, inline })
    expect(bytes).toBeLessThanOrEqual(25_000)
    // what recalls a reader's tabs before they are painted stands only where there are some
    const hasTabs = await tab.locator('[data-tabs]').count()
    expect(inline).toBeLessThanOrEqual(hasTabs ? 3_300 : 3_000)
    expect(noise).toEqual([])
    await tab.context().close()
  })
})
