import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { tempFolder } from '../content-files/test-fixtures'
import { copyFiles } from './copy-files'

it('copyFiles copies files into folders that do not exist yet', async () => {
  const folder = tempFolder({ 'a.txt': 'A', 'b.txt': 'B' })
  const of = (name: string) => path.join(folder, name)
  await copyFiles([
    [of('a.txt'), of('new/deep/c.txt')],
    [of('b.txt'), of('new/d.txt')],
  ])
  expect(readFileSync(of('new/deep/c.txt'), 'utf8')).toBe('A')
  expect(readFileSync(of('new/d.txt'), 'utf8')).toBe('B')
})

it('copyFiles rejects with the path of a file that does not exist', async () => {
  const folder = tempFolder({})
  await expect(copyFiles([[path.join(folder, 'missing.txt'), path.join(folder, 'b.txt')]])).rejects.toThrow(
    'missing.txt',
  )
})
