import { afterAll, describe, expect, it } from 'vitest'
import { servedTotal } from '../support/brotli'
import { firstViewTemplates, readFirstView } from '../support/first-view'

/** Pages with a style sheet of their own, which is one request more. */
const ownSheet = new Set([
  '',
  'search/',
  'workbench/compare/',
  'workbench/index-advisor/',
  'workbench/plan/',
  'workbench/review/',
  'workbench/run/',
])

const sizes: { bytes: number; inline: number }[] = []
afterAll(() => {
  const range = (values: number[]) => `${Math.min(...values)}–${Math.max(...values)}`
  const bytes = range(sizes.map((size) => size.bytes))
  const inline = range(sizes.map((size) => size.inline))
  console.log(
    `first view, brotli: ${bytes} B in at most 2 requests, home, search and tools 3; inline scripts: ${inline} B`,
  )
})

describe.each(['/docs/', '/docs/zh/'])('below %s', (base) => {
  it.each(firstViewTemplates)(
    'the first view of %j takes at most 26 kB, 2 requests (home, search and tools 3), 9 kB of inline scripts (10.6 kB with tabs) and no script file',
    async (page) => {
      const { files, inlineScripts, hasTabs } = readFirstView(base + page)
      const bytes = await servedTotal(files)
      const inline = inlineScripts.join('').length
      sizes.push({ bytes, inline })
      expect(files.length).toBeLessThanOrEqual(ownSheet.has(page) ? 3 : 2)
      expect(files.filter((file) => file.endsWith('.js'))).toEqual([])
      expect(bytes).toBeLessThanOrEqual(26_000)
      // uncompressed; two thirds of it handle controls before the script files arrive
      expect(inline).toBeLessThanOrEqual(hasTabs ? 10_600 : 9_000)
    },
  )
})
