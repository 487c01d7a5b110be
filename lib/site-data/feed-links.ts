import { listedPosts } from './posts'
import type { Locale } from '../i18n/locales'
import { feedFiles, paths, publicHref, type FeedFile } from '../config/routes'
import { site } from '../config/site'

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

/** Returns the `<link>` data of a language's feeds; empty for a blog without listed posts. */
export function feedLinks(locale: Locale): { href: string; type: string; title: string }[] {
  if (listedPosts(locale).length === 0) return []
  return feedFiles.map((file) => ({
    href: publicHref(locale, paths.feed(file)),
    type: mediaTypes[file],
    title: `${site.product.name} ${feedNames[file]}`,
  }))
}
