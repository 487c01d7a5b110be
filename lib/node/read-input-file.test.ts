import path from 'node:path'
import { expect, it } from 'vitest'
import { tempFolder } from '../content-files/test-fixtures'
import { readInputFile } from './read-input-file'

it('a file is read without its byte order mark', () => {
  expect(readInputFile(path.join(tempFolder({ 'a.sql': '\uFEFFSELECT 1' }), 'a.sql'))).toBe('SELECT 1')
})

it('a file that does not exist is named in the error', () => {
  expect(() => readInputFile('nowhere.sql')).toThrow(new Error('nowhere.sql: there is no such file'))
})

it('a folder in place of a file is named in the error', () => {
  expect(() => readInputFile('lib')).toThrow(new Error('lib: it is a folder, not a file'))
})
