import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { mergedFilesOf } from '@/lib/build/assemble'
import { frameworkScripts } from '@/lib/next/framework-scripts'
import { listFiles } from '@/lib/node/list-files'
import { brotliSize, quickBrotliSize, servedTotal } from '../support/brotli'

const chunkFolder = 'docs/_next/static/chunks'
const LIMIT = 150_000

/** Browsers that support modules, which are all that the site supports, do not load these scripts. */
const legacyScript = /<script[^>]+nomodule[^>]*>/gi

/** Returns what a hydrated page has loaded: its HTML and data, and the scripts and styles that the HTML names. */
function filesOf(page: string, chunks: readonly string[]): { own: string[]; shared: string[] } {
  const html = readFileSync(path.join('out', page), 'utf8').replace(legacyScript, '')
  const named = chunks.filter((chunk) => html.includes(path.parse(chunk).name))
  return { own: [page, page.replace('.html', '.txt')], shared: named.map((chunk) => path.join(chunkFolder, chunk)) }
}

/** Returns an upper bound of the served bytes of files, from a compression that is faster and never better. */
const upperBound = (files: readonly string[]) =>
  files.reduce((total, file) => total + quickBrotliSize(readFileSync(path.join('out', file))), 0)

it('every page of the site takes at most 150 kB once it is hydrated', { timeout: 300_000 }, async () => {
  const chunks = readdirSync(path.join('out', chunkFolder))
  const pages = listFiles('out')
    .filter((file) => file.endsWith('/index.txt'))
    .map((data) => data.replace('.txt', '.html'))
  const bounds = await Promise.all(
    pages.map(async (page) => {
      const { own, shared } = filesOf(page, chunks)
      const sharedTotal = await servedTotal(shared)
      return { page, own, shared: sharedTotal, bound: sharedTotal + upperBound(own) }
    }),
  )
  const tooLong = []
  let highest = 0
  // only a page whose upper bound is above the highest total so far, or above the limit, has to be measured exactly
  for (const { page, own, shared, bound } of bounds.toSorted((a, b) => b.bound - a.bound)) {
    if (bound <= Math.min(highest, LIMIT)) break
    const total = shared + (await servedTotal(own))
    expect(total, `the upper bound of ${page}`).toBeLessThanOrEqual(bound)
    highest = Math.max(highest, total)
    if (total > LIMIT) tooLong.push({ page, total })
  }
  console.log(`after intent, brotli, all ${pages.length} pages: at most ${highest} B`)
  expect(highest).toBeGreaterThan(0)
  expect(tooLong, 'pages that are too long: split them').toEqual([])
})

it('the scripts of a page take at most 8.5 kB more than those of an empty page of the same build', async () => {
  const exported = '.cache/sites/export'
  const merged = mergedFilesOf(exported).scripts?.parts ?? []
  const read = (url: string) => readFileSync(path.join(exported, decodeURI(url).replace('/docs/', '')))
  // as they are served: those that every page loads in one file
  const scriptBytes = async (page: string) => {
    const scripts = frameworkScripts(readFileSync(path.join(exported, page, 'index.html'), 'utf8'))
    const shared = scripts.filter((url) => merged.includes(url))
    const others = scripts.filter((url) => !merged.includes(url))
    const sizes = await Promise.all([Buffer.concat(shared.map(read)), ...others.map(read)].map(brotliSize))
    return sizes.reduce((total, size) => total + size, 0)
  }
  const baseline = await scriptBytes('baseline')
  const pages = ['en/docs', 'en/docs/faq', 'zh/blog', 'en/blog/2025/reading-plan-diffs']
  const own = await Promise.all(pages.map(async (page) => (await scriptBytes(page)) - baseline))
  const highest = Math.max(...own)
  console.log(`scripts, brotli: framework baseline ${baseline} B, our own at most ${highest} B more`)
  expect(merged).not.toEqual([])
  expect(highest).toBeLessThanOrEqual(8_500)
})
