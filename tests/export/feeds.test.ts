import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { parsePage } from '@/lib/verify/page'
import { listFiles } from '@/lib/node/list-files'
import { parseHtml } from '../support/files'
import { hostileTitles } from '../support/fixture-posts'
import { fixtureEnv, fixtureOrigin, fixtureSite } from '../support/fixture-site'

const read = (file: string) => readFileSync(path.join(fixtureSite, 'docs', file), 'utf8')
const xml = (file: string) => new JSDOM(read(file), { contentType: 'application/xml' }).window.document
const text = (parent: ParentNode | undefined | null, selector: string) =>
  parent?.querySelector(selector)?.textContent?.trim()
/** Returns the text of an element whose name has a prefix, which selectors cannot express. */
const prefixed = (parent: Element, name: string) => parent.getElementsByTagName(name)[0]?.textContent?.trim()
/** Removes the control characters that XML 1.0 cannot contain. */
const withoutControls = (title: string) => title.replace(/[\u0001\u000b]/g, '')

const rfc3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/
const rfc822 =
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}:\d{2} GMT$/

/** Returns the file that the site publishes at a URL. */
function file(url: string): string {
  expect(url.startsWith(`${fixtureOrigin}/docs/`), url).toBe(true)
  return path.join(fixtureSite, decodeURIComponent(new URL(url).pathname).replace(/\/$/, '/index.html'))
}

const unwanted = new Set(['script', 'style', 'link', 'iframe', 'button', 'svg'])

/** Returns the elements and URLs of an item's HTML that depend on the site's styles, scripts or location. */
function dependencies(html: string): string[] {
  const { elements } = parsePage('item', html)
  return [
    ...elements
      .filter(
        ({ name, attribs }) => unwanted.has(name) || 'class' in attribs || 'style' in attribs || 'onclick' in attribs,
      )
      .map(({ name }) => `<${name}>`),
    ...elements
      .flatMap(({ attribs }) => attribs.href ?? attribs.src ?? [])
      .filter((address) => !/^(https?:|mailto:)/.test(address)),
  ]
}

/** The folder, the language and the number of items of each feed. */
const feeds = [
  ['blog/', 'en-GB', 39],
  ['zh/blog/', 'zh-CN', 39],
  ['whats-new/', 'en-GB', 41],
  ['zh/whats-new/', 'zh-CN', 41],
] as const

describe.each(feeds)('RSS 2.0 at /docs/%srss.xml', (folder, tag, count) => {
  const document = xml(`${folder}rss.xml`)
  const channel = document.querySelector('rss > channel')
  const items = [...document.querySelectorAll('rss > channel > item')]

  it('the RSS feed has the required elements of a channel and a link to itself', () => {
    expect(document.documentElement.getAttribute('version')).toBe('2.0')
    expect(text(channel, ':scope > title')).toBeTruthy()
    expect(text(channel, ':scope > description')).toBeTruthy()
    expect(text(channel, ':scope > link')).toBe(`${fixtureOrigin}/docs/${folder}`)
    expect(text(channel, ':scope > language')).toBe(tag)
    expect(text(channel, ':scope > lastBuildDate')).toMatch(rfc822)
    const self = [...(channel?.children ?? [])].find((element) => element.tagName === 'atom:link')
    expect(self?.getAttribute('rel')).toBe('self')
    expect(self?.getAttribute('href')).toBe(`${fixtureOrigin}/docs/${folder}rss.xml`)
  })

  it('the RSS feed has every item with title, link, permanent id, date and text', () => {
    expect(items).toHaveLength(count)
    expect(new Set(items.map((item) => text(item, 'guid'))).size).toBe(count)
    for (const item of items) {
      expect(text(item, 'title')).toBeTruthy()
      const isPermaLink = text(item, 'guid') === text(item, 'link')
      expect(item.querySelector('guid')?.getAttribute('isPermaLink')).toBe(String(isPermaLink))
      expect(existsSync(file(text(item, 'link') ?? ''))).toBe(true)
      expect(text(item, 'pubDate')).toMatch(rfc822)
      expect(item.querySelector('author')).toBeNull()
      if (folder.endsWith('blog/')) expect(prefixed(item, 'dc:creator')).toBeTruthy()
      expect(dependencies(prefixed(item, 'content:encoded') ?? '')).toEqual([])
    }
  })
})

