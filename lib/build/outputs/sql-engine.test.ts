import { readFileSync, truncateSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { tempFolder } from '../../content-files/test-fixtures'
import { isComplete, writeWorkerScript } from './sql-engine'

it('the worker does not contain the tools, which import the engine from it', { timeout: 30_000 }, async () => {
  const folder = tempFolder({})
  for (const script of ['worker', 'comparison']) await writeWorkerScript(script, folder, {})
  const [worker, comparison] = ['worker', 'comparison'].map((name) =>
    readFileSync(path.join(folder, `${name}.js`), 'utf8'),
  )
  expect(worker).toContain('import("./comparison.js")')
  expect(worker).not.toContain('libpg-query.wasm')
  expect(comparison).toContain('libpg-query.wasm')
  expect(comparison).toContain('from"./worker.js"')
  expect(comparison).not.toContain('pglite.data')
})

it('the files for browsers are complete if they have the sizes that the worker contains', async () => {
  const folder = tempFolder({ 'pglite.wasm': 'wasm', 'pglite.data': 'data', 'empty-cluster.data': 'cluster' })
  expect(isComplete(folder)).toBe(false)
  await writeWorkerScript('worker', folder, { 'pglite.wasm': 4, 'pglite.data': 4, 'empty-cluster.data': 7 })
  expect(isComplete(folder)).toBe(true)
  truncateSync(path.join(folder, 'empty-cluster.data'), 6)
  expect(isComplete(folder)).toBe(false)
})
