import { feedLinks } from '@/lib/site-data/feed-links'
import type { Locale } from '@/lib/i18n/locales'

/** The `<link>` elements that announce the feeds of a language in a document's head. */
export function FeedLinks({ locale }: { locale: Locale }) {
  return feedLinks(locale).map((feed) => <link key={feed.href} rel="alternate" {...feed} />)
}