describe.each(feeds)('Atom (RFC 4287) at /docs/%satom.xml', (folder, tag, count) => {
  const document = xml(`${folder}atom.xml`)
  const feed = document.documentElement
  const entries = [...document.querySelectorAll('feed > entry')]

  it('the Atom feed has each required element of a feed once and a link to itself', () => {
    expect(feed.namespaceURI).toBe('http://www.w3.org/2005/Atom')
    expect(feed.getAttribute('xml:lang')).toBe(tag)
    for (const name of ['id', 'title', 'updated']) expect(feed.querySelectorAll(`:scope > ${name}`)).toHaveLength(1)
    expect(text(feed, ':scope > id')).toBe(`${fixtureOrigin}/docs/${folder}`)
    expect(text(feed, ':scope > updated')).toMatch(rfc3339)
    expect(text(feed, ':scope > author > name')).toBe(fixtureEnv.PRODUCT_NAME)
    expect(feed.querySelector(':scope > link[rel=self]')?.getAttribute('href')).toBe(
      `${fixtureOrigin}/docs/${folder}atom.xml`,
    )
  })

  it('the Atom feed has every item with the required elements of an entry', () => {
    expect(entries).toHaveLength(count)
    expect(new Set(entries.map((entry) => text(entry, ':scope > id'))).size).toBe(count)
    for (const entry of entries) {
      for (const name of ['id', 'title', 'updated', 'published', 'content'])
        expect(entry.querySelectorAll(`:scope > ${name}`)).toHaveLength(1)
      expect(entry.querySelectorAll(':scope > link[rel=alternate]')).toHaveLength(1)
      expect(existsSync(file(entry.querySelector('link')?.getAttribute('href') ?? ''))).toBe(true)
      expect([text(entry, 'updated'), text(entry, 'published')].every((date) => rfc3339.test(date ?? ''))).toBe(true)
      expect([...entry.querySelectorAll('category')].every((category) => category.getAttribute('term'))).toBe(true)
      expect(entry.querySelector('content')?.getAttribute('type')).toBe('html')
      expect(dependencies(text(entry, 'content') ?? '')).toEqual([])
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
    authors?: { name: string; url?: string }[]
  }[]
}

describe.each(feeds)('JSON Feed 1.1 at /docs/%sfeed.json', (folder, tag, count) => {
  const feed = JSON.parse(read(`${folder}feed.json`)) as JsonFeed

  it('the JSON feed has the required members of a feed and its own URL', () => {
    expect(feed.version).toBe('https://jsonfeed.org/version/1.1')
    expect(feed.title).toBeTruthy()
    expect(feed.language).toBe(tag)
    expect(feed.home_page_url).toBe(`${fixtureOrigin}/docs/${folder}`)
    expect(feed.feed_url).toBe(`${fixtureOrigin}/docs/${folder}feed.json`)
  })

  it('the JSON feed has every item with a unique id and text', () => {
    expect(feed.items).toHaveLength(count)
    expect(new Set(feed.items.map(({ id }) => id)).size).toBe(count)
    for (const item of feed.items) {
      expect(typeof item.id).toBe('string')
      expect(existsSync(file(item.url))).toBe(true)
      expect(existsSync(file(item.image))).toBe(true)
      expect([item.date_published, item.date_modified].every((date) => rfc3339.test(date))).toBe(true)
      if (folder.endsWith('blog/')) expect(item.authors?.every(({ name }) => name)).toBe(true)
      expect(dependencies(item.content_html)).toEqual([])
    }
  })
})

describe('the feeds of the blog', () => {
  it('the feeds of the blog list the same posts, newest first', () => {
    const rss = [...xml('blog/rss.xml').querySelectorAll('item')].map((item) => text(item, 'link'))
    const atom = [...xml('blog/atom.xml').querySelectorAll('entry')].map((entry) => text(entry, 'id'))
    const json = (JSON.parse(read('blog/feed.json')) as JsonFeed).items.map(({ url }) => url)
    expect(atom).toEqual(rss)
    expect(json).toEqual(rss)
    expect(rss[0]).toBe(`${fixtureOrigin}/docs/blog/2025/post-38/`)
  })

  it('the feeds of the blog keep titles with special characters, without the control characters that XML cannot contain', () => {
    const wanted = Object.values(hostileTitles).map(withoutControls)
    const rss = [...xml('blog/rss.xml').querySelectorAll('item')].map((item) => text(item, 'title'))
    const atom = [...xml('blog/atom.xml').querySelectorAll('entry')].map((entry) => text(entry, 'title'))
    const json = (JSON.parse(read('blog/feed.json')) as JsonFeed).items.map(({ title }) => title)
    for (const titles of [rss, atom, json]) expect(titles).toEqual(expect.arrayContaining(wanted))
  })

  it('the feeds of the blog keep code unchanged and have absolute URLs for images and links', () => {
    const item = [...xml('blog/rss.xml').querySelectorAll('item')].find((one) =>
      text(one, 'link')?.endsWith('post-36/'),
    )
    const document = parseHtml((item && prefixed(item, 'content:encoded')) ?? '')
    expect(document.querySelector('pre > code')?.textContent).toBe(
      "SELECT a FROM t36 WHERE a < 1 AND b = ']]>' AND c = ']]>';",
    )
    expect(document.querySelector('img')?.getAttribute('src')).toBe(`${fixtureOrigin}/docs/favicon.svg`)
    expect(document.querySelector('a')?.getAttribute('href')).toBe(`${fixtureOrigin}/docs/blog/`)
    expect(document.querySelector('h1')).toBeNull()
    expect(document.body.textContent).toContain('Excerpt 36')
    expect(document.body.textContent).not.toContain('min read')
  })

  it('the feeds of the blog are linked from every page of the language, those of the list of changes from the list', () => {
    const pages = listFiles(path.join(fixtureSite, 'docs')).filter((name) => name.endsWith('.html'))
    expect(pages.length).toBeGreaterThan(360)
    for (const page of pages.filter((name) => !read(name).includes('http-equiv="refresh"'))) {
      const links = parsePage(page, read(page)).elements.filter(
        ({ name, attribs: { rel, type } }) =>
          // the page's own Markdown version is another alternate
          name === 'link' && rel === 'alternate' && type !== undefined && type !== 'text/markdown',
      )
      const base = page.startsWith('zh/') ? '/docs/zh/' : '/docs/'
      const folders = page.endsWith('whats-new/index.html') ? ['blog', 'whats-new'] : ['blog']
      expect(
        links.map(({ attribs: { type, href } }) => [type, href]),
        page,
      ).toEqual(
        folders.flatMap((folder) => [
          ['application/rss+xml', `${base}${folder}/rss.xml`],
          ['application/atom+xml', `${base}${folder}/atom.xml`],
          ['application/feed+json', `${base}${folder}/feed.json`],
        ]),
      )
    }
  })
})
