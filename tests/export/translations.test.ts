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
  it.each(['faq', 'blog/2023/post-10'])('%s shows a notice with a link to the original', (page) => {
    const note = readPage(fixtureSite, `zh/${page}`).document.querySelector('main [role=note]')
    expect(note?.textContent).toBe('本页翻译之后，英文原文又有修改。 查看英文原文')
    expect(note?.querySelector('a')?.getAttribute('href')).toBe(`/docs/${page}/`)
    expect(readPage(fixtureSite, page).document.querySelector('main [role=note]')).toBeNull()
  })

  it('a page that translates the current English original has no notice', () => {
    expect(readPage('out', 'zh/faq').text('main')).not.toContain('英文原文又有修改')
  })
})

describe.each(['', 'zh/'])('the translation status below /docs/%s', (prefix) => {
  const page = readPage(fixtureSite, `${prefix}translation-status`)
  const linksBelow = (state: string) =>
    [...page.document.querySelectorAll(`section[aria-labelledby=${state}] a`)].map((a) => a.getAttribute('href'))

  it('the translation status lists outdated and missing translations with links to their pages', () => {
    expect(linksBelow('outdated')).toEqual(['/docs/zh/blog/2023/post-10/', '/docs/zh/faq/'])
    expect(linksBelow('missing')).toContain('/docs/only-english/')
    expect(linksBelow('missing')).toContain('/docs/zh/only-chinese/')
    expect(linksBelow('translated')).toContain('/docs/zh/blog/2023/post-09/')
  })

  it('the translation status is not for search engines, and no page but itself links to it', () => {
    expect(page.attribute('meta[name=robots]', 'content')).toBe('noindex, nofollow')
    expect(sitemap).not.toContain('translation-status')
    expect(readPage(fixtureSite, prefix).document.querySelector('a[href*=translation-status]')).toBeNull()
  })

  it('the translation status is also a JSON file', () => {
    const file = path.join(fixtureSite, 'docs', prefix, 'translation-status.json')
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
      outdated: 2,
      pages: expect.arrayContaining([
        {
          language: 'zh',
          status: 'outdated',
          original: 'en/docs/faq.mdx',
          translation: 'zh/docs/faq.mdx',
        },
      ]) as unknown,
    })
  })
})
