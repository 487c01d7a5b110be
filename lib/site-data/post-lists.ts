import { locales, type Locale } from '../i18n/locales'
import { paths, type PagePath } from '../config/routes'
import { findBlogAuthor } from './post-authors'
import { findBlogTag } from './post-tags'
import { listedPosts, pageNumbers } from './posts'
import type { Post } from '../content-model/types'

/** A paginated list of posts: all posts, those with a tag or those of an author. */
export interface PostList {
  /** Returns the posts in a language, newest first; empty or undefined if the language does not have the list. */
  readonly posts: (locale: Locale) => readonly Post[] | undefined
  /** Returns the path of a page of the list; page numbers start at 1. */
  readonly path: (page: number) => PagePath
}

export const blogList: PostList = { posts: listedPosts, path: paths.blogPage }

/** Returns the list of posts with a tag, by the tag's slug. */
export function tagList(slug: string): PostList {
  return { posts: (locale) => findBlogTag(locale, slug)?.pages, path: (page) => paths.blogTag(slug, page) }
}

/** Returns the list of an author's posts, by the author's slug. */
export function authorList(slug: string): PostList {
  return { posts: (locale) => findBlogAuthor(locale, slug)?.posts, path: (page) => paths.blogAuthor(slug, page) }
}

/** Returns the paths of a page of a list by language; a language with fewer posts may not have the page. */
export function listTranslations(list: PostList, page: number): Partial<Record<Locale, PagePath>> {
  const having = locales.filter((locale) => {
    const posts = list.posts(locale)
    return posts !== undefined && pageNumbers(posts).includes(page)
  })
  return Object.fromEntries(having.map((locale) => [locale, list.path(page)]))
}
