import { decodeSafely } from '../text/decode'
import type { Locale } from '../i18n/locales'
import { allPosts } from './posts'
import { pageQuery } from './page-query'
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
export const findBlogTag = pageQuery('findBlogTag', (locale: Locale, slug: string): TagEntry<Post> | undefined =>
  blogTags(locale).find(({ tag }) => tag.slug === decodeSafely(slug)),
)

const tagsInOrder = pageQuery('blogTags', (locale: Locale, keys: readonly string[]): Tag[] => {
  const slugs = new Set(tagsOf({ tags: keys }).map(({ slug }) => slug))
  return blogTags(locale).flatMap(({ tag }) => (slugs.has(tag.slug) ? [tag] : []))
})

/** Returns the tags of a post in the order of their labels; tags with the same slug count once. */
export function postTags({ locale, tags }: Pick<Post, 'locale' | 'tags'>): Tag[] {
  return tagsInOrder(locale, tags)
}
