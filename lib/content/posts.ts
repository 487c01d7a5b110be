import type { Locale } from '../i18n/locales'
import { site } from '../site'
import { withFallbacks } from './docs'
import { perSnapshot, snapshot } from './source'
import type { Author, Post } from './types'
import { isListed } from './visibility'

/** A language's posts, newest first; unlisted ones are included. */
export const allPosts = perSnapshot((locale: Locale): Post[] => newestFirst(withFallbacks(snapshot().posts, locale)))

/** A language's posts as lists show them. */
export function listedPosts(locale: Locale): Post[] {
  return allPosts(locale).filter(isListed)
}

export function findPost(locale: Locale, year: string, slug: string): Post | undefined {
  return allPosts(locale).find((post) => post.year === year && post.slug === slug)
}

export function postById(locale: Locale, id: string): Post | undefined {
  return allPosts(locale).find((post) => post.id === id)
}

export function newestFirst(posts: readonly Post[]): Post[] {
  return [...posts].sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug))
}

/** One page of a list; pages count from 1 and there is always a first one. */
export function listPage<T>(items: readonly T[], page: number, size: number = site.postsPerPage) {
  const pages = Math.max(1, Math.ceil(items.length / size))
  return { items: items.slice((page - 1) * size, page * size), page, pages }
}

/** A listed post's neighbours in time. */
export function postNeighbours(posts: readonly Post[], post: Post): { newer?: Post; older?: Post } {
  const index = posts.findIndex((other) => other.id === post.id)
  if (index < 0) return {}
  const [newer, older] = [posts[index - 1], posts[index + 1]]
  return { ...(newer && { newer }), ...(older && { older }) }
}

/** The authors of a post; the content check has made sure that they are declared. */
export function authorsOf(post: Post): Author[] {
  return snapshot().authors.filter(({ key }) => post.authors.includes(key))
}

/** The number of list pages of each language. */
export function listPageNumbers(locale: Locale): number[] {
  const { pages } = listPage(listedPosts(locale), 1)
  return Array.from({ length: pages }, (_, index) => index + 1)
}
