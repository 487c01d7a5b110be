import { decodeSafely } from '../text/decode'
import type { Locale } from '../i18n/locales'
import { allPosts } from './posts'
import { perSnapshot, snapshot } from './source'
import { groupByTag, tagsOf, type TagEntry } from './tags'
import type { Post, Tag } from '../content-model/types'

/** Returns the tags of posts in a language, also those with unlisted posts only: each has a page. Newest posts first. */
export const blogTags = perSnapshot((locale: Locale): TagEntry<Post>[] =>
  groupByTag(allPosts(locale), snapshot().tags, locale),
)

/** Returns the tags of posts in a language that lists show. */
export function listedBlogTags(locale: Locale): TagEntry<Post>[] {
  return blogTags(locale).filter(({ unlisted }) => !unlisted)
}

/** Finds a tag by the route parameter. */
export function findBlogTag(locale: Locale, slug: string): TagEntry<Post> | undefined {
  return blogTags(locale).find(({ tag }) => tag.slug === decodeSafely(slug))
}

/** Returns a post's tags in the order of their labels; tags with the same URL count once. */
export function postTags(post: Post): Tag[] {
  const slugs = new Set(tagsOf(post).map(({ slug }) => slug))
  return blogTags(post.locale).flatMap(({ tag }) => (slugs.has(tag.slug) ? [tag] : []))
}
