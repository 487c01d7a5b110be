import type { Locale } from '../i18n/locales'
import { paths, slugSegments } from '../config/routes'
import { blogAuthors } from './post-authors'
import { authorList, blogList, listTranslations, tagList, type PostList } from './post-lists'
import { blogTags, listedBlogTags } from './post-tags'
import { allPosts, listPage, listedPosts, pageNumbers } from './posts'
import { contentEntry, generatedEntry, type RouteEntry } from './route-entry'
import type { ContentPage, Post } from '../content-model/types'

/** Returns the routes of the blog's pages in a language. */
export function blogRoutes(locale: Locale): RouteEntry[] {
  const listed = listedPosts(locale)
  const posts = allPosts(locale).map((post): RouteEntry => ({
    ...contentEntry(post),
    type: 'post',
    context: 'blog',
    params: { post: slugSegments(post.path).slice(1) },
  }))
  const shared = { ...blogPage(listed), inSitemap: true, params: {} }
  const authors = blogAuthors(locale)
  return [
    { ...generatedEntry(locale, paths.oldBlog), type: 'redirect', context: 'blog', params: {}, inSitemap: false },
    ...listRoutes(locale, blogList, 'blog-list', {}),
    ...posts,
    { ...generatedEntry(locale, paths.blogArchive), ...shared, type: 'blog-archive', items: ids(listed) },
    {
      ...generatedEntry(locale, paths.blogTags),
      ...shared,
      type: 'blog-tags',
      items: listedBlogTags(locale).map(({ tag }) => tag.key),
      inSitemap: false,
    },
    ...blogTags(locale).flatMap(({ tag }) => listRoutes(locale, tagList(tag.slug), 'blog-tag', { tag: tag.slug })),
    {
      ...generatedEntry(locale, paths.blogAuthors),
      ...shared,
      type: 'blog-authors',
      items: authors.map(({ author }) => author.key),
      inSitemap: authors.length > 0,
    },
    ...authors.flatMap(({ author: { slug } }) => listRoutes(locale, authorList(slug), 'blog-author', { author: slug })),
  ]
}

/** Returns the routes of a list's pages. The sitemap excludes the lists of tags and all pages after the first. */
function listRoutes(
  locale: Locale,
  list: PostList,
  type: 'blog-list' | 'blog-tag' | 'blog-author',
  params: Readonly<Record<string, string>>,
): RouteEntry[] {
  const posts = list.posts(locale) ?? []
  return pageNumbers(posts).map((page) => ({
    ...generatedEntry(locale, list.path(page)),
    ...blogPage(posts),
    type,
    params: page === 1 ? params : { ...params, page: String(page) },
    items: ids(listPage(posts, page).items),
    inSitemap: page === 1 && type !== 'blog-tag',
    translations: listTranslations(list, page),
  }))
}

/**
 * Returns the route fields that all pages generated from posts share; the date of the newest post is their last
 * modification.
 */
function blogPage(posts: readonly Post[]) {
  const newest = posts[0]?.date
  return { context: 'blog' as const, ...(newest !== undefined && { lastModified: newest }) }
}

function ids(pages: readonly ContentPage[]): string[] {
  return pages.map(({ id }) => id)
}
