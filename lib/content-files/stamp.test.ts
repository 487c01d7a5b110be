import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { checkContent } from '../content-lint/check-content'
import { createPathFilter } from './path-filter'
import { findAll } from '../content-lint/find-all'
import { stampTranslations } from './stamp'
import { mdx, tempFolder } from './test-fixtures'

const pages = () => ({
  'en/docs/a.mdx': mdx('title: A'),
  'zh/docs/a.mdx': mdx('title: 甲', '文。'),
  'en/docs/b.mdx': mdx('title: B'),
  'zh/docs/b.mdx': mdx('title: 乙', '文。'),
})

const stamp = async (folder: string, isMeant: (file: string) => boolean) =>
  stampTranslations((await checkContent(folder)).files, folder, isMeant)

it('all translations of a page are stamped, and an unchanged translation is not written again', async () => {
  const folder = tempFolder(pages())
  expect(await stamp(folder, () => true)).toEqual([
    path.join(folder, 'zh/docs/a.mdx'),
    path.join(folder, 'zh/docs/b.mdx'),
  ])
  expect(await stamp(folder, () => true)).toEqual([])
  expect((await findAll(folder)).diagnostics).toEqual([])
})

it.each(['zh/docs/a.mdx', 'en/docs/a.mdx'])('a page to stamp can be named by %s', async (file) => {
  const folder = tempFolder(pages())
  expect(await stamp(folder, createPathFilter([path.join(folder, file)]))).toEqual([path.join(folder, 'zh/docs/a.mdx')])
  expect(readFileSync(path.join(folder, 'zh/docs/b.mdx'), 'utf8')).toBe(mdx('title: 乙', '文。'))
})

it('a folder selects the files in it for stamping, but not the files in another folder whose name begins with its name', () => {
  const isMeant = createPathFilter(['content/en/docs'])
  expect(['content/en/docs/x/a.mdx', 'content/en/docs-old/a.mdx'].map(isMeant)).toEqual([true, false])
})
