import { feedLinks } from '@/lib/site-data/feed-links'
import type { FeedPage } from '@/lib/config/routes'
import type { Locale } from '@/lib/i18n/locales'

/** The `<link>` elements that announce the feeds of a page in a document's head. */
export function FeedLinks({ locale, page }: { locale: Locale; page: FeedPage }) {
  return feedLinks(locale, page).map((feed) => <link key={feed.href} rel="alternate" {...feed} />)
}
