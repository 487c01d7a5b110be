import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { lastCommits } from '@/lib/content-files/git'
import { formatDay } from '@/lib/i18n/dates'
import { readPage } from '../support/files'
import { corpusSize, fixtureSite } from '../support/fixture-site'

const sitemapOf = (site: string) => readFileSync(path.join(site, 'docs', 'sitemap.xml'), 'utf8')
const isPublished = (page: string) => existsSync(path.join(fixtureSite, 'docs', page, 'index.html'))

describe('the URL of a doc', () => {
  it('the URL of a doc has no ordering prefixes; a slug replaces the path of the file', () => {
    expect(isPublished('moved/here')).toBe(true)
    expect(isPublished('first/second')).toBe(false)
    expect(isPublished('01-first/02-second')).toBe(false)
  })

  it('the URL of a doc that ends in a version has a trailing slash in links', () => {
    expect(readPage(fixtureSite, 'half-translated').attribute('article p a[href*="2.1"]', 'href')).toBe(
      '/docs/release/2.1/',
    )
  })
})

describe('the text of a doc', () => {
  it('the text of a doc has headings, admonitions, code, tables, task lists and footnotes', () => {
    const page = readPage(fixtureSite, 'features')
    const ids = [...page.document.querySelectorAll('article :is(h2, h3, h4)')].map((heading) => heading.id)
    expect(ids).toEqual(['what-query-wizard-does', '中文-标题', 'chosen', 'footnote-label'])
    const toc = [...page.document.querySelectorAll('nav[aria-label="On this page"] a')].map((link) =>
      link.getAttribute('href'),
    )
    expect(toc).toEqual(['#what-query-wizard-does', '#中文-标题', '#chosen'])
    expect(page.text('aside[data-kind=warning]')).toContain('Careful with Query Wizard')
    expect(page.text('figcaption')).toBe('my.cnf')
    expect(page.document.querySelectorAll('table td')).toHaveLength(2)
    expect(page.document.querySelectorAll('input[type=checkbox]')).toHaveLength(2)
    expect(page.document.querySelectorAll('.footnotes li')).toHaveLength(1)
  })

  it('the text of a doc in a .md file may have HTML, comments and links to other files', () => {
    const page = readPage(fixtureSite, 'zh/only-english')
    expect(page.text('article details summary')).toBe('More on Query Wizard')
    expect(page.text('article details strong')).toBe('Folded.')
    expect(page.html).not.toContain('not this')
    expect(page.attribute('article p a', 'href')).toBe('/docs/zh/')
  })
})

describe('the sidebar of a doc', () => {
  it('the sidebar of a doc has the pages of its own category, and only the first page of every closed category', () => {
    const { html } = readPage(fixtureSite, 'topic-000/page-1')
    const pages = Array.from({ length: corpusSize.topics - 1 }, (_, index) => (index + 1) * corpusSize.pagesPerTopic)
    expect(new Set([...html.matchAll(/\/page-(\d+)/g)].map(([, number]) => Number(number)))).toEqual(
      new Set([0, 1, ...pages]),
    )
  })
})

