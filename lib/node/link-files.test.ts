import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { tempFolder } from '../content-files/test-fixtures'
import { linkFiles } from './link-files'

it('linkFiles links files into new folders and in place of other files', () => {
  const folder = tempFolder({ 'a.txt': 'A', 'b.txt': 'B', 'old/b.txt': 'another one' })
  const of = (name: string) => path.join(folder, name)
  linkFiles([
    [of('a.txt'), of('new/deep/a.txt')],
    [of('b.txt'), of('old/b.txt')],
  ])
  expect(readFileSync(of('new/deep/a.txt'), 'utf8')).toBe('A')
  expect(readFileSync(of('old/b.txt'), 'utf8')).toBe('B')
  expect(statSync(of('a.txt')).nlink).toBe(2)
})

it('linkFiles throws an error with the path of a file that does not exist', () => {
  const folder = tempFolder({})
  expect(() => linkFiles([[path.join(folder, 'missing.txt'), path.join(folder, 'b.txt')]])).toThrow('missing.txt')
})
