import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { frameworkScripts } from '@/lib/export/html'
import { listFiles } from '@/lib/list-files'
import { layoutShifts, servedSite, wake } from './setup/browser'
import { brotliSize, servedSize } from './setup/files'

const site = servedSite('out')

const templates = {
  'the docs home': '/docs/',
  'a doc': '/docs/guides/optimize/workspace-types/MySQL/',
  'a page with tabs': '/docs/api/create-analysis/',
  'the rules': '/docs/insides/rules/',
  'a tag': '/docs/zh/tags/optimization/',
  'the blog': '/docs/zh/blog/',
  'a post': '/docs/blog/2025/reading-plan-diffs/',
  'the search': '/docs/search/',
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

const CHUNKS = 'docs/_next/static/chunks'

/** What browsers that know modules, which is all that the site is made for, leave where it is. */
const OLD_SCRIPT = /<script[^>]+nomodule[^>]*>/gi

/** A page, its data, and the scripts and styles that it names. */
function filesOf(page: string, chunks: readonly string[]): string[] {
  const html = readFileSync(path.join('out', page), 'utf8').replace(OLD_SCRIPT, '')
  const named = chunks.filter((chunk) => html.includes(path.parse(chunk).name))
  return [page, page.replace('.html', '.txt'), ...named.map((chunk) => path.join(CHUNKS, chunk))]
}

/** The files of every page that has data of its own. */
function allPages(): string[][] {
  const chunks = readdirSync(path.join('out', CHUNKS))
  return listFiles('out')
    .filter((file) => file.endsWith('/index.txt'))
    .map((data) => filesOf(data.replace('.txt', '.html'), chunks))
}

describe('a page that a reader has begun to use', () => {
  const seen: { all: number; styles: number; requests: number }[] = []
  const most = (of: (one: (typeof seen)[number]) => number) => Math.max(...seen.map(of))
  afterAll(() => {
    console.log(
      `after intent, brotli: at most ${most(({ all }) => all)} B in ${most(({ requests }) => requests)} requests, ${most(({ styles }) => styles)} B of it styles`,
    )
  })

  it.each(Object.entries(templates))(
    '%s has taken 160 kB, 12 requests and 12 kB of styles, and nothing moved',
    async (_, address) => {
      const { page, noise } = await site.blank()
      const requests: string[] = []
      page.on('request', (request) => requests.push(new URL(request.url()).pathname))
      await page.goto(site.url(address), { waitUntil: 'networkidle' })
      await wake(page)
      await page.waitForLoadState('networkidle')
      const fetched = requests.filter((file) => !file.includes('favicon'))
      const one = {
        all: sum(fetched.map(servedSize)),
        styles: sum(fetched.filter((file) => file.endsWith('.css')).map(servedSize)),
        requests: fetched.length,
      }
      seen.push(one)
      expect(one.all).toBeLessThanOrEqual(160_000)
      expect(one.requests).toBeLessThanOrEqual(12)
      expect(one.styles).toBeLessThanOrEqual(12_000)
      expect(sum(await layoutShifts(page))).toBe(0)
      expect(noise).toEqual([])
      await page.context().close()
    },
  )

  it('no page of the site takes more than 160 kB', { timeout: 300_000 }, () => {
    const sizes = allPages().map((files) => ({ page: files[0], all: sum(files.map(servedSize)) }))
    console.log(
      `after intent, brotli, all ${sizes.length} pages: at most ${Math.max(...sizes.map(({ all }) => all))} B`,
    )
    expect(
      sizes.filter(({ all }) => all > 160_000),
      'pages that are too long: part them',
    ).toEqual([])
  })

  it.each([
    ['/docs/', '/docs/faq/'],
    ['/docs/zh/', '/docs/zh/blog/'],
  ])('from %s a click to %s needs at most two requests for data', async (from, to) => {
    const { page } = await site.open(from)
    await wake(page)
    const payloads: string[] = []
    page.on('request', (request) => request.url().endsWith('.txt') && payloads.push(request.url()))
    await page.locator(`a[href="${to}"]:visible`).first().click()
    await page.waitForURL(site.url(to))
    await page.waitForLoadState('networkidle')
    expect(payloads.length).toBeLessThanOrEqual(2)
    await page.context().close()
  })

  it('JavaScript of our own is at most 12 kB above an empty page of the same build', () => {
    const bytes = (html: string) =>
      sum(
        frameworkScripts(html).map((script) =>
          brotliSize(readFileSync(path.join('.cache/sites/export', decodeURI(script).replace('/docs/', '')))),
        ),
      )
    const floor = bytes(readFileSync('.cache/sites/export/floor/index.html', 'utf8'))
    const own = ['en/docs', 'en/docs/faq', 'zh/blog', 'en/blog/2025/reading-plan-diffs'].map(
      (page) => bytes(readFileSync(`.cache/sites/export/${page}/index.html`, 'utf8')) - floor,
    )
    console.log(`scripts, brotli: framework floor ${floor} B, our own at most ${Math.max(...own)} B more`)
    expect(Math.max(...own)).toBeLessThanOrEqual(12_000)
  })
})
