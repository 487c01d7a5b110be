import type { ContentPage } from '../content-model/types'
import { isListed } from '../content-model/visibility'
import type { Locale } from '../i18n/locales'
import { feedFiles, paths, publicHref, type FeedFile, type FeedPage } from '../config/routes'
import { site } from '../config/site'
import { changes } from './changes'
import { findDoc } from './docs'
import { pageQuery } from './page-query'
import { listedPosts } from './posts'

/** The names of the feed formats. */
export const feedNames = { 'rss.xml': 'RSS', 'atom.xml': 'Atom', 'feed.json': 'JSON Feed' } as const satisfies Record<
  FeedFile,
  string
>

/** The media types of the feed formats. */
export const mediaTypes = {
  'rss.xml': 'application/rss+xml',
  'atom.xml': 'application/atom+xml',
  'feed.json': 'application/feed+json',
} as const satisfies Record<FeedFile, string>

/** Returns the pages that the feeds of a page list, newest first; empty if the page has no feeds. */
export function pagesInFeed(locale: Locale, page: FeedPage): readonly ContentPage[] {
  if (page === paths.blog) return listedPosts(locale)
  return listOfChanges(locale) ? changes(locale).map((change) => change.page) : []
}

/** Returns the doc that lists the changes in a language; undefined if there is none or it is unlisted. */
export function listOfChanges(locale: Locale): ContentPage | undefined {
  const doc = findDoc(locale, paths.whatsNew)
  return doc && isListed(doc) ? doc : undefined
}

interface FeedLink {
  readonly href: string
  readonly type: string
  readonly title: string
}

/** Returns the `<link>` data of a page's feeds; empty for a page without feeds. */
export const feedLinks = pageQuery('feedLinks', (locale: Locale, page: FeedPage): FeedLink[] => {
  if (pagesInFeed(locale, page).length === 0) return []
  const list = page === paths.blog ? undefined : listOfChanges(locale)
  const title = list ? `${list.title} | ${site.product.name}` : site.product.name
  return feedFiles.map((file) => ({
    href: publicHref(locale, paths.feed(page, file)),
    type: mediaTypes[file],
    title: `${title} ${feedNames[file]}`,
  }))
})
