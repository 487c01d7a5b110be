import { generateAtomFeed, generateJsonFeed, generateRssFeed } from 'feedsmith'
import type { FeedFile } from '../config/routes'

/** An author of a feed item. */
export interface FeedAuthor {
  readonly name: string
  readonly url?: string
  readonly email?: string
}

export interface FeedItem {
  /** The permanent unique id, a URI; the URL if the feed has one item for each page. */
  readonly id: string
  readonly url: string
  readonly title: string
  readonly summary?: string
  /** The text as HTML, with absolute URLs. */
  readonly html: string
  /** ISO 8601. */
  readonly published: string
  readonly updated: string
  readonly authors: readonly FeedAuthor[]
  readonly tags: readonly string[]
  readonly language: string
  readonly image: string
}

export interface FeedChannel {
  readonly title: string
  readonly description: string
  readonly language: string
  /** The page that lists the items. */
  readonly home: string
  /** The publisher of the feed, the author of items without one. */
  readonly author: FeedAuthor
  /** The URL of each format. */
  readonly self: Readonly<Record<FeedFile, string>>
  /** At least one, newest first. */
  readonly items: readonly FeedItem[]
}

/**
 * Returns a channel as RSS, Atom and JSON Feed. Removes the characters that XML 1.0 forbids from all three, so that
 * their texts are equal.
 */
export function feedTexts(given: FeedChannel): Record<FeedFile, string> {
  const channel = withoutControls(given)
  return { 'rss.xml': rss(channel), 'atom.xml': atom(channel), 'feed.json': json(channel) }
}

/**
 * Returns RSS 2.0 with the text in `content:encoded` and the authors in `dc:creator`, because `author` requires an
 * e-mail address.
 */
function rss({ title, description, language, home, self, items }: FeedChannel): string {
  return generateRssFeed<true>(
    {
      title,
      description,
      link: home,
      language,
      lastBuildDate: newest(items),
      docs: 'https://www.rssboard.org/rss-specification',
      atom: { links: [{ href: self['rss.xml'], rel: 'self', type: 'application/rss+xml' }] },
      items: items.map((item) => ({
        title: item.title,
        link: item.url,
        guid: { value: item.id, isPermaLink: item.id === item.url },
        pubDate: new Date(item.published),
        ...(item.summary !== undefined && { description: item.summary }),
        content: { encoded: item.html },
        ...(item.authors.length > 0 && { dc: { creators: item.authors.map(({ name }) => name) } }),
        categories: item.tags.map((name) => ({ name })),
      })),
    },
    { strict: true },
  )
}

function atom({ title, description, language, home, author, self, items }: FeedChannel): string {
  return generateAtomFeed<true>(
    {
      xml: { lang: language },
      id: home,
      title: { value: title },
      subtitle: { value: description },
      updated: newest(items),
      authors: [atomAuthor(author)],
      links: [
        { href: self['atom.xml'], rel: 'self', type: 'application/atom+xml' },
        { href: home, rel: 'alternate', type: 'text/html' },
      ],
      entries: items.map((item) => ({
        xml: { lang: item.language },
        id: item.id,
        title: { value: item.title },
        published: new Date(item.published),
        updated: new Date(item.updated),
        links: [{ href: item.url, rel: 'alternate', type: 'text/html' }],
        authors: item.authors.map(atomAuthor),
        categories: item.tags.map((term) => ({ term })),
        ...(item.summary !== undefined && { summary: { value: item.summary } }),
        content: { value: item.html, type: 'html' },
      })),
    },
    { strict: true },
  )
}

function json({ title, description, language, home, author, self, items }: FeedChannel): string {
  const feed = generateJsonFeed<true>(
    {
      title,
      description,
      language,
      home_page_url: home,
      feed_url: self['feed.json'],
      authors: [jsonAuthor(author)],
      items: items.map((item) => ({
        id: item.id,
        url: item.url,
        title: item.title,
        content_html: item.html,
        ...(item.summary !== undefined && { summary: item.summary }),
        date_published: new Date(item.published),
        date_modified: new Date(item.updated),
        language: item.language,
        image: item.image,
        tags: [...item.tags],
        ...(item.authors.length > 0 && { authors: item.authors.map(jsonAuthor) }),
      })),
    },
    { strict: true },
  )
  return `${JSON.stringify(feed, null, 2)}\n`
}

function atomAuthor({ name, url, email }: FeedAuthor) {
  return { name, ...(url !== undefined && { uri: url }), ...(email !== undefined && { email }) }
}

function jsonAuthor({ name, url, email }: FeedAuthor) {
  const link = url ?? (email && `mailto:${email}`)
  return { name, ...(link !== undefined && { url: link }) }
}

function newest(items: readonly FeedItem[]): Date {
  return new Date(Math.max(...items.map(({ updated }) => Date.parse(updated))))
}

const xmlForbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu

/** Removes the characters that XML 1.0 forbids from all strings of a value. */
function withoutControls<T>(value: T): T {
  if (typeof value === 'string') return value.replace(xmlForbidden, '') as T
  if (Array.isArray(value)) return value.map(withoutControls) as T
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutControls(inner)])) as T
}
