import { authorsOf } from '../site-data/post-authors'
import { postTags } from '../site-data/post-tags'
import { listedPosts } from '../site-data/posts'
import { lastModified } from '../site-data/last-modified'
import type { Author, Post } from '../content-model/types'
import { localeInfo, type Locale } from '../i18n/locales'
import { paths, publicUrl } from '../config/routes'
import { shareImage } from '../seo/share-image'
import type { FeedAuthor, FeedItem } from './formats'

/** Returns the HTML of a post for a feed, from `feedBody`; `url` is the URL of the post. */
export type ReadBody = (post: Post, url: string) => string | Promise<string>

/** Returns the listed posts of a language as feed items with their whole text. */
export function postItems(locale: Locale, readBody: ReadBody): Promise<FeedItem[]> {
  return Promise.all(listedPosts(locale).map((post) => postItem(post, readBody)))
}

async function postItem(post: Post, readBody: ReadBody): Promise<FeedItem> {
  const { locale, contentLocale, title, description, date } = post
  const url = publicUrl(locale, post.path)
  return {
    id: url,
    url,
    title,
    ...(description !== undefined && { summary: description }),
    html: await readBody(post, url),
    published: date,
    updated: lastModified(post) ?? date,
    authors: authorsOf(post).map((author) => feedAuthor(author, locale)),
    tags: postTags(post).map(({ label }) => label[locale]),
    language: localeInfo[contentLocale].tag,
    image: shareImage(post).url,
  }
}

function feedAuthor({ name, slug, url, email }: Author, locale: Locale): FeedAuthor {
  const link = slug === undefined ? url : publicUrl(locale, paths.blogAuthor(slug))
  return { name: name[locale], ...(link !== undefined && { url: link }), ...(email !== undefined && { email }) }
}
