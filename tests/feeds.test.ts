import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { listFiles } from '@/lib/list-files'
import { hostileTitles } from './setup/blog-fixture'
import { readPage } from './setup/files'

const blog = '.cache/sites/blog'
const origin = 'https://docs.example.com'
const read = (file: string) => readFileSync(path.join(blog, 'docs', file), 'utf8')
const xml = (file: string) => new JSDOM(read(file), { contentType: 'application/xml' }).window.document
const text = (parent: ParentNode | undefined | null, selector: string) =>
  parent?.querySelector(selector)?.textContent?.trim()
/** Text of an element with a prefix, which selectors cannot name. */
const prefixed = (parent: Element, name: string) => parent.getElementsByTagName(name)[0]?.textContent?.trim()
const inXml = (title: string) => title.replace(/[\u0001\u000b]/g, '')

const rfc3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/
const rfc822 =
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}:\d{2} GMT$/

/** A published file behind an address of the site. */
function file(url: string): string {
  expect(url.startsWith(`${origin}/docs/`), url).toBe(true)
  const place = decodeURIComponent(new URL(url).pathname).replace(/\/$/, '/index.html')
  return path.join(blog, place)
}

/** What is wrong with an item's HTML in a reader that knows neither our styles nor our address. */
function bodyMistakes(html: string): string[] {
  const { document } = new JSDOM(html).window
  return [
    ...[...document.querySelectorAll('script, style, link, iframe, button, svg, [class], [style], [onclick]')].map(
      (element) => `<${element.tagName}>`,
    ),
    ...[...document.querySelectorAll('[href], [src]')]
      .map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '')
      .filter((address) => !/^(https?:|mailto:)/.test(address)),
  ]
}

describe.each([
  ['', 'en-GB'],
  ['zh/', 'zh-CN'],
])('RSS 2.0 at /docs/%sblog/rss.xml', (language, tag) => {
  const document = xml(`${language}blog/rss.xml`)
  const channel = document.querySelector('rss > channel')
  const items = [...document.querySelectorAll('rss > channel > item')]

  it('has what a channel must have, and says where it is', () => {
    expect(document.documentElement.getAttribute('version')).toBe('2.0')
    expect(text(channel, ':scope > title')).toBeTruthy()
    expect(text(channel, ':scope > description')).toBeTruthy()
    expect(text(channel, ':scope > link')).toBe(`${origin}/docs/${language}blog/`)
    expect(text(channel, ':scope > language')).toBe(tag)
    expect(text(channel, ':scope > lastBuildDate')).toMatch(rfc822)
    const self = [...(channel?.children ?? [])].find((element) => element.tagName === 'atom:link')
    expect(self?.getAttribute('rel')).toBe('self')
    expect(self?.getAttribute('href')).toBe(`${origin}/docs/${language}blog/rss.xml`)
  })

  it('has all listed posts, each with title, link, permanent id, date and whole text', () => {
    expect(items).toHaveLength(39)
    expect(new Set(items.map((item) => text(item, 'guid'))).size).toBe(39)
    for (const item of items) {
      expect(text(item, 'title')).toBeTruthy()
      expect(text(item, 'guid')).toBe(text(item, 'link'))
      expect(item.querySelector('guid')?.getAttribute('isPermaLink')).toBe('true')
      expect(existsSync(file(text(item, 'link') ?? ''))).toBe(true)
      expect(text(item, 'pubDate')).toMatch(rfc822)
      expect(item.querySelector('author')).toBeNull()
      expect(prefixed(item, 'dc:creator')).toBeTruthy()
      expect(bodyMistakes(prefixed(item, 'content:encoded') ?? '')).toEqual([])
    }
  })
})

describe.each([
  ['', 'en-GB'],
  ['zh/', 'zh-CN'],
])('Atom (RFC 4287) at /docs/%sblog/atom.xml', (language, tag) => {
  const document = xml(`${language}blog/atom.xml`)
  const feed = document.documentElement
  const entries = [...document.querySelectorAll('feed > entry')]

  it('has what a feed must have exactly once, and says where it is', () => {
    expect(feed.namespaceURI).toBe('http://www.w3.org/2005/Atom')
    expect(feed.getAttribute('xml:lang')).toBe(tag)
    for (const name of ['id', 'title', 'updated']) expect(feed.querySelectorAll(`:scope > ${name}`)).toHaveLength(1)
    expect(text(feed, ':scope > id')).toBe(`${origin}/docs/${language}blog/`)
    expect(text(feed, ':scope > updated')).toMatch(rfc3339)
    expect(text(feed, ':scope > author > name')).toBe('SQL Tuner')
    expect(feed.querySelector(':scope > link[rel=self]')?.getAttribute('href')).toBe(
      `${origin}/docs/${language}blog/atom.xml`,
    )
  })

  it('has all listed posts, each with what an entry must have', () => {
    expect(entries).toHaveLength(39)
    expect(new Set(entries.map((entry) => text(entry, ':scope > id'))).size).toBe(39)
    for (const entry of entries) {
      for (const name of ['id', 'title', 'updated', 'published', 'content'])
        expect(entry.querySelectorAll(`:scope > ${name}`)).toHaveLength(1)
      expect(entry.querySelectorAll(':scope > link[rel=alternate]')).toHaveLength(1)
      expect(existsSync(file(entry.querySelector('link')?.getAttribute('href') ?? ''))).toBe(true)
      expect([text(entry, 'updated'), text(entry, 'published')].every((date) => rfc3339.test(date ?? ''))).toBe(true)
      expect([...entry.querySelectorAll('category')].every((category) => category.getAttribute('term'))).toBe(true)
      expect(entry.querySelector('content')?.getAttribute('type')).toBe('html')
      expect(bodyMistakes(text(entry, 'content') ?? '')).toEqual([])
    }
  })
})

