import { appendFileSync, renameSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { sharedTempFolder } from '@/lib/content-files/test-fixtures'
import { buildInputs, storeBuild, unchangedBuild } from '@/lib/build/last-build'

const result = { pages: 1, files: 2, bytes: 3 }
const inputs = buildInputs()

/** A site of two files, stored as the last build with the current inputs. */
const site = path.join(sharedTempFolder({ 'out/index.html': 'home', 'out/faq/index.html': 'faq' }), 'out')
storeBuild(site, inputs, result)

it('a build whose inputs and files are unchanged is reused', () => {
  expect(unchangedBuild(site, inputs)).toEqual(result)
})

it('a build is not reused if an input has changed', () => {
  expect(unchangedBuild(site, 'another hash')).toBeUndefined()
})

it.each([
  ['a file of the site', path.join(site, 'faq/index.html')],
  ['the site', site],
])('a build is not reused while %s is missing', (_, file) => {
  renameSync(file, `${site}-moved`)
  expect(unchangedBuild(site, inputs)).toBeUndefined()
  renameSync(`${site}-moved`, file)
  expect(unchangedBuild(site, inputs)).toEqual(result)
})

it('a build is not stored if its inputs were edited while it ran', () => {
  storeBuild(site, 'the hash before the edit', { ...result, pages: 9 })
  expect(unchangedBuild(site, 'the hash before the edit')).toBeUndefined()
})

it('a build is not reused after a file of the site was edited', () => {
  appendFileSync(path.join(site, 'index.html'), '!')
  expect(unchangedBuild(site, inputs)).toBeUndefined()
})
