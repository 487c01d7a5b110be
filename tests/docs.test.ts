import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { lastCommits } from '@/lib/content/git'
import { formatDay } from '@/lib/i18n/dates'
import { readPage } from './setup/files'

const special = '.cache/sites/special'
const published = (site: string, page: string) => existsSync(path.join(site, 'docs', page, 'index.html'))
const sitemapOf = (site: string) => readFileSync(path.join(site, 'docs', 'sitemap.xml'), 'utf8')
const texts = (elements: Iterable<Element>) => [...elements].map((element) => element.textContent)

describe('DocCardList', () => {
  it('shows the category of its page, without unlisted pages', () => {
    const { document } = readPage(special, 'cards')
    const cards = [...document.querySelectorAll('article li a')]
    expect(cards.map((card) => card.getAttribute('href'))).toEqual(['/docs/cards/one/', '/docs/made/'])
    expect(texts(document.querySelectorAll('article li strong'))).toEqual(['One', 'Made'])
    expect(cards[0]?.textContent).toContain('The first of SQL Tuner.')
  })

  it('gives a category its number of entries and the emoji of its label, everything else a glyph of its kind', () => {
    const cards = readPage(special, 'cards').document.querySelectorAll('article li a')
    expect(cards[0]?.querySelector('svg')?.getAttribute('data-icon')).toBe('page')
    expect(cards[1]?.textContent).toBe('🧭MadeEverything there is.3 entries')
    const made = readPage(special, 'made').document.querySelectorAll('article li svg')
    expect([...made].map((icon) => icon.getAttribute('data-icon'))).toEqual(['page', 'page', 'external'])
    const real = readPage('out', 'guides/optimize').document.querySelector('article li a strong')
    expect(real?.parentElement?.querySelector('svg')?.getAttribute('data-icon')).toBe('folder')
    expect(readPage('out', 'zh/guides/optimize').text('article')).toContain('6 项内容')
  })

  it('shows what it names', () => {
    const cards = readPage(special, 'hidden/open').document.querySelectorAll('article li a')
    expect(texts(cards)).toEqual(['OneThe first of SQL Tuner.', 'Support of SQL Tuner'])
    expect(cards[1]?.getAttribute('href')).toBe('https://example.org/')
    expect(cards[1]?.getAttribute('rel')).toBe('noopener noreferrer')
  })
})

describe('a category’s page that is made', () => {
  const page = readPage(special, 'made')
  it('has the title, the description and the cards of the category, in both languages', () => {
    expect(page.text('h1')).toBe('All of SQL Tuner')
    expect(page.text('title')).toBe('All of SQL Tuner | SQL Tuner')
    expect(page.attribute('meta[name=description]', 'content')).toBe('Everything there is.')
    expect(texts(page.document.querySelectorAll('article li strong'))).toEqual(['Two', 'Three', 'Elsewhere'])
    expect(readPage(special, 'zh/made').text('h1')).toBe('SQL Tuner 全览')
    expect(page.attribute('link[hreflang="zh-CN"]', 'href')).toBe('https://docs.example.com/docs/zh/made/')
  })

  it('stands in the sidebar, the breadcrumbs, the pager and the sitemap', () => {
    expect(
      page.document.querySelector('nav[aria-label="Docs sidebar"] a[href="/docs/made/"][aria-current]'),
    ).not.toBeNull()
    expect(texts(page.document.querySelectorAll('nav[aria-label=Breadcrumbs] li'))).toEqual(['', 'Cards', '🧭 Made'])
    expect(page.attribute('a[rel=prev]', 'href')).toBe('/docs/cards/one/')
    expect(page.attribute('a[rel=next]', 'href')).toBe('/docs/cards/two/')
    expect(readPage(special, 'cards/two').attribute('a[rel=prev]', 'href')).toBe('/docs/made/')
    expect(sitemapOf(special)).toContain('<loc>https://docs.example.com/docs/zh/made/</loc>')
  })
})

describe('breadcrumbs', () => {
  const crumbs = (site: string, page: string) => {
    const { document } = readPage(site, page)
    const shown = [...document.querySelectorAll('nav[aria-label=Breadcrumbs] li')].map((item) => {
      const link = item.querySelector('a')
      return link ? [link.getAttribute('aria-label') ?? link.textContent, link.getAttribute('href')] : item.textContent
    })
    const json = document.querySelector('script[type="application/ld+json"]')?.textContent
    return { shown, data: json === undefined ? undefined : JSON.parse(json ?? '') }
  }

  it('say to readers and to search engines the same way, absolute there', () => {
    const { shown, data } = crumbs('out', 'guides/optimize/workspace-types/MySQL')
    expect(shown).toEqual([
      ['Home', '/docs/'],
      ['Optimise SQL', '/docs/guides/optimize/'],
      ['Workspace types', '/docs/guides/optimize/workspace-types/'],
      'MySQL',
    ])
    const url = (page: string) => `https://docs.example.com/docs/${page}`
    expect(data).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: url('') },
        { '@type': 'ListItem', position: 2, name: 'Optimise SQL', item: url('guides/optimize/') },
        { '@type': 'ListItem', position: 3, name: 'Workspace types', item: url('guides/optimize/workspace-types/') },
        { '@type': 'ListItem', position: 4, name: 'MySQL', item: url('guides/optimize/workspace-types/MySQL/') },
      ],
    })
  })

  it('show a category without a page, or with an unlisted one, as text', () => {
    expect(crumbs(special, 'only-english').shown).toEqual([['Home', '/docs/'], 'Without a page', 'Only English'])
    expect(crumbs(special, 'hidden/open').shown).toEqual([['Home', '/docs/'], 'Hidden page', 'Open'])
    expect(crumbs(special, 'hidden/open').data.itemListElement).toHaveLength(2)
  })

  it('have no home where there is no home page, and are absent outside of the sidebars', () => {
    expect(crumbs('.cache/sites/small', 'topic-000/page-3').shown).toEqual(['topic-000', 'Page 3'])
    expect(crumbs(special, 'half-translated')).toEqual({ shown: [], data: undefined })
  })
})

