import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readPage } from '../support/files'
import { fixtureOrigin, fixtureSite } from '../support/fixture-site'

const texts = (elements: Iterable<Element>) => [...elements].map((element) => element.textContent)

describe('DocCardList', () => {
  it('DocCardList shows the category of its page, without unlisted pages', () => {
    const { document } = readPage(fixtureSite, 'cards')
    const cards = [...document.querySelectorAll('article li a')]
    expect(cards.map((card) => card.getAttribute('href'))).toEqual(['/docs/cards/one/', '/docs/made/'])
    expect(texts(document.querySelectorAll('article li strong'))).toEqual(['One', 'Made'])
    expect(cards[0]?.textContent).toContain('The first of Query Wizard.')
  })

  it('DocCardList shows the number of items and the label’s emoji of a category, and an icon for every other kind', () => {
    const cards = readPage(fixtureSite, 'cards').document.querySelectorAll('article li a')
    expect(cards[0]?.querySelector('svg')?.getAttribute('data-icon')).toBe('page')
    expect(cards[1]?.textContent).toBe('🧭MadeEverything there is.3 items')
    const made = readPage(fixtureSite, 'made').document.querySelectorAll('article li svg')
    expect([...made].map((icon) => icon.getAttribute('data-icon'))).toEqual(['page', 'page', 'external'])
    const real = readPage('out', 'guides/optimize').document.querySelector('article li a strong')
    expect(real?.parentElement?.querySelector('svg')?.getAttribute('data-icon')).toBe('folder')
    expect(readPage('out', 'zh/guides/optimize').text('article')).toContain('6 项内容')
  })

  it('DocCardList with `items` shows the docs and links in `items`', () => {
    const cards = readPage(fixtureSite, 'hidden/open').document.querySelectorAll('article li a')
    expect(texts(cards)).toEqual(['OneThe first of Query Wizard.', 'Support of Query Wizard'])
    expect(cards[1]?.getAttribute('href')).toBe('https://example.org/')
    expect(cards[1]?.getAttribute('rel')).toBe('noopener noreferrer')
  })
})

describe('the generated index of a category', () => {
  const page = readPage(fixtureSite, 'made')

  it('the generated index of a category has the title, the description and the cards of the category, in both languages', () => {
    expect(page.text('h1')).toBe('All of Query Wizard')
    expect(page.text('title')).toBe('All of Query Wizard | Query Wizard')
    expect(page.attribute('meta[name=description]', 'content')).toBe('Everything there is.')
    expect(texts(page.document.querySelectorAll('article li strong'))).toEqual(['Two', 'Three', 'Elsewhere'])
    expect(readPage(fixtureSite, 'zh/made').text('h1')).toBe('Query Wizard 全览')
    expect(page.attribute('link[hreflang="zh-CN"]', 'href')).toBe(`${fixtureOrigin}/docs/zh/made/`)
  })

  it('the generated index of a category is in the sidebar, the breadcrumbs, the pager and the sitemap', () => {
    expect(
      page.document.querySelector('nav[aria-label="Docs sidebar"] a[href="/docs/made/"][aria-current]'),
    ).not.toBeNull()
    expect(texts(page.document.querySelectorAll('nav[aria-label=Breadcrumbs] li'))).toEqual(['', 'Cards', '🧭 Made'])
    expect(page.attribute('a[rel=prev]', 'href')).toBe('/docs/cards/one/')
    expect(page.attribute('a[rel=next]', 'href')).toBe('/docs/cards/two/')
    expect(readPage(fixtureSite, 'cards/two').attribute('a[rel=prev]', 'href')).toBe('/docs/made/')
    expect(readFileSync(path.join(fixtureSite, 'docs', 'sitemap.xml'), 'utf8')).toContain(
      `<loc>${fixtureOrigin}/docs/zh/made/</loc>`,
    )
  })
})
