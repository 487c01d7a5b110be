import { copyFileSync, readdirSync, readFileSync, truncateSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { tempFolder } from '@/lib/content-files/test-fixtures'
import { emptyCluster } from '@/lib/sql/engine/node-engine'

it('the dump of an empty cluster is made again if it is truncated', async () => {
  const dump = await emptyCluster()
  const folder = tempFolder({})
  const file = path.join(folder, path.basename(dump))
  copyFileSync(dump, file)
  expect(await emptyCluster(folder)).toBe(file)
  truncateSync(file, 9)
  expect(await emptyCluster(folder)).toBe(file)
  expect(readFileSync(file).equals(readFileSync(dump))).toBe(true)
  expect(readdirSync(folder)).toHaveLength(1)
})
