import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { listFiles } from '@/lib/node/list-files'
import { decodePage } from '@/lib/search/index/files'
import { readPage } from '../support/files'
import { fixtureSite } from '../support/fixture-site'

const isPublished = (page: string) => existsSync(path.join(fixtureSite, 'docs', page, 'index.html'))
const sitemap = readFileSync(path.join(fixtureSite, 'docs', 'sitemap.xml'), 'utf8')

describe('an unlisted doc', () => {
  it('an unlisted doc is published with a notice and “noindex”, in no sidebar and not in the sitemap', () => {
    const page = readPage(fixtureSite, 'unlisted')
    expect(page.attribute('meta[name=robots]', 'content')).toBe('noindex, nofollow')
    expect(page.text('[role=note]')).toContain('Unlisted page')
    expect(sitemap).not.toContain('unlisted')
    expect(readPage(fixtureSite, '').document.querySelector('nav a[href="/docs/unlisted/"]')).toBeNull()
  })

  it('an unlisted doc is in the sidebar only on its own page', () => {
    const link = 'nav[aria-label="Docs sidebar"] a[href="/docs/cards/hidden/"]'
    expect(readPage(fixtureSite, 'cards/one').document.querySelector(link)).toBeNull()
    expect(readPage(fixtureSite, 'cards/hidden').document.querySelector(link)?.getAttribute('aria-current')).toBe(
      'page',
    )
  })

  it('an unlisted doc has no neighbours in the pager and is not a neighbour', () => {
    expect(readPage(fixtureSite, 'cards/one').attribute('a[rel=next]', 'href')).toBe('/docs/made/')
    expect(readPage(fixtureSite, 'cards/hidden').document.querySelector('a[rel=next], a[rel=prev]')).toBeNull()
  })

  it('the sidebar keeps the listed docs of a category whose own page is unlisted', () => {
    const { document } = readPage(fixtureSite, 'hidden/open')
    const sidebar = document.querySelector('nav[aria-label="Docs sidebar"]')
    expect(sidebar?.querySelector('a[href="/docs/hidden/"]')).toBeNull()
    expect(sidebar?.querySelector('a[href="/docs/hidden/open/"][aria-current]')).not.toBeNull()
    expect(sitemap).not.toMatch(/\/docs\/hidden\/</)
    expect(isPublished('hidden')).toBe(true)
  })
})

describe('a draft of a doc', () => {
  it('a draft of a doc is not published', () => {
    expect(isPublished('draft')).toBe(false)
  })
})

describe('the search index', () => {
  it('the search index has no drafts and no unlisted pages, and none of their text', () => {
    const folder = path.join(fixtureSite, 'docs', '_search')
    const shards = listFiles(folder).map((file) => [file, readFileSync(path.join(folder, file), 'utf8')] as const)
    const hrefs = shards.filter(([file]) => file.includes('/texts/')).map(([, text]) => decodePage(text).href)
    expect(hrefs).toContain('/features/')
    expect(hrefs.filter((href) => /draft|unlisted|hidden(-\d)?\/$|half/.test(href))).toEqual(['/half-translated/'])
    const text = shards.map(([, json]) => json).join('\n')
    for (const hidden of ['For those who know', 'Not yet.', '未完', 'secret']) expect(text).not.toContain(hidden)
  })
})
