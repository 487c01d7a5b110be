import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { listFiles } from '@/lib/node/list-files'
import { brotliSize, quickBrotliSize, servedTotal } from '../support/brotli'

const chunkFolder = 'docs/_next/static/chunks'
const LIMIT = 40_000

/** Returns what a page has loaded after the first interaction: its HTML, and the scripts and styles that it names. */
function filesOf(page: string, chunks: readonly string[]): { own: string[]; shared: string[] } {
  const html = readFileSync(path.join('out', page), 'utf8')
  const named = chunks.filter((chunk) => html.includes(chunk))
  return { own: [page], shared: named.map((chunk) => path.join(chunkFolder, chunk)) }
}

/** Returns an upper bound of the served bytes of files, from a compression that is faster and never better. */
const upperBound = (files: readonly string[]) =>
  files.reduce((total, file) => total + quickBrotliSize(readFileSync(path.join('out', file))), 0)

it('every page of the site takes at most 40 kB after the first interaction', { timeout: 300_000 }, async () => {
  const chunks = readdirSync(path.join('out', chunkFolder))
  const pages = listFiles('out').filter(
    (file) => existsSync(path.join('out', file.replace(/index\.html$/, 'index.md'))) && file.endsWith('/index.html'),
  )
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

it('the script of every page takes at most 8 kB without the bundler’s runtime', async () => {
  const scripts = readdirSync(path.join('out', chunkFolder)).filter((file) => file.startsWith('start-'))
  const exported = '.cache/sites/export/_next/static/chunks'
  const runtimes = readdirSync(exported).filter((file) => file.startsWith('turbopack-'))
  const [whole = 0] = await Promise.all(
    scripts.map((file) => brotliSize(readFileSync(path.join('out', chunkFolder, file)))),
  )
  const [runtime = 0] = await Promise.all(runtimes.map((file) => brotliSize(readFileSync(path.join(exported, file)))))
  console.log(`script of every page, brotli: ${whole} B, of which the bundler’s runtime is ${runtime} B`)
  expect([scripts.length, runtimes.length]).toEqual([1, 1])
  expect(whole - runtime).toBeLessThanOrEqual(8_000)
})
