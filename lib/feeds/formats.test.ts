import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { feedTexts, type FeedChannel } from './formats'

const title = 'A < B & C ]]> D ]]> \u0001\u000b😀 “中文” \ud800 "q" <b>'
const clean = 'A < B & C ]]> D ]]> 😀 “中文”  "q" <b>'
const html = '<p>x ]]> y ]]&gt; z ]]> &amp;lt; \u0001😀</p>'
const cleanHtml = '<p>x ]]> y ]]&gt; z ]]> &amp;lt; 😀</p>'
const url = 'https://example.org/blog/a/'
const channel: FeedChannel = {
  title,
  description: title,
  language: 'en-GB',
  home: 'https://example.org/blog/',
  author: { name: title },
  self: {
    'rss.xml': 'https://example.org/rss.xml',
    'atom.xml': 'https://example.org/atom.xml',
    'feed.json': 'https://example.org/feed.json',
  },
  items: [
    {
      id: url,
      url,
      title,
      summary: title,
      html,
      published: '2024-03-12',
      updated: '2024-04-01T10:00:00Z',
      authors: [{ name: title, url: 'https://example.org/me/?a=1&b=2', email: 'me@example.org' }],
      tags: [title],
      language: 'zh-CN',
      image: 'https://example.org/a.png',
    },
  ],
}
const texts = feedTexts(channel)
const xml = (text: string) => new JSDOM(text, { contentType: 'application/xml' }).window.document
const said = (document: Document, name: string) => document.getElementsByTagName(name)[0]?.textContent?.trim()

describe('special characters', () => {
  it('RSS keeps special characters and omits control characters', () => {
    const item = xml(texts['rss.xml']).querySelector('item')
    const of = (name: string) => item?.getElementsByTagName(name)[0]?.textContent?.trim()
    expect([of('title'), of('description'), of('category'), of('dc:creator')]).toEqual([clean, clean, clean, clean])
    expect(of('content:encoded')).toBe(cleanHtml)
  })

  it('Atom keeps special characters and omits control characters', () => {
    const document = xml(texts['atom.xml'])
    const entry = document.querySelector('entry')
    expect(said(document, 'subtitle')).toBe(clean)
    expect(entry?.querySelector('title')?.textContent?.trim()).toBe(clean)
    expect(entry?.querySelector('content')?.textContent?.trim()).toBe(cleanHtml)
    expect(entry?.querySelector('category')?.getAttribute('term')).toBe(clean)
    expect(entry?.querySelector('author > uri')?.textContent?.trim()).toBe('https://example.org/me/?a=1&b=2')
  })

  it('JSON Feed keeps special characters and omits control characters', () => {
    const feed = JSON.parse(texts['feed.json']) as { title: string; items: Record<string, unknown>[] }
    expect(feed.title).toBe(clean)
    expect(feed.items[0]).toMatchObject({ title: clean, summary: clean, content_html: cleanHtml, tags: [clean] })
  })
})

describe('dates of a feed', () => {
  it('the dates of a feed are written as each format requires', () => {
    expect(said(xml(texts['rss.xml']), 'pubDate')).toBe('Tue, 12 Mar 2024 00:00:00 GMT')
    expect(said(xml(texts['rss.xml']), 'lastBuildDate')).toBe('Mon, 01 Apr 2024 10:00:00 GMT')
    expect(said(xml(texts['atom.xml']), 'published')).toBe('2024-03-12T00:00:00.000Z')
    expect(JSON.parse(texts['feed.json'])).toMatchObject({ items: [{ date_published: '2024-03-12T00:00:00.000Z' }] })
  })
})
