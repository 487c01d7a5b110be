import { appendFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { sharedTempFolder, tempFolder } from '../content-files/test-fixtures'
import { buildInputs, storeBuild, unchangedBuild } from './last-build'

const result = { pages: 1, files: 2, bytes: 3 }
const inputs = buildInputs()

/** Creates a site of two files and stores it as the last build with the current inputs. */
function builtSite(folderOf = tempFolder) {
  const outDir = path.join(folderOf({ 'out/index.html': 'home', 'out/faq/index.html': 'faq' }), 'out')
  storeBuild(outDir, inputs, result)
  return outDir
}

const unchangedSite = builtSite(sharedTempFolder)

it('a build whose inputs and files are unchanged is reused', () => {
  expect(unchangedBuild(unchangedSite, inputs)).toEqual(result)
})

it('a build is not reused if an input has changed', () => {
  expect(unchangedBuild(unchangedSite, 'another hash')).toBeUndefined()
})

it.each([
  ['a file of the site is edited', (outDir: string) => appendFileSync(path.join(outDir, 'index.html'), '!')],
  ['a file of the site is missing', (outDir: string) => rmSync(path.join(outDir, 'faq/index.html'))],
  ['the site is missing', (outDir: string) => rmSync(outDir, { recursive: true })],
])('a build is not reused if %s', (_, change) => {
  const outDir = builtSite()
  change(outDir)
  expect(unchangedBuild(outDir, inputs)).toBeUndefined()
})

it('a build is not stored if its inputs were edited while it ran', () => {
  storeBuild(unchangedSite, 'the hash before the edit', { ...result, pages: 9 })
  expect(unchangedBuild(unchangedSite, 'the hash before the edit')).toBeUndefined()
})
