import { blogTexts } from '../site-data/blog-texts'
import { listOfChanges } from '../site-data/feed-links'
import type { ContentPage } from '../content-model/types'
import { localeInfo, type Locale } from '../i18n/locales'
import { feedFiles, paths, publicUrl, type FeedFile, type FeedPage } from '../config/routes'
import { site } from '../config/site'
import { changeItems } from './change-items'
import { feedTexts, type FeedItem } from './formats'
import { postItems, type ReadBody } from './post-items'

/** Returns the feeds of a page in a language, by format; an empty object for a page without feeds. */
export async function makeFeeds(
  locale: Locale,
  page: FeedPage,
  readBody: ReadBody,
): Promise<Partial<Record<FeedFile, string>>> {
  const subject = subjectOf(locale, page)
  const items = subject ? await itemsOf(locale, page, readBody) : []
  if (!subject || items.length === 0) return {}
  return feedTexts({
    title: `${subject.title} | ${site.product.name}`,
    description: subject.description ?? subject.title,
    language: localeInfo[locale].tag,
    home: publicUrl(locale, page),
    author: { name: site.product.name, url: site.provider.home },
    self: Object.fromEntries(feedFiles.map((file) => [file, publicUrl(locale, paths.feed(page, file))])) as Record<
      FeedFile,
      string
    >,
    items,
  })
}

/** Returns the title and the description of a page with feeds. */
function subjectOf(locale: Locale, page: FeedPage): Pick<ContentPage, 'title' | 'description'> | undefined {
  return page === paths.blog ? blogTexts(locale) : listOfChanges(locale)
}

function itemsOf(locale: Locale, page: FeedPage, readBody: ReadBody): Promise<FeedItem[]> | FeedItem[] {
  return page === paths.blog ? postItems(locale, readBody) : changeItems(locale)
}
