import { authorsOf } from '../site-data/post-authors'
import { postTags } from '../site-data/post-tags'
import { listedPosts } from '../site-data/posts'
import { lastModified } from '../site-data/last-modified'
import type { Author, Post } from '../content-model/types'
import { localeInfo, type Locale } from '../i18n/locales'
import { messages } from '../i18n/messages'
import { feedFiles, paths, publicUrl, type FeedFile } from '../config/routes'
import { shareImage } from '../seo/share-image'
import { site } from '../config/site'
import { feedBody } from './body'
import { feedTexts, type FeedAuthor, type FeedItem } from './formats'

/** Returns the HTML of a post's page. */
export type ReadPage = (post: Post) => string | Promise<string>

/** Returns the feeds of a language's listed posts, by format; an empty object if there are no posts. */
export async function makeFeeds(locale: Locale, readPage: ReadPage): Promise<Partial<Record<FeedFile, string>>> {
  const posts = listedPosts(locale)
  if (posts.length === 0) return {}
  const { blog } = messages[locale]
  return feedTexts({
    title: `${blog.title} | ${site.product.name}`,
    description: blog.description,
    language: localeInfo[locale].tag,
    home: publicUrl(locale, paths.blog),
    author: { name: site.product.name, url: site.provider.home },
    self: Object.fromEntries(feedFiles.map((file) => [file, publicUrl(locale, paths.feed(file))])) as Record<
      FeedFile,
      string
    >,
    items: await Promise.all(posts.map(async (post) => feedItem(post, await readPage(post)))),
  })
}

function feedItem(post: Post, pageHtml: string): FeedItem {
  const { locale, contentLocale, title, description, date } = post
  const url = publicUrl(locale, post.path)
  return {
    url,
    title,
    ...(description !== undefined && { summary: description }),
    html: feedBody(pageHtml, url),
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
