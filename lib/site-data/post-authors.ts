import { decodeSafely } from '../text/decode'
import type { Locale } from '../i18n/locales'
import { listedPosts } from './posts'
import { perSnapshot, snapshot } from './source'
import type { Author, Post } from '../content-model/types'

/** An author with a page, and the author's posts. */
export interface AuthorEntry {
  readonly author: Author & { readonly slug: string }
  readonly posts: readonly Post[]
}

/** Returns the authors of a post, each once, in its own order; the content check ensures that they are declared. */
export function authorsOf(post: Pick<Post, 'authors'>): Author[] {
  return [...new Set(post.authors)].flatMap((key) => snapshot().authors.filter((author) => author.key === key))
}

/** Returns the name of a person as a page shows it: in its language if `authors.yml` has the English name. */
export function localizedName(name: string, locale: Locale): string {
  return snapshot().authors.find((author) => author.name.en === name)?.name[locale] ?? name
}

/** Returns the authors with a page in the order of `authors.yml`, including authors without a post. */
export const blogAuthors = perSnapshot((locale: Locale): AuthorEntry[] =>
  snapshot().authors.flatMap((author) => {
    const { slug } = author
    if (slug === undefined) return []
    return [{ author: { ...author, slug }, posts: listedPosts(locale).filter((post) => signedBy(post, author)) }]
  }),
)

/** Finds an author with a page by the route parameter. */
export function findBlogAuthor(locale: Locale, slug: string): AuthorEntry | undefined {
  return blogAuthors(locale).find(({ author }) => author.slug === decodeSafely(slug))
}

function signedBy(post: Post, author: Author): boolean {
  return post.authors.includes(author.key)
}
