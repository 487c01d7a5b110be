import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { listFiles } from '@/lib/node/list-files'
import { readPage } from '../support/files'
import { fixtureSite } from '../support/fixture-site'

const hrefs = (page: string, selector: string) =>
  [...readPage(fixtureSite, page).document.querySelectorAll(selector)].map((link) => link.getAttribute('href'))

describe.each(['', 'zh/'])('unlisted posts of /docs/%sblog/', (language) => {
  const at = (page: string) => `${language}blog/${page}`

  it('an unlisted post is published with a notice and “noindex”; only the page of its unlisted tag and the list for translators name it', () => {
    const page = readPage(fixtureSite, at('2024/hidden-3'))
    expect(page.attribute('meta[name=robots]', 'content')).toBe('noindex, nofollow')
    expect(page.text('[role=note]')).toBeTruthy()
    expect(page.attribute('[data-sidebar] a[aria-current]', 'href')).toBe(`/docs/${at('2024/hidden-3/')}`)
    expect(page.document.querySelector('link[hreflang]')).toBeNull()
    expect(hrefs(at('2024/hidden-3'), 'a[rel=prev], a[rel=next]')).toEqual([])
    expect(hrefs(at('2024/hidden-3'), 'main a[rel=tag]').sort()).toEqual([
      `/docs/${at('tags/hidden/')}`,
      `/docs/${at('tags/query-rewrite/')}`,
    ])
    const elsewhere = listFiles(path.join(fixtureSite, 'docs'))
      .filter(
        (file) => /\.(html|xml|json|txt)$/.test(file) && !/\/hidden-|\/tags\/hidden\/|translation-status/.test(file),
      )
      .filter((file) => readFileSync(path.join(fixtureSite, 'docs', file), 'utf8').includes('hidden-3'))
    expect(elsewhere).toEqual([])
  })

  it('the pages of a tag without listed posts have a notice and “noindex”, and no list contains the tag', () => {
    for (const [page, count] of [
      ['tags/hidden', 5],
      ['tags/hidden/page/2', 1],
    ] as const) {
      const tag = readPage(fixtureSite, at(page))
      expect(tag.attribute('meta[name=robots]', 'content')).toBe('noindex, nofollow')
      expect(tag.document.querySelector('link[hreflang]')).toBeNull()
      expect(tag.text('[role=note]')).toBeTruthy()
      expect(tag.document.querySelectorAll('main article h2')).toHaveLength(count)
    }
    expect(hrefs(at('tags'), 'a[href*=hidden]')).toEqual([])
  })
})
