import { toHtml } from 'hast-util-to-html'
import { changes, type Change } from '../site-data/changes'
import { localeInfo, type Locale } from '../i18n/locales'
import { messages, withLabel } from '../i18n/messages'
import { publicHref, publicUrl } from '../config/routes'
import { shareImage } from '../seo/share-image'
import { site } from '../config/site'
import type { FeedItem } from './formats'

/** Returns the new posts and the revisions of a language as feed items, with a sentence about each. */
export function changeItems(locale: Locale): FeedItem[] {
  return changes(locale).map(changeItem)
}

function changeItem(change: Change): FeedItem {
  const { kind, page, date, text = page.title } = change
  const { locale, contentLocale, path, title } = page
  const label = messages[locale].changes[kind]
  return {
    id: changeId(change),
    url: publicUrl(locale, path),
    title: withLabel(label, title, locale),
    summary: text,
    html: toHtml({ type: 'element', tagName: 'p', properties: {}, children: [{ type: 'text', value: text }] }),
    published: date,
    updated: date,
    authors: [],
    tags: [label],
    language: localeInfo[contentLocale].tag,
    image: shareImage(page).url,
  }
}

/**
 * Returns the id of a change: the URL of a new post; for a revision a tag URI (RFC 4151), because a page may have
 * several revisions.
 */
function changeId({ kind, page: { locale, path }, date }: Change): string {
  if (kind === 'newPost') return publicUrl(locale, path)
  return `tag:${new URL(site.url).hostname},${date.slice(0, 10)}:${encodeURI(publicHref(locale, path))}`
}
