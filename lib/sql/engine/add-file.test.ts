import { openAsBlob, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { tempFolder } from '../../content-files/test-fixtures'
import { addFile } from './add-file'

it('addFile writes a file, and leaves one that exists to the processes that read it', async () => {
  const file = path.join(tempFolder({}), 'folder', 'a.tar')
  addFile(file, Buffer.from('first'))
  const blob = await openAsBlob(file)
  addFile(file, Buffer.from('second'))
  expect(await blob.text()).toBe('first')
  expect(readdirSync(path.dirname(file))).toEqual(['a.tar'])
})
