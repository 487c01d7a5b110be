import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readPage } from '../support/files'
import { fixtureSite } from '../support/fixture-site'

const page = (language: string) => readPage(fixtureSite, `${language}whats-new`)
const entries = (language: string) => [...page(language).document.querySelectorAll('main article section li')]

describe('the list of changes', () => {
  it('the list of changes has posts and revisions by month, newest first, with links, kinds, dates and notes', () => {
    const months = [...page('').document.querySelectorAll('main article h2')].map((heading) => heading.textContent)
    expect(months.slice(0, 2)).toEqual(['December 2025', 'July 2025'])
    const [first] = entries('')
    expect(first?.querySelector('a')?.getAttribute('href')).toBe('/docs/blog/2024/post-30/')
    expect(first?.querySelector('small')?.textContent).toBe('Revised · 20 December 2025')
    expect(first?.querySelector('time')?.getAttribute('datetime')).toBe('2025-12-20')
    expect(first?.querySelector('p')?.textContent).toBe('Newer examples.')
    expect(entries('')).toHaveLength(41)
  })

  it('the list of changes has docs with a note, and no drafts, unlisted pages or posts of tomorrow', () => {
    const texts = entries('').map((entry) => entry.textContent)
    expect(texts).toContain('OneRevised · 3 February 2025One & <two> for Query Wizard.')
    expect(texts.filter((text) => /hidden|draft|tomorrow/i.test(text))).toEqual([])
  })

  it('the list of changes in Chinese has Chinese notes, and English titles of pages that are not translated', () => {
    const [first] = entries('zh/')
    expect(first?.textContent).toBe('第 30 篇文章修订 · 2025年12月20日例子更新过。')
    const fallback = entries('zh/').find((entry) => entry.querySelector('a')?.textContent === 'One')
    expect(fallback?.querySelector('a')?.getAttribute('lang')).toBe('en-GB')
    expect(fallback?.querySelector('a')?.getAttribute('href')).toBe('/docs/zh/cards/one/')
  })

  it('the list of changes links to its feeds, which the sitemap does not contain', () => {
    const links = [...page('zh/').document.querySelectorAll('main article > p a')].map((a) => a.getAttribute('href'))
    expect(links).toEqual(['rss.xml', 'atom.xml', 'feed.json'].map((file) => `/docs/zh/whats-new/${file}`))
    const sitemap = readFileSync(path.join(fixtureSite, 'docs/sitemap.xml'), 'utf8')
    expect(sitemap).toContain('/docs/zh/whats-new/<')
    expect(sitemap).not.toMatch(/whats-new\/(?:rss|atom|feed)/)
  })

  it('the list of changes has a Markdown version', () => {
    const markdown = readFileSync(path.join(fixtureSite, 'docs/whats-new/index.md'), 'utf8')
    expect(markdown).toContain('## December 2025')
    expect(markdown).toContain('Newer examples.')
  })
})
