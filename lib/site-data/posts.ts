import type { Locale } from '../i18n/locales'
import type { PagePath } from '../config/routes'
import { site } from '../config/site'
import { withFallbacks } from './docs'
import { pageQuery } from './page-query'
import { perSnapshot, snapshot } from './source'
import type { Post } from '../content-model/types'
import { isListed } from '../content-model/visibility'

/** Returns all posts in a language, newest first, including unlisted ones. */
export const allPosts = perSnapshot((locale: Locale): Post[] => newestFirst(withFallbacks(snapshot().posts, locale)))

/** Returns the listed posts in a language, newest first. */
export const listedPosts = pageQuery('listedPosts', (locale: Locale): Post[] => allPosts(locale).filter(isListed))

/** Returns the post with a page path. */
export const findPost = pageQuery('findPost', (locale: Locale, page: PagePath): Post | undefined =>
  allPosts(locale).find((post) => post.path === page),
)

export function postById(locale: Locale, id: string): Post | undefined {
  return allPosts(locale).find((post) => post.id === id)
}

export function newestFirst(posts: readonly Post[]): Post[] {
  return [...posts].sort((a, b) => b.date.localeCompare(a.date) || a.id.localeCompare(b.id))
}

/** Returns one page of a list; page numbers start at 1, and an empty list has one page. */
export function listPage<T>(items: readonly T[], page: number, size: number = site.postsPerPage) {
  const pages = Math.max(1, Math.ceil(items.length / size))
  return { items: items.slice((page - 1) * size, page * size), page, pages }
}

/** Returns the next newer and the next older post; empty if the post is not in the list. */
export function postNeighbours(posts: readonly Post[], id: string): { newer?: PostLink; older?: PostLink } {
  const index = posts.findIndex((post) => post.id === id)
  if (index < 0) return {}
  const [newer, older] = [posts[index - 1], posts[index + 1]]
  return { ...(newer && { newer: linkOf(newer) }), ...(older && { older: linkOf(older) }) }
}

/** Returns the links of a post to its neighbours among the listed posts. */
export const postPager = pageQuery('postPager', (locale: Locale, id: string) => postNeighbours(listedPosts(locale), id))

/** The fields of a post that a link to it shows. */
export type PostLink = Pick<Post, 'id' | 'path' | 'title'>

function linkOf({ id, path, title }: Post): PostLink {
  return { id, path, title }
}

/** Returns the numbers of a list's pages, from 1. */
export function pageNumbers(items: readonly unknown[]): number[] {
  return Array.from({ length: listPage(items, 1).pages }, (_, index) => index + 1)
}

/** The posts of one year. */
export interface PostYear<Entry = Post> {
  readonly year: string
  readonly posts: readonly Entry[]
}

/** Groups posts by year, newest year first; within a year, their order is unchanged. */
export function groupByYear(posts: readonly Post[]): PostYear[] {
  const years = [...new Set(posts.map(({ year }) => year))].sort().reverse()
  return years.map((year) => ({ year, posts: posts.filter((post) => post.year === year) }))
}

/** Returns the blog's menu: all listed posts by year, and the current post even if it is unlisted. */
export const blogMenu = pageQuery('blogMenu', (locale: Locale, current?: string): PostYear<PostLink>[] => {
  const shown = allPosts(locale).filter((post) => isListed(post) || post.id === current)
  return groupByYear(shown).map(({ year, posts }) => ({ year, posts: posts.map(linkOf) }))
})
