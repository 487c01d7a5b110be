import { expect, it } from 'vitest'
import { tempFolder } from '../content-files/test-fixtures'
import { checkContentDir, checkProjectFolder, checkSettings } from './settings-check'

it('the site’s own settings pass the settings check', () => {
  expect(checkSettings()).toEqual([])
})

it.each(['#', '%', '?'])('a project path with “%s” is rejected', (character) => {
  expect(checkProjectFolder(`/home/me/a${character}b`)).toBe(
    `the path of the project, “/home/me/a${character}b”, must not contain “${character}”: move or rename the folder`,
  )
})

it.each([
  ['nowhere', 'CONTENT_DIR must be a folder, got “nowhere”, which does not exist'],
  ['package.json', 'CONTENT_DIR must be a folder, got “package.json”, which is a file'],
  ['', 'CONTENT_DIR must not be the project’s folder or one around it, got “.”'],
  ['..', 'CONTENT_DIR must not be the project’s folder or one around it, got “..”'],
])('the content folder %j is rejected', (folder, message) => {
  expect(checkContentDir(folder)).toBe(message)
})

it('a content folder outside of the project is accepted', () => {
  expect(checkContentDir(tempFolder({}))).toBeUndefined()
})

it.each(['docusaurus.config.js', 'website/docusaurus.config.ts'])(
  'a content folder with %s is rejected, and the message names the command that migrates it',
  (file) => {
    const folder = tempFolder({ [file]: '' })
    expect(checkContentDir(folder)).toContain(`run \`npm run migrate -- ${folder} content-new\``)
  },
)
