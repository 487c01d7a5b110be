import { openAsBlob, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { tempFolder } from '../../content-files/test-fixtures'
import { addFile } from './add-file'

it('addFile writes a file, and leaves one that exists to the processes that read it', async () => {
  const file = path.join(tempFolder({}), 'folder', 'a.tar')
  addFile(file, Buffer.from('first'))
  const blob = await openAsBlob(file)
  addFile(file, Buffer.from('other'))
  expect(await blob.text()).toBe('first')
  expect(readdirSync(path.dirname(file))).toEqual(['a.tar'])
})

it('addFile replaces a file that is truncated', () => {
  const folder = tempFolder({ 'a.tar': 'fir' })
  addFile(path.join(folder, 'a.tar'), Buffer.from('first'))
  expect(readFileSync(path.join(folder, 'a.tar'), 'utf8')).toBe('first')
  expect(readdirSync(folder)).toEqual(['a.tar'])
})
