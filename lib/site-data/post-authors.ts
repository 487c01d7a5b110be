import { decodeSafely } from '../text/decode'
import type { Locale } from '../i18n/locales'
import { listedPosts } from './posts'
import { pageQuery } from './page-query'
import { perSnapshot, snapshot } from './source'
import type { Author, Post } from '../content-model/types'

/** An author who has a page, with the author's posts. */
export interface AuthorEntry {
  readonly author: Author & { readonly slug: string }
  readonly posts: readonly Post[]
}

const authorsWithKeys = pageQuery('authors', (keys: readonly string[]): Author[] =>
  [...new Set(keys)].flatMap((key) => snapshot().authors.filter((author) => author.key === key)),
)

/**
 * Returns the distinct authors of a post in the order of its frontmatter; the content check ensures that they are
 * declared.
 */
export function authorsOf({ authors }: Pick<Post, 'authors'>): Author[] {
  return authorsWithKeys(authors)
}

/** Returns the localised name of a person if `authors.yml` has the English name, else the name itself. */
export const localizedName = pageQuery(
  'localizedName',
  (name: string, locale: Locale): string =>
    snapshot().authors.find((author) => author.name.en === name)?.name[locale] ?? name,
)

/** Returns the authors who have a page, in the order of `authors.yml`, including authors without posts. */
export const blogAuthors = perSnapshot((locale: Locale): AuthorEntry[] =>
  snapshot().authors.flatMap((author) => {
    const { slug } = author
    if (slug === undefined) return []
    return [{ author: { ...author, slug }, posts: listedPosts(locale).filter((post) => signedBy(post, author)) }]
  }),
)

/** Returns the author whose page has the slug of a route parameter. */
export const findBlogAuthor = pageQuery('findBlogAuthor', (locale: Locale, slug: string): AuthorEntry | undefined =>
  blogAuthors(locale).find(({ author }) => author.slug === decodeSafely(slug)),
)

function signedBy(post: Post, author: Author): boolean {
  return post.authors.includes(author.key)
}