describe('last updated', () => {
  const meta = (site: string, page: string) => readPage(site, page).text('main footer')

  it('is the file’s last commit, or nothing where the history cannot tell', () => {
    const commit = lastCommits('content').get('en/docs/faq.mdx')
    const footer = meta('out', 'faq')
    const { date, author } = commit ?? {}
    if (date && author) expect(footer).toContain(`Last updated on ${formatDay(date, 'en', 'medium')} by ${author}`)
    else expect(footer).not.toContain('Last updated')
    const [, lastmod] = /\/docs\/faq\/<\/loc>(?:<lastmod>([^<]+))?/.exec(sitemapOf('out')) ?? []
    expect(lastmod).toBe(date)
  })

  it('is what the file says, each part by itself', () => {
    expect(meta(special, 'cards/one')).toContain('Last updated on 3 Feb 2025 by Ana')
    expect(meta(special, 'cards/two')).toContain('Last updated by Wei')
    expect(sitemapOf(special)).toMatch(/\/cards\/one\/<\/loc><lastmod>2025-02-03T/)
    expect(sitemapOf(special)).not.toMatch(/\/cards\/two\/<\/loc><lastmod>/)
  })

  it('is nothing for content that is generated, and a doc’s date is no update', () => {
    expect(meta(special, 'only-english')).not.toContain('updated')
    expect(sitemapOf(special)).not.toMatch(/\/only-english\/<\/loc><lastmod>/)
    expect(meta('.cache/sites/small', 'topic-000/page-3')).not.toContain('updated')
    expect(sitemapOf(special)).toMatch(/\/blog\/2024\/post-01\/<\/loc><lastmod>2024-01-01T/)
  })
})

describe('the link for editing', () => {
  const edit = (page: string) => {
    const links = [...readPage(special, page).document.querySelectorAll('main footer a')]
    return links.find((link) => link.textContent === 'Edit this page')?.getAttribute('href')
  }
  it('leads to the file, to where the file says, or nowhere', () => {
    expect(edit('cards/one')).toBe('https://www.example.com/edit/content/en/docs/cards/one.mdx')
    expect(edit('cards/two')).toBe('https://example.org/edit/two')
    expect(edit('cards/three')).toBeUndefined()
  })
})

describe('an unlisted page', () => {
  it('is in the sidebar only while it is read', () => {
    const link = 'nav[aria-label="Docs sidebar"] a[href="/docs/cards/hidden/"]'
    expect(readPage(special, 'cards/one').document.querySelector(link)).toBeNull()
    expect(readPage(special, 'cards/hidden').document.querySelector(link)?.getAttribute('aria-current')).toBe('page')
  })

  it('is no page’s neighbour and has none', () => {
    expect(readPage(special, 'cards/one').attribute('a[rel=next]', 'href')).toBe('/docs/made/')
    expect(readPage(special, 'cards/hidden').document.querySelector('a[rel=next], a[rel=prev]')).toBeNull()
  })

  it('of a category leaves the category to those who read on', () => {
    const menu = readPage(special, 'hidden/open').document.querySelector('nav[aria-label="Docs sidebar"]')
    expect(menu?.querySelector('a[href="/docs/hidden/"]')).toBeNull()
    expect(menu?.querySelector('a[href="/docs/hidden/open/"][aria-current]')).not.toBeNull()
    expect(sitemapOf(special)).not.toMatch(/\/docs\/hidden\/</)
    expect(published(special, 'hidden')).toBe(true)
  })
})

describe('the pager', () => {
  it('leads where the page says, instead of to its neighbour', () => {
    expect(readPage(special, 'cards/three').attribute('a[rel=next]', 'href')).toBe('/docs/')
  })
})

describe('headings', () => {
  it('have a link called by what it leads to, in both languages; the title has neither id nor link', () => {
    const { attribute, document } = readPage('out', 'guides/optimize')
    expect(attribute('h2 .anchor', 'title')).toBe('Direct link to The concepts')
    expect(attribute('h2 .anchor', 'aria-label')).toBe('Direct link to The concepts')
    expect(readPage('out', 'zh/guides/optimize').attribute('h2 .anchor', 'title')).toMatch(/^“.+”的直接链接$/)
    expect(document.querySelector('h1')?.id).toBe('')
    expect(document.querySelector('h1 a')).toBeNull()
  })

  it('keep the id that they were given, in the text and in the table of contents', () => {
    const page = readPage('out', 'zh/guides/optimize')
    expect(page.document.getElementById('in-this-section')?.textContent).toContain('本节内容')
    expect(page.document.querySelector('nav[aria-label=本页总览] a[href="#in-this-section"]')).not.toBeNull()
  })
})

describe('fields of the previous system', () => {
  const page = readPage(special, 'old-fields')

  it('a hidden title is heard', () => {
    expect(page.attribute('h1', 'class')).toBe('sr-only')
    expect(page.text('h1')).toBe('As it was')
    expect(page.text('title')).toContain('As it was')
  })

  it('a sidebar stands beside a doc that it does not hold', () => {
    expect(page.html).toContain('href="/docs/features/"')
  })

  it('a pager calls a doc by its own label', () => {
    expect(readPage(special, 'before').text('a[rel=next]')).toContain('Called otherwise')
  })
})
