import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { listFiles } from '@/lib/node/list-files'

const files = listFiles('out/docs')
const pages = files.filter((file) => file.endsWith('index.html')).map((file) => path.posix.dirname(file))
/** Pages that have no Markdown version. */
const isWithoutText = (page: string) => /(^|\/)(search|blog-204|translation-status)$/.test(page)
const textPages = pages.filter((page) => !isWithoutText(page))
const read = (file: string) => readFileSync(path.join('out/docs', file), 'utf8')
const markdown = (page: string) => read(path.posix.join(page, 'index.md'))

describe('the files of a page', () => {
  it('the files of a page are at most four, none of them a segment of the router’s prefetching', () => {
    const counts = new Map(pages.map((page) => [page, 0]))
    for (const file of files.filter((name) => /(^|\/)index\.\w+$/.test(name))) {
      const page = path.posix.dirname(file)
      counts.set(page, (counts.get(page) ?? 0) + 1)
    }
    console.log(
      `files of a page: ${Math.min(...counts.values())}–${Math.max(...counts.values())}; the site: ${files.length} files, ${pages.length} pages`,
    )
    expect(Math.max(...counts.values())).toBeLessThanOrEqual(4)
    expect(files.filter((file) => path.posix.basename(file).startsWith('__next'))).toEqual([])
  })
})

describe('the Markdown version of a page', () => {
  it('the Markdown version of a page exists for every page with a text and is linked from its head', () => {
    const link = /<link\b(?=[^>]*\stype="text\/markdown")[^>]*\shref="([^"]+)"/
    const linked = textPages.map((page) => [page, link.exec(read(path.posix.join(page, 'index.html')))?.[1]])
    expect(linked).toEqual(
      textPages.map((page) => [page, `https://docs.example.com${path.posix.join('/docs', page, 'index.md')}`]),
    )
    expect(textPages.filter((page) => !existsSync(path.join('out/docs', page, 'index.md')))).toEqual([])
  })

  it.each(['faq', 'zh/insides/rewrite/conditions', 'api/create-analysis', 'blog/2025/reading-plan-diffs'])(
    'the Markdown version of the page /docs/%s begins with the heading of the page and has no HTML outside of code',
    (page) => {
      const text = markdown(page).replace(/```[^]*?```|`[^`]*`/g, '')
      expect(text).toMatch(/^---\ntitle: [^]+\n---\n\n# \S/)
      expect(text).not.toMatch(/<\/?[a-z]+[ >]/)
    },
  )

  it('the Markdown version of a page has both statements of a rewrite, under the rule’s own heading', () => {
    expect(markdown('insides/rewrite/conditions')).toMatch(
      /## RW30 · [^]*\*\*Before\*\*\n\n```sql\nSELECT[^]*\*\*After\*\*\n\n```sql\nSELECT/,
    )
  })

  it('the Markdown version of a page links only to pages that exist', () => {
    const targets = textPages.flatMap((page) =>
      [...markdown(page).matchAll(/\]\(https:\/\/docs\.example\.com\/docs\/([^)#?\s]*)/g)].map(([, target]) =>
        decodeURI(target ?? ''),
      ),
    )
    expect(targets.length).toBeGreaterThan(100)
    const missing = [...new Set(targets)].filter(
      (target) => !existsSync(path.join('out/docs', target.replace(/\/$|^$/, '/index.html'))),
    )
    expect(missing).toEqual([])
  })
})
