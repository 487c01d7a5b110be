import { symlinkSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { tempFolder } from '../content-files/test-fixtures'
import { listFiles } from './list-files'

it('listFiles lists the files of all folders in a fixed order', () => {
  expect(listFiles(tempFolder({ 'b.txt': '', 'a/c.txt': '', 'a/b/d.txt': '' }))).toEqual([
    'a/b/d.txt',
    'a/c.txt',
    'b.txt',
  ])
})

it('listFiles lists the files that symbolic links lead to, without broken and circular links', () => {
  const shared = tempFolder({ 'logo.svg': '', 'icons/a.svg': '' })
  const folder = tempFolder({ 'b.txt': '', 'a/c.txt': '' })
  symlinkSync(shared, path.join(folder, 'img'))
  symlinkSync(path.join(shared, 'logo.svg'), path.join(folder, 'a/logo.svg'))
  symlinkSync('nowhere', path.join(folder, 'broken'))
  symlinkSync('..', path.join(folder, 'a/parent'))
  expect(listFiles(folder)).toEqual(['a/c.txt', 'a/logo.svg', 'b.txt', 'img/icons/a.svg', 'img/logo.svg'])
})
