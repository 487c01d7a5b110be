import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readPage } from '../support/files'
import { fixtureSite } from '../support/fixture-site'

const texts = (elements: Iterable<Element>) => [...elements].map((element) => element.textContent)

describe('the list of the documentation’s tags', () => {
  const english = readPage('out', 'tags').document
  const chinese = readPage('out', 'zh/tags').document
  const letters = (document: Document) => texts(document.querySelectorAll('main h2'))

  it('the list of the documentation’s tags has a heading for each letter, with the letter as its id, and a rule after each group', () => {
    expect(letters(english)).toEqual(['F', 'I', 'O', 'Q', 'S', 'W'])
    expect([...english.querySelectorAll('main h2')].map(({ id }) => id)).toEqual(['F', 'I', 'O', 'Q', 'S', 'W'])
    expect(english.querySelectorAll('main section > hr:last-child')).toHaveLength(6)
  })

  it('the list of the documentation’s tags puts Chinese labels under 中文, before the Latin letters, on a Chinese page', () => {
    expect(letters(chinese)).toEqual(['中文', 'S'])
    expect(texts(chinese.querySelectorAll('section[aria-labelledby=中文] a')).at(0)).toMatch(/^查询重写\d+$/)
  })

  it('the list of the documentation’s tags has all twelve tags of docs', () => {
    const urls = [...english.querySelectorAll('main a[rel=tag]')].map((link) => link.getAttribute('href'))
    const slugs = [
      'faq',
      'index-recommendation',
      'optimization',
      'optimization-summary',
      'optimization-task',
      'query-rewrite',
      'sql-optimization',
      'sql-optimizer',
      'sql-tuner',
      'sql-tuner-api',
      'workspace',
      'workspaces',
    ]
    expect(new Set(urls)).toEqual(new Set(slugs.map((slug) => `/docs/tags/${slug}/`)))
  })

  it('the list of the documentation’s tags shows the label, the number of docs and the description of a tag', () => {
    const chip = english.querySelector('a[href="/docs/tags/workspace/"]')
    expect(chip?.textContent).toMatch(/^Workspace\d+$/)
    expect(chip?.getAttribute('rel')).toBe('tag')
    expect(chip?.getAttribute('title')).toBe('The schema, and statistics, that SQL is judged against')
    const listed = readPage('out', 'tags/workspace').document.querySelectorAll('main li h2')
    expect(chip?.textContent).toBe(`Workspace${listed.length}`)
  })
})

describe('the page of a tag', () => {
  it('the page of a tag counts and lists its docs and links to all tags', () => {
    const { document, text } = readPage('out', 'tags/workspace')
    const titles = texts(document.querySelectorAll('main li h2 a'))
    expect(titles).toContain('MySQL workspace')
    expect(text('h1')).toBe(`${titles.length} docs tagged with “Workspace”`)
    expect(text('main header p')).toBe('The schema, and statistics, that SQL is judged against')
    expect(texts(document.querySelectorAll('main a[href="/docs/tags/"]'))).toEqual(['View all tags'])
    expect(readPage('out', 'zh/tags/workspace').text('h1')).toBe(`${titles.length} 篇文档带有标签“工作空间”`)
  })

  it('the page of a tag without listed docs has a notice and “noindex”, and is neither in lists nor in the sitemap', () => {
    const page = readPage(fixtureSite, 'tags/secret')
    expect(page.attribute('meta[name=robots]', 'content')).toBe('noindex, nofollow')
    expect(page.text('h1')).toBe('One doc tagged with “secret”')
    expect(page.text('[role=note]')).toContain('Unlisted page')
    expect(texts(page.document.querySelectorAll('main li h2'))).toEqual(['Unlisted'])
    expect(readPage(fixtureSite, 'tags').document.querySelector('a[href*=secret]')).toBeNull()
    expect(readFileSync(path.join(fixtureSite, 'docs', 'sitemap.xml'), 'utf8')).not.toContain('secret')
    expect(readPage(fixtureSite, 'unlisted').attribute('a[rel=tag]', 'href')).toBe('/docs/tags/secret/')
  })
})
