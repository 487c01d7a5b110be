import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { tempFolder } from '../content-files/test-fixtures'
import { replaceFile } from './replace-file'

it('replaceFile replaces a file as a whole, and leaves no other file beside it', () => {
  const folder = tempFolder({ 'a.json': 'old' })
  replaceFile(path.join(folder, 'a.json'), 'new')
  expect(readFileSync(path.join(folder, 'a.json'), 'utf8')).toBe('new')
  expect(readdirSync(folder)).toEqual(['a.json'])
})

it('replaceFile creates a missing folder', () => {
  const file = path.join(tempFolder({}), 'deep', 'folder', 'a.json')
  replaceFile(file, 'new')
  expect(readFileSync(file, 'utf8')).toBe('new')
})
