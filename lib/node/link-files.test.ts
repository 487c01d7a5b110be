import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { tempFolder } from '../content-files/test-fixtures'
import { linkFiles, linkSameText } from './link-files'

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

it('linkSameText links a file that contains the text, and nothing for another text or a missing file', () => {
  const folder = tempFolder({ 'a.txt': 'é' })
  const of = (name: string) => path.join(folder, name)
  expect(linkSameText(of('a.txt'), of('new/a.txt'), 'é')).toBe(true)
  expect(statSync(of('new/a.txt')).ino).toBe(statSync(of('a.txt')).ino)
  const others = [
    ['a.txt', 'è'],
    ['a.txt', 'ab c'],
    ['missing.txt', ''],
  ] as const
  expect(others.map(([name, text]) => linkSameText(of(name), of('other.txt'), text))).toEqual([false, false, false])
  expect(existsSync(of('other.txt'))).toBe(false)
})
