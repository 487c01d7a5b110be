import { readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { tempFolder } from '../content-files/test-fixtures'
import { readOrCompute, readOrComputeSync, readCached } from './json-cache'

const freshFile = () => path.join(tempFolder({}), 'folder', 'a.json')

it('a cached value is computed once and then read from the cache', async () => {
  const file = freshFile()
  expect(readCached(file)).toBeUndefined()
  expect(await readOrCompute(file, async () => ({ rows: 1 }))).toEqual({ rows: 1 })
  expect(await readOrCompute(file, async () => ({ rows: 2 }))).toEqual({ rows: 1 })
  expect(readCached(file)).toEqual({ rows: 1 })
  expect(readdirSync(path.dirname(file))).toEqual(['a.json'])
})

it('a value that is computed synchronously is computed once as well', () => {
  const file = freshFile()
  expect([readOrComputeSync(file, () => 1), readOrComputeSync(file, () => 2)]).toEqual([1, 1])
})

it('a truncated cache file is ignored', async () => {
  const file = freshFile()
  await readOrCompute(file, async () => 1)
  writeFileSync(file, '{"rows":')
  expect(await readOrCompute(file, async () => 2)).toBe(2)
})

it('a failed computation is not cached', async () => {
  const file = freshFile()
  const failing = readOrCompute(file, async () => Promise.reject(new Error('no')))
  await expect(failing).rejects.toThrow('no')
  expect(readCached(file)).toBeUndefined()
})
