import { readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { checkContent } from './check'
import { writeChecked } from './checked-copy'
import { pageFiles } from './listing'
import { tempFolder } from './test-fixtures'

const faq = 'en/docs/faq.mdx'
const guide = 'en/docs/guides/a.mdx'

/** A content folder, another for the copy, and what brings the second up to the first as it is checked. */
function copied(contents: Readonly<Record<string, string>>, before: Readonly<Record<string, string>> = {}) {
  const content = tempFolder(contents)
  const copy = tempFolder(before)
  const text = (file: string) => readFileSync(path.join(copy, file), 'utf8')
  const check = async () => (await checkContent(content)).files
  return { content, copy, text, check }
}

it('the copy has the texts as they were checked, whatever is saved meanwhile', async () => {
  const texts = { [faq]: '---\ntitle: FAQ\n---\n\nGood.\n', [guide]: '---\ntitle: A\ntags: [x]\n---\n\n---\n\nText.' }
  const { content, copy, text, check } = copied(texts)
  const files = await check()
  writeFileSync(path.join(content, faq), 'Half a')
  writeChecked(files, copy)
  expect(Object.fromEntries(pageFiles(copy).map((file) => [file, text(file)]))).toEqual(texts)
})

it('a page that is gone is gone from the copy', async () => {
  const { copy, check } = copied({ [faq]: '---\ntitle: FAQ\n---\n' }, { [guide]: 'old' })
  writeChecked(await check(), copy)
  expect(pageFiles(copy)).toEqual([faq])
})

it('a page that has not changed is not written again', async () => {
  const { copy, check } = copied({ [faq]: '---\ntitle: FAQ\n---\n' })
  const files = await check()
  writeChecked(files, copy)
  utimesSync(path.join(copy, faq), 1_000, 1_000)
  writeChecked(files, copy)
  expect(statSync(path.join(copy, faq)).mtimeMs).toBe(1_000_000)
})
