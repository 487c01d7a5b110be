import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { errorPages } from '@/lib/recognize/error-articles'
import { anchorsOf } from './anchors'

/** Returns the file of a page path, such as `content/en/docs/faq.mdx`. */
function fileOf(page: string, locale: string): string {
  const name = page.replace(/\/(?:#.*)?$/, '')
  const base = name.startsWith('blog/') ? `content/${locale}/${name}` : `content/${locale}/docs/${name}`
  return [`${base}.mdx`, `${base}/index.mdx`].find((file) => existsSync(file)) ?? base
}

it.each(errorPages)('the page about “%s” mentions it, and exists in both languages', (error, page) => {
  const text = readFileSync(fileOf(page, 'en'), 'utf8').replaceAll("''", "'").toLowerCase()
  const parts = error.replace(/^(?:MySQL|SQL Server|SQLSTATE|code) /, '').split(' … ')
  expect(parts.filter((part) => !text.includes(part.toLowerCase()))).toEqual([])
  for (const locale of ['en', 'zh']) {
    const file = fileOf(page, locale)
    expect(existsSync(file), file).toBe(true)
    const [, anchor] = page.split('#')
    if (anchor !== undefined) expect(anchorsOf(readFileSync(file, 'utf8')), file).toContain(anchor)
  }
})

it('no error of the table has two pages', () => {
  const errors = errorPages.map(([error]) => error.toLowerCase())
  expect(errors.filter((error, at) => errors.indexOf(error) !== at)).toEqual([])
})
