import { truncateSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { tempFolder } from '../../content-files/test-fixtures'
import { isComplete } from './sql-engine'

it('the files for browsers are complete if they have the sizes that the worker contains', () => {
  const files = { 'pglite.wasm': 'wasm', 'pglite.data': 'data', 'empty-cluster.data': 'cluster' }
  expect(isComplete(tempFolder(files))).toBe(false)
  const folder = tempFolder({ ...files, 'worker.js': 'a={"pglite.wasm":4,"pglite.data":4,"empty-cluster.data":7};' })
  expect(isComplete(folder)).toBe(true)
  truncateSync(path.join(folder, 'empty-cluster.data'), 6)
  expect(isComplete(folder)).toBe(false)
})
