import { expect, it } from 'vitest'
import { tempFolder } from '../content-files/test-fixtures'
import { builtFiles } from './built-files'
import { readRelease } from './release'

const files = { 'docs/index.html': 'a', 'docs/dump.sql.gz': 'b' }
const compressed = { 'docs/index.html.br': 'c', 'docs/index.html.gz': 'd' }

it('builtFiles leaves out the copies that `npm run precompress` writes, but no other compressed files', () => {
  expect(builtFiles(tempFolder({ ...files, ...compressed }))).toEqual(['docs/dump.sql.gz', 'docs/index.html'])
})

it('a build and its precompressed copy are the same release', () => {
  expect(readRelease(tempFolder({ ...files, ...compressed }))).toEqual(readRelease(tempFolder(files)))
})
