import { decodeSafely } from '../decode'
import type { Locale } from '../i18n/locales'
import { listedPosts } from './posts'
import { perSnapshot, snapshot } from './source'
import { groupByTag, tagsOf, type TagEntry } from './tags'
import type { Post, Tag } from './types'

/** The tags of the listed posts in a language, each with its posts, newest first. */
export const blogTags = perSnapshot((locale: Locale): TagEntry<Post>[] =>
  groupByTag(listedPosts(locale), snapshot().tags, locale),
)

/** A tag by its parameter in an address. */
export function findBlogTag(locale: Locale, slug: string): TagEntry<Post> | undefined {
  return blogTags(locale).find(({ tag }) => tag.slug === decodeSafely(slug))
}

/** A post's tags that have a page, each address once. */
export function postTags(post: Post): Tag[] {
  const slugs = new Set(tagsOf(post).map(({ slug }) => slug))
  return blogTags(post.locale).flatMap(({ tag }) => (slugs.has(tag.slug) ? [tag] : []))
}
