import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { tempFolder } from '../content-files/test-fixtures'
import { linkFile, linkFolder } from './link-files'
import { listFiles } from './list-files'

it('linkFile links a file in place of another one', () => {
  const folder = tempFolder({ 'a.txt': 'A', 'new/b.txt': 'B' })
  const [a, b] = [path.join(folder, 'a.txt'), path.join(folder, 'new/b.txt')]
  linkFile(a, b)
  expect(readFileSync(b, 'utf8')).toBe('A')
  expect(statSync(a).nlink).toBe(2)
})

it('linkFolder links all files below a folder', () => {
  const folder = tempFolder({ 'from/a.txt': 'A', 'from/b/c.txt': 'C' })
  linkFolder(path.join(folder, 'from'), path.join(folder, 'to'))
  expect(listFiles(path.join(folder, 'to'))).toEqual(['a.txt', 'b/c.txt'])
})
