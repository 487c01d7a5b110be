import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { listFiles } from '@/lib/list-files'
import { servedSite } from './setup/browser'
import { readPage } from './setup/files'

const site = servedSite('out')
const files = listFiles('out/docs')
const pages = files.filter((file) => file.endsWith('index.html')).map((file) => path.posix.dirname(file))
/** Pages without a text of their own. */
const textless = pages.filter((page) => /(^|\/)(search|blog-204)$/.test(page))
const markdown = (page: string) => readFileSync(path.join('out/docs', page, 'index.md'), 'utf8')

describe('the files of a page', () => {
  it('are four at most', () => {
    const counts = pages.map(
      (page) => files.filter((file) => path.posix.dirname(file) === page && /\/?index\.\w+$/.test(file)).length,
    )
    const stray = files.filter((file) => path.posix.basename(file).startsWith('__next'))
    console.log(
      `files of a page: ${Math.min(...counts)}–${Math.max(...counts)}; the site: ${files.length} files, ${pages.length} pages`,
    )
    expect(Math.max(...counts)).toBeLessThanOrEqual(4)
    expect(stray).toEqual([])
  })
})

describe('pages as Markdown', () => {
  it('every page has its own, and says where', () => {
    for (const page of pages) {
      const link = readPage('out', page).attribute('link[type="text/markdown"]', 'href')
      if (textless.includes(page)) continue
      const address = path.posix.join('/docs', page, 'index.md')
      expect(link, page).toBe(`https://docs.example.com${address}`)
      expect(existsSync(path.join('out', address)), address).toBe(true)
    }
  })

  it('is no HTML, and begins with the page’s heading', () => {
    for (const page of [
      'faq',
      'zh/insides/rewrite/conditions',
      'api/create-analysis',
      'blog/2025/reading-plan-diffs',
    ]) {
      const text = markdown(page).replace(/```[^]*?```|`[^`]*`/g, '')
      expect(text, page).toMatch(/^---\ntitle: [^]+\n---\n\n# \S/)
      expect(text, page).not.toMatch(/<\/?[a-z]+[ >]/)
    }
  })

  it('has both statements of a rewrite, under the rule’s own heading', () => {
    expect(markdown('insides/rewrite/conditions')).toMatch(
      /## RW30 · [^]*\*\*Before\*\*\n\n```sql\nSELECT[^]*\*\*After\*\*\n\n```sql\nSELECT/,
    )
  })

  it('links lead to pages that exist', () => {
    const targets = pages
      .filter((page) => !textless.includes(page))
      .flatMap((page) =>
        [...markdown(page).matchAll(/\]\(https:\/\/docs\.example\.com\/docs\/([^)#?\s]*)/g)].map(([, target]) =>
          decodeURI(target ?? ''),
        ),
      )
    const missing = targets.filter(
      (target) => !existsSync(path.join('out/docs', target.replace(/\/$|^$/, '/index.html'))),
    )
    expect(targets.length).toBeGreaterThan(100)
    expect([...new Set(missing)]).toEqual([])
  })

  it.each(['', 'zh/'])('llms.txt below /docs/%s lists its pages, and llms-full.txt has their texts', (prefix) => {
    const list = readFileSync(`out/docs/${prefix}llms.txt`, 'utf8')
    const full = readFileSync(`out/docs/${prefix}llms-full.txt`, 'utf8')
    const listed = [...list.matchAll(/^- \[.+?\]\(https:\/\/docs\.example\.com\/docs\/(.*?)\)/gm)].map(
      ([, file]) => file ?? '',
    )
    const sitemap = readFileSync('out/docs/sitemap.xml', 'utf8')
    const known = [...sitemap.matchAll(/<loc>https:\/\/docs\.example\.com\/docs\/(.*?)<\/loc>/g)].map(
      ([, page]) => page ?? '',
    )
    const own = known.filter((page) => page.startsWith('zh/') === (prefix === 'zh/'))
    expect(list).toMatch(/^# SQL Tuner\n\n> .+\n\n.+\n\n## /)
    expect(new Set(listed).size).toBe(listed.length)
    expect(listed.filter((file) => !existsSync(path.join('out/docs', file)))).toEqual([])
    expect(
      own
        .map((page) => `${page}index.md`)
        .filter((file) => !/\/(blog|tags)\/(archive|tags|authors)?/.test(`/${file}`) && !listed.includes(file)),
    ).toEqual([])
    for (const file of listed)
      expect(full).toContain(markdown(path.posix.dirname(file)).split('---\n\n').slice(1).join('---\n\n').slice(0, 200))
  })
})

describe('the button that copies a page', () => {
  const name = 'Copy page as Markdown'

  it('copies its Markdown, also when it is pressed before React is there', async () => {
    const { page, noise } = await site.open('/docs/faq/', { permissions: ['clipboard-read', 'clipboard-write'] })
    await page.getByRole('button', { name }).dispatchEvent('click')
    await page.getByRole('button', { name: 'Copied' }).waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(markdown('faq'))
    await page.getByRole('button', { name }).waitFor()
    expect(noise).toEqual([])
    await page.context().close()
  })

  it('opens it where copying is forbidden', async () => {
    const { page } = await site.blank()
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: { write: () => Promise.reject(new Error('no')) } })
    })
    await page.goto(site.url('/docs/zh/blog/2025/reading-plan-diffs/'))
    await page.getByRole('button', { name: '复制本页 Markdown' }).click()
    await page.waitForURL((url) => url.pathname === '/docs/zh/blog/2025/reading-plan-diffs/index.md')
    await page.context().close()
  })
})

describe('the manifest', () => {
  it.each(['', 'zh/'])('below /docs/%s names icons that exist', (prefix) => {
    const manifest = JSON.parse(readFileSync(`out/docs/${prefix}manifest.webmanifest`, 'utf8')) as {
      start_url: string
      icons: { src: string }[]
    }
    expect(manifest.start_url).toBe(`/docs/${prefix}`)
    expect(manifest.icons.filter(({ src }) => !existsSync(path.join('out', src)))).toEqual([])
    expect(readPage('out', prefix).attribute('link[rel=manifest]', 'href')).toBe(`/docs/${prefix}manifest.webmanifest`)
  })

  it('what the browser draws around a page has the page’s colour, whatever the system’s', async () => {
    const { page } = await site.open('/docs/')
    const colours = () =>
      page.$$eval('meta[name=theme-color]', (metas) => metas.map((meta) => meta.getAttribute('content')))
    expect(await colours()).toEqual(['#ffffff', '#15171b'])
    await page.locator('button[aria-label="Switch between dark and light mode"]').click()
    await expect.poll(colours).toEqual(['rgb(21, 23, 27)', 'rgb(21, 23, 27)'])
    await page.context().close()
  })
})
