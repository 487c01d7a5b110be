import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { assetsPath } from '@/lib/config/sql-assets'
import { messages } from '@/lib/i18n/messages'
import { quickBrotliSize } from '../support/brotli'

const engine = ['worker.js', 'pglite.wasm', 'pglite.data', 'empty-cluster.data']
const withGrammar = [...engine, 'comparison.js', 'libpg-query.wasm']

it.each([
  ['“Run it here”', messages.en.runHere.size, engine, 'about 5 MB', '21 MB'],
  ['the tool that runs SQL', messages.en.run.size, engine, 'about 5 MB', '21 MB'],
  ['the comparison', messages.en.compare.size, withGrammar, 'about 5.5 MB', '23 MB'],
  ['the index advisor', messages.en.indexAdvisor.size, withGrammar, 'about 5.5 MB', '23 MB'],
])('%s states the size of the database that it loads', (_, text, names, compressed, uncompressed) => {
  const files = names.map((name) => readFileSync(path.join('out', 'docs', assetsPath(), name)))
  const megabytes = (sizes: readonly number[]) => sizes.reduce((sum, size) => sum + size, 0) / 1e6
  expect(text).toContain(`${compressed} `)
  expect(text).toContain(`(${uncompressed} `)
  // in halves of a megabyte
  expect(`about ${Math.round(2 * megabytes(files.map(quickBrotliSize))) / 2} MB`).toBe(compressed)
  expect(`${Math.round(megabytes(files.map(({ length }) => length)))} MB`).toBe(uncompressed)
})
