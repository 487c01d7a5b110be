import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { assetsPath } from '@/lib/config/sql-assets'
import { messages } from '@/lib/i18n/messages'
import { quickBrotliSize } from '../support/brotli'

const engine = ['worker.js', 'pglite.wasm', 'pglite.data', 'empty-cluster.data']
const withGrammar = [...engine, 'comparison.js', 'libpg-query.wasm']

const { en, zh } = messages

it.each([
  [
    '“Run it here” and the tool that runs SQL state',
    [en.runHere.size, en.run.size, zh.runHere.size, zh.run.size],
    engine,
    ['5 MB', '21 MB'],
  ],
  [
    'the comparison and the index advisor state',
    [en.compare.size, en.indexAdvisor.size, zh.compare.size, zh.indexAdvisor.size],
    withGrammar,
    ['5.5 MB', '23 MB'],
  ],
])('%s the size of the database that they load, compressed and not', (_, texts, names, stated) => {
  const files = names.map((name) => readFileSync(path.join('out', 'docs', assetsPath(), name)))
  const megabytes = (sizes: readonly number[]) => sizes.reduce((sum, size) => sum + size, 0) / 1e6
  for (const text of texts) expect(text.match(/[\d.]+ MB/g)).toEqual(stated)
  // in halves of a megabyte
  const compressed = Math.round(2 * megabytes(files.map(quickBrotliSize))) / 2
  const uncompressed = Math.round(megabytes(files.map(({ length }) => length)))
  expect([`${compressed} MB`, `${uncompressed} MB`]).toEqual(stated)
})
