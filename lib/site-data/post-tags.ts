import { decodeSafely } from '../text/decode'
import type { Locale } from '../i18n/locales'
import { allPosts } from './posts'
import { perSnapshot, snapshot } from './source'
import { groupByTag, tagsOf, type TagEntry } from './tags'
import type { Post, Tag } from '../content-model/types'

/** Returns the tags of posts in a language with their posts, newest first, including tags with unlisted posts only. */
export const blogTags = perSnapshot((locale: Locale): TagEntry<Post>[] =>
  groupByTag(allPosts(locale), snapshot().tags, locale),
)

/** Returns the tags in a language that have listed posts. */
export function listedBlogTags(locale: Locale): TagEntry<Post>[] {
  return blogTags(locale).filter(({ unlisted }) => !unlisted)
}

/** Returns the tag with the slug of a route parameter. */
export function findBlogTag(locale: Locale, slug: string): TagEntry<Post> | undefined {
  return blogTags(locale).find(({ tag }) => tag.slug === decodeSafely(slug))
}

/** Returns the tags of a post in the order of their labels; tags with the same slug count once. */
export function postTags(post: Post): Tag[] {
  const slugs = new Set(tagsOf(post).map(({ slug }) => slug))
  return blogTags(post.locale).flatMap(({ tag }) => (slugs.has(tag.slug) ? [tag] : []))
}