interface JsonFeed {
  version: string
  title: string
  language: string
  feed_url: string
  home_page_url: string
  items: {
    id: string
    url: string
    title: string
    content_html: string
    date_published: string
    date_modified: string
    image: string
    language: string
    tags: string[]
    authors: { name: string; url?: string }[]
  }[]
}

describe.each([
  ['', 'en-GB'],
  ['zh/', 'zh-CN'],
])('JSON Feed 1.1 at /docs/%sblog/feed.json', (language, tag) => {
  const feed = JSON.parse(read(`${language}blog/feed.json`)) as JsonFeed

  it('has what a feed must have, and says where it is', () => {
    expect(feed.version).toBe('https://jsonfeed.org/version/1.1')
    expect(feed.title).toBeTruthy()
    expect(feed.language).toBe(tag)
    expect(feed.home_page_url).toBe(`${origin}/docs/${language}blog/`)
    expect(feed.feed_url).toBe(`${origin}/docs/${language}blog/feed.json`)
  })

  it('has all listed posts, each with an id of its own and a whole text', () => {
    expect(feed.items).toHaveLength(39)
    expect(new Set(feed.items.map(({ id }) => id)).size).toBe(39)
    for (const item of feed.items) {
      expect(typeof item.id).toBe('string')
      expect(existsSync(file(item.url))).toBe(true)
      expect(existsSync(file(item.image))).toBe(true)
      expect([item.date_published, item.date_modified].every((date) => rfc3339.test(date))).toBe(true)
      expect(item.authors.every(({ name }) => name)).toBe(true)
      expect(bodyMistakes(item.content_html)).toEqual([])
    }
  })
})

describe('the feeds', () => {
  it('say the same, newest first', () => {
    const rss = [...xml('blog/rss.xml').querySelectorAll('item')].map((item) => text(item, 'link'))
    const atom = [...xml('blog/atom.xml').querySelectorAll('entry')].map((entry) => text(entry, 'id'))
    const json = (JSON.parse(read('blog/feed.json')) as JsonFeed).items.map(({ url }) => url)
    expect(atom).toEqual(rss)
    expect(json).toEqual(rss)
    expect(rss[0]).toBe(`${origin}/docs/blog/2025/post-38/`)
  })

  it('carry hostile titles whole, but for what XML cannot hold', () => {
    const wanted = Object.values(hostileTitles).map(inXml)
    const rss = [...xml('blog/rss.xml').querySelectorAll('item')].map((item) => text(item, 'title'))
    const atom = [...xml('blog/atom.xml').querySelectorAll('entry')].map((entry) => text(entry, 'title'))
    const json = (JSON.parse(read('blog/feed.json')) as JsonFeed).items.map(({ title }) => title)
    for (const titles of [rss, atom, json]) expect(titles).toEqual(expect.arrayContaining(wanted))
  })

  it('carry code as it was written, and pictures by their whole address', () => {
    const item = [...xml('blog/rss.xml').querySelectorAll('item')].find((one) =>
      text(one, 'link')?.endsWith('post-36/'),
    )
    const { document } = new JSDOM(item ? prefixed(item, 'content:encoded') : '').window
    expect(document.querySelector('pre > code')?.textContent).toBe(
      "SELECT a FROM t36 WHERE a < 1 AND b = ']]>' AND c = ']]>';",
    )
    expect(document.querySelector('img')?.getAttribute('src')).toBe(`${origin}/docs/favicon.svg`)
    expect(document.querySelector('a')?.getAttribute('href')).toBe(`${origin}/docs/blog/`)
    expect(document.querySelector('h1')).toBeNull()
    expect(document.body.textContent).toContain('Excerpt 36')
    expect(document.body.textContent).not.toContain('min read')
  })

  it('are announced on every page, in its language', () => {
    const pages = listFiles(path.join(blog, 'docs')).filter((name) => name.endsWith('.html'))
    expect(pages.length).toBeGreaterThan(160)
    for (const page of pages) {
      const links = [...readPage(blog, path.posix.dirname(page)).document.querySelectorAll('link[rel=alternate][type]')]
        // the page's own Markdown is another alternate
        .filter((link) => link.getAttribute('type') !== 'text/markdown')
      const base = page.startsWith('zh/') ? '/docs/zh/blog/' : '/docs/blog/'
      expect(
        links.map((link) => [link.getAttribute('type'), link.getAttribute('href')]),
        page,
      ).toEqual([
        ['application/rss+xml', `${base}rss.xml`],
        ['application/atom+xml', `${base}atom.xml`],
        ['application/feed+json', `${base}feed.json`],
      ])
    }
  })

  it('are not there, and not announced, where there are no posts', () => {
    expect(existsSync('.cache/sites/small/docs/blog/rss.xml')).toBe(false)
    expect(readPage('.cache/sites/small', 'blog').document.querySelector('link[type="application/rss+xml"]')).toBeNull()
  })
})
