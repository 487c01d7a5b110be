import { mkdirSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { languageFiles, pageFiles } from './listing'
import { checkFiles } from '../content-lint/test-check'
import { mdx, tempFolder } from './test-fixtures'

describe('the files of a content folder', () => {
  it('the files of a content folder are all files of its languages, in a fixed order', () => {
    const folder = tempFolder({ 'zh/docs/b.md': '', 'en/docs/b.svg': '', 'en/docs/a/c.mdx': '', 'fr/docs/d.mdx': '' })
    expect(languageFiles(folder)).toEqual(['en/docs/a/c.mdx', 'en/docs/b.svg', 'zh/docs/b.md'])
    expect(pageFiles(folder)).toEqual(['en/docs/a/c.mdx', 'zh/docs/b.md'])
  })

  it('the files of a content folder do not include hidden files and broken symbolic links', () => {
    const folder = tempFolder({ 'en/docs/a.mdx': '', 'en/docs/.hidden.mdx': '', 'en/.git/b.mdx': '' })
    symlinkSync('me@host.1234', path.join(folder, 'en/docs/.#a.mdx'))
    symlinkSync('nowhere', path.join(folder, 'en/docs/gone.mdx'))
    expect(languageFiles(folder)).toEqual(['en/docs/a.mdx'])
  })

  it('the files of a content folder do not include folders, whatever their name', () => {
    const folder = tempFolder({ 'en/docs/dir.mdx/a.mdx': '' })
    mkdirSync(path.join(folder, 'en/docs/empty.mdx'))
    expect(pageFiles(folder)).toEqual(['en/docs/dir.mdx/a.mdx'])
  })

  it('the files of a content folder include the targets of symbolic links', () => {
    const folder = tempFolder({ 'en/docs/a.mdx': '' })
    symlinkSync('a.mdx', path.join(folder, 'en/docs/b.mdx'))
    expect(pageFiles(folder)).toEqual(['en/docs/a.mdx', 'en/docs/b.mdx'])
  })
})

it('a hidden file is not checked by the content check', async () => {
  expect((await checkFiles({ 'en/docs/a.mdx': mdx('title: A'), 'en/docs/.a.mdx': mdx('titel: A') })).reports).toEqual(
    [],
  )
})
