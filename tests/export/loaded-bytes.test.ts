import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { frameworkScripts } from '@/lib/export/html'
import { listFiles } from '@/lib/list-files'
import { brotliSize, servedTotal } from '../support/brotli'

const chunkFolder = 'docs/_next/static/chunks'

/** Browsers that support modules, which are all that the site supports, do not load these scripts. */
const legacyScript = /<script[^>]+nomodule[^>]*>/gi

/** Returns what a hydrated page has loaded: its HTML, its data, and the scripts and styles that the HTML names. */
function filesOf(page: string, chunks: readonly string[]): string[] {
  const html = readFileSync(path.join('out', page), 'utf8').replace(legacyScript, '')
  const named = chunks.filter((chunk) => html.includes(path.parse(chunk).name))
  return [page, page.replace('.html', '.txt'), ...named.map((chunk) => path.join(chunkFolder, chunk))]
}

it('every page of the site takes at most 160 kB once it is hydrated', { timeout: 300_000 }, async () => {
  const chunks = readdirSync(path.join('out', chunkFolder))
  const pages = listFiles('out')
    .filter((file) => file.endsWith('/index.txt'))
    .map((data) => data.replace('.txt', '.html'))
  const sizes = await Promise.all(
    pages.map(async (page) => ({ page, total: await servedTotal(filesOf(page, chunks)) })),
  )
  const highest = Math.max(...sizes.map(({ total }) => total))
  console.log(`after intent, brotli, all ${sizes.length} pages: at most ${highest} B`)
  expect(
    sizes.filter(({ total }) => total > 160_000),
    'pages that are too long: split them',
  ).toEqual([])
})

it('the scripts of a page take at most 12 kB more than those of an empty page of the same build', async () => {
  const exported = '.cache/sites/export'
  const scriptBytes = async (page: string) => {
    const scripts = frameworkScripts(readFileSync(path.join(exported, page, 'index.html'), 'utf8'))
    const files = scripts.map((script) => path.join(exported, decodeURI(script).replace('/docs/', '')))
    const sizes = await Promise.all(files.map((file) => brotliSize(readFileSync(file))))
    return sizes.reduce((total, size) => total + size, 0)
  }
  const baseline = await scriptBytes('floor')
  const pages = ['en/docs', 'en/docs/faq', 'zh/blog', 'en/blog/2025/reading-plan-diffs']
  const own = await Promise.all(pages.map(async (page) => (await scriptBytes(page)) - baseline))
  const highest = Math.max(...own)
  console.log(`scripts, brotli: framework baseline ${baseline} B, our own at most ${highest} B more`)
  expect(highest).toBeLessThanOrEqual(12_000)
})
