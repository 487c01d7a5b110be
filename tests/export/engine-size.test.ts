import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { assetsPath, engineSizes } from '@/lib/config/sql-assets'
import { messages } from '@/lib/i18n/messages'
import { listFiles } from '@/lib/node/list-files'
import { quickBrotliSize } from '../support/brotli'

const engine = ['worker.js', 'pglite.wasm', 'pglite.data', 'empty-cluster.data']
const withGrammar = [...engine, 'comparison.js', 'libpg-query.wasm']

const { en, zh } = messages

const engineFolder = path.join('out', 'docs', assetsPath())

it.each([
  [
    '“Run it here” and the tool that runs SQL state',
    [en.runHere.size, en.run.size, zh.runHere.size, zh.run.size],
    engine,
    ['5 MB', '21.5 MB'],
  ],
  [
    'the comparison and the index advisor state',
    [en.compare.size, en.indexAdvisor.size, zh.compare.size, zh.indexAdvisor.size],
    withGrammar,
    ['5.5 MB', '23.5 MB'],
  ],
])('%s the size of the database that they load, compressed and not', (_, texts, names, stated) => {
  const files = names.map((name) => readFileSync(path.join(engineFolder, name)))
  // in halves of a megabyte
  const megabytes = (sizes: readonly number[]) =>
    `${Math.round((2 * sizes.reduce((sum, size) => sum + size, 0)) / 1e6) / 2} MB`
  for (const text of texts) expect(text.match(/[\d.]+ MB/g)).toEqual(stated)
  const sizes = [files.map(quickBrotliSize), files.map(({ length }) => length)]
  expect(sizes.map(megabytes)).toEqual(stated)
})

it('deploy/README.md states the size of the folder with the engine, the grammars and the workers', () => {
  const folder = path.join('out', 'docs', '_sql')
  const bytes = listFiles(folder).reduce((sum, file) => sum + statSync(path.join(folder, file)).size, 0)
  const stated = readFileSync('deploy/README.md', 'utf8').match(/\d+ MB/g)
  expect(new Set(stated)).toEqual(new Set([`${Math.round(bytes / 1e6)} MB`]))
})

it('the worker contains the sizes of the engine’s files', () => {
  const sizes = engineSizes(readFileSync(path.join(engineFolder, 'worker.js'), 'utf8'))
  const files = ['pglite.wasm', 'pglite.data', 'empty-cluster.data']
  expect(new Map(sizes)).toEqual(new Map(files.map((name) => [name, statSync(path.join(engineFolder, name)).size])))
})

it('the worker does not contain the tools, which import the engine from it', () => {
  const [worker, comparison] = ['worker', 'comparison'].map((name) =>
    readFileSync(path.join(engineFolder, `${name}.js`), 'utf8'),
  )
  expect(worker).toContain('import("./comparison.js")')
  expect(worker).not.toContain('libpg-query.wasm')
  expect(comparison).toContain('libpg-query.wasm')
  expect(comparison).toContain('from"./worker.js"')
  expect(comparison).not.toContain('pglite.data')
})
