import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readPage } from '../support/files'
import { fixtureOrigin, fixtureSite } from '../support/fixture-site'

const isPublished = (page: string) => existsSync(path.join(fixtureSite, 'docs', page, 'index.html'))
const sitemap = readFileSync(path.join(fixtureSite, 'docs', 'sitemap.xml'), 'utf8')

describe('a page without a Chinese file', () => {
  const page = readPage(fixtureSite, 'zh/only-english')

  it('a page without a Chinese file shows the English text at its Chinese URL, marked as English, with a notice', () => {
    expect(page.attribute('html', 'lang')).toBe('zh-CN')
    expect(page.attribute('article', 'lang')).toBe('en-GB')
    expect(page.text('[role=note]')).toContain('尚未翻译')
    expect(page.text('article')).toContain('Not translated.')
  })

  it('a page without a Chinese file names the English page as canonical and has no language alternates', () => {
    expect(page.attribute('link[rel=canonical]', 'href')).toBe(`${fixtureOrigin}/docs/only-english/`)
    expect(page.document.querySelectorAll('link[hreflang]')).toHaveLength(0)
  })

  it('a page without a Chinese file is not an alternate of the English page, whose language menu says that the text is English', () => {
    const english = readPage(fixtureSite, 'only-english')
    expect(english.attribute('link[hreflang="zh-CN"]', 'href')).toBeNull()
    expect(english.attribute('link[hreflang="en-GB"]', 'href')).toBe(`${fixtureOrigin}/docs/only-english/`)
    const menu = english.document.querySelector('a[lang="zh-CN"]')
    expect(menu?.getAttribute('hreflang')).toBeNull()
    expect(menu?.getAttribute('aria-label')).toBe(
      'Switch to 中文 (this page is not translated, so it is shown in English)',
    )
  })

  it('a page without a Chinese file is not in the sitemap, where the English page has no Chinese alternate', () => {
    expect(sitemap).not.toContain('/docs/zh/only-english/')
    expect(sitemap).toMatch(/only-english\/<\/loc>[^\n]*hreflang="en-GB"(?![^\n]*zh-CN)/)
  })

  it('a page without a Chinese file links to pages in the reader’s language', () => {
    expect(page.attribute('article a:not(.anchor)', 'href')).toBe('/docs/zh/')
  })
})

describe('a page whose Chinese file is a draft', () => {
  it('a page whose Chinese file is a draft shows the English text at its Chinese URL', () => {
    const draft = readPage(fixtureSite, 'zh/half-translated')
    expect(draft.text('article')).toContain('The original.')
    expect(draft.attribute('article', 'lang')).toBe('en-GB')
  })
})

describe('a page without an English file', () => {
  it('a page without an English file has no English URL, and its language menu links to the English home page', () => {
    expect(isPublished('only-chinese')).toBe(false)
    const page = readPage(fixtureSite, 'zh/only-chinese')
    const english = page.document.querySelector('a[lang="en-GB"]')
    expect(english?.getAttribute('href')).toBe('/docs/')
    expect(english?.getAttribute('aria-label')).toContain('将打开首页')
    expect(page.attribute('link[hreflang="x-default"]', 'href')).toBe(`${fixtureOrigin}/docs/zh/only-chinese/`)
  })
})

describe('a page whose English original has changed since it was translated', () => {
  it('a page whose English original has changed since it was translated shows a notice with a link to the original; other pages do not', () => {
    const note = readPage(fixtureSite, 'zh/faq').document.querySelector('main [role=note]')
    expect(note?.textContent).toBe('本页翻译之后，英文原文又有修改。 查看英文原文')
    expect(note?.querySelector('a')?.getAttribute('href')).toBe('/docs/faq/')
    expect(readPage(fixtureSite, 'faq').document.querySelector('main [role=note]')).toBeNull()
    expect(readPage('out', 'zh/faq').text('main')).not.toContain('英文原文又有修改')
  })
})
