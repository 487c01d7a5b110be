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
