import type { Locale } from '../i18n/locales'
import type { PagePath } from '../config/routes'
import { site } from '../config/site'
import { withFallbacks } from './docs'
import { perSnapshot, snapshot } from './source'
import type { Post } from '../content-model/types'
import { isListed } from '../content-model/visibility'

/** Returns all posts in a language, newest first, including unlisted ones. */
export const allPosts = perSnapshot((locale: Locale): Post[] => newestFirst(withFallbacks(snapshot().posts, locale)))

/** Returns the listed posts in a language, newest first. */
export function listedPosts(locale: Locale): Post[] {
  return allPosts(locale).filter(isListed)
}

/** Returns the post with a page path. */
export function findPost(locale: Locale, page: PagePath): Post | undefined {
  return allPosts(locale).find((post) => post.path === page)
}

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
export function postNeighbours(posts: readonly Post[], post: Post): { newer?: Post; older?: Post } {
  const index = posts.findIndex((other) => other.id === post.id)
  if (index < 0) return {}
  const [newer, older] = [posts[index - 1], posts[index + 1]]
  return { ...(newer && { newer }), ...(older && { older }) }
}

/** Returns the numbers of a list's pages, from 1. */
export function pageNumbers(items: readonly unknown[]): number[] {
  return Array.from({ length: listPage(items, 1).pages }, (_, index) => index + 1)
}

/** The posts of one year. */
export interface PostYear {
  readonly year: string
  readonly posts: readonly Post[]
}

/** Groups posts by year, newest year first; within a year, their order is unchanged. */
export function groupByYear(posts: readonly Post[]): PostYear[] {
  const years = [...new Set(posts.map(({ year }) => year))].sort().reverse()
  return years.map((year) => ({ year, posts: posts.filter((post) => post.year === year) }))
}

/** Returns the posts of the blog's menu: all listed posts, and the current post even if it is unlisted. */
export function menuPosts(locale: Locale, current?: Post): Post[] {
  return allPosts(locale).filter((post) => isListed(post) || post.id === current?.id)
}