describe('breadcrumbs', () => {
  const breadcrumbs = (site: string, page: string) => {
    const { document } = readPage(site, page)
    const items = [...document.querySelectorAll('nav[aria-label=Breadcrumbs] li')].map((item) => {
      const link = item.querySelector('a')
      return link ? [link.getAttribute('aria-label') ?? link.textContent, link.getAttribute('href')] : item.textContent
    })
    const json = document.querySelector('script[type="application/ld+json"]')?.textContent
    return { items, data: json === undefined ? undefined : JSON.parse(json ?? '') }
  }

  it('breadcrumbs are also structured data, with absolute URLs', () => {
    const { items, data } = breadcrumbs('out', 'guides/optimize/workspace-types/MySQL')
    expect(items).toEqual([
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

  it('breadcrumbs show a category without a page, or with an unlisted page, as text', () => {
    expect(breadcrumbs(fixtureSite, 'only-english').items).toEqual([
      ['Home', '/docs/'],
      'Without a page',
      'Only English',
    ])
    expect(breadcrumbs(fixtureSite, 'hidden/open').items).toEqual([['Home', '/docs/'], 'Hidden page', 'Open'])
    expect(breadcrumbs(fixtureSite, 'hidden/open').data.itemListElement).toHaveLength(2)
  })

  it('breadcrumbs are absent on a page that is in no sidebar', () => {
    expect(breadcrumbs(fixtureSite, 'half-translated')).toEqual({ items: [], data: undefined })
  })
})

describe('“Last updated”', () => {
  const footer = (site: string, page: string) => readPage(site, page).text('main footer')

  it('“Last updated” is the last commit of the file, and absent if git does not know it', () => {
    const commit = lastCommits('content').get('en/docs/faq.mdx')
    const { date, author } = commit ?? {}
    if (date && author)
      expect(footer('out', 'faq')).toContain(`Last updated on ${formatDay(date, 'en', 'medium')} by ${author}`)
    else expect(footer('out', 'faq')).not.toContain('Last updated')
    const [, lastmod] = /\/docs\/faq\/<\/loc>(?:<lastmod>([^<]+))?/.exec(sitemapOf('out')) ?? []
    expect(lastmod).toBe(date?.slice(0, 10))
  })

  it('“Last updated” names the documentation team in the language of the page, as .mailmap does', () => {
    const isKnown = lastCommits('content').has('zh/docs/faq.mdx')
    expect(footer('out', 'zh/faq')?.includes('由 文档团队') ?? false).toBe(isKnown)
  })

  it('“Last updated” is taken from the frontmatter, date and author independently', () => {
    expect(footer(fixtureSite, 'cards/one')).toContain('Last updated on 3 Feb 2025 by Ana')
    expect(footer(fixtureSite, 'cards/two')).toContain('Last updated by Wei')
    expect(sitemapOf(fixtureSite)).toMatch(/\/cards\/one\/<\/loc><lastmod>2025-02-03<\/lastmod>/)
    expect(sitemapOf(fixtureSite)).not.toMatch(/\/cards\/two\/<\/loc><lastmod>/)
  })

  it('“Last updated” is absent for files outside of git, and the `date` of a doc does not replace it', () => {
    expect(footer(fixtureSite, 'only-english')).not.toContain('updated')
    expect(sitemapOf(fixtureSite)).not.toMatch(/\/only-english\/<\/loc><lastmod>/)
    expect(footer(fixtureSite, 'topic-000/page-1')).not.toContain('updated')
  })
})

describe('“Edit this page”', () => {
  const editLink = (page: string) => {
    const links = [...readPage(fixtureSite, page).document.querySelectorAll('main footer a')]
    return links.find((link) => link.textContent === 'Edit this page')?.getAttribute('href')
  }

  it('“Edit this page” links to the file or to `custom_edit_url`, and is absent where that is null', () => {
    expect(editLink('cards/one')).toBe('https://www.example.com/edit/content/en/docs/cards/one.mdx')
    expect(editLink('cards/two')).toBe('https://example.org/edit/two')
    expect(editLink('cards/three')).toBeUndefined()
  })
})

describe('the pager of a doc', () => {
  it('the pager of a doc links to the doc that `pagination_next` names', () => {
    expect(readPage(fixtureSite, 'cards/three').attribute('a[rel=next]', 'href')).toBe('/docs/')
  })

  it('the pager of a doc uses the `pagination_label` of the doc that it links to', () => {
    expect(readPage(fixtureSite, 'before').text('a[rel=next]')).toContain('Called otherwise')
  })
})

describe('headings', () => {
  it('headings have a link to themselves with a label in the page’s language; the title has neither id nor link', () => {
    const { attribute, document } = readPage('out', 'guides/optimize')
    expect(attribute('h2 .anchor', 'title')).toBe('Direct link to The concepts')
    expect(readPage('out', 'zh/guides/optimize').attribute('h2 .anchor', 'title')).toMatch(/^“.+”的直接链接$/)
    expect(document.querySelector('h1')?.id).toBe('')
    expect(document.querySelector('h1 a')).toBeNull()
  })

  it('headings keep an explicit id in the text and in the table of contents', () => {
    const page = readPage('out', 'zh/guides/optimize')
    expect(page.document.getElementById('in-this-section')?.textContent).toContain('本节内容')
    expect(page.document.querySelector('nav[aria-label=本页总览] a[href="#in-this-section"]')).not.toBeNull()
  })
})

describe('Docusaurus frontmatter', () => {
  const page = readPage(fixtureSite, 'old-fields')

  it('`hide_title` hides the title visually only', () => {
    expect(page.attribute('h1', 'class')).toBe('sr-only')
    expect(page.text('h1')).toBe('As it was')
    expect(page.text('title')).toContain('As it was')
  })

  it('`displayed_sidebar` shows a sidebar that does not contain the doc', () => {
    expect(page.document.querySelector('[data-sidebar] a[href="/docs/features/"]')).not.toBeNull()
  })
})
