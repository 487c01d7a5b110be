import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { translations } from '../site-data/docs'
import { authorsOf, blogAuthors, type AuthorEntry } from '../site-data/post-authors'
import { listTranslations, type PostList } from '../site-data/post-lists'
import { postTags } from '../site-data/post-tags'
import { lastModified } from '../site-data/last-modified'
import type { TagEntry } from '../site-data/tags'
import type { Post } from '../content-model/types'
import { everyLocale, type Locale } from '../i18n/locales'
import { contentMetadata, fullTitle, pageMetadata } from './metadata'
import { paths, publicUrl, type PagePath } from '../config/routes'
import { shareImage } from './share-image'
import { blogTexts } from '../site-data/blog-texts'
import { site } from '../config/site'

/** The title and description of a list of posts, for its metadata and its page. */
export interface ListFacts {
  readonly title: string
  readonly description: string
  /** True if the list has unlisted posts only; search engines must not index it. */
  readonly unlisted?: boolean
}

/** Returns the title and description of the posts with a tag. */
export async function taggedFacts(locale: Locale, { tag, pages, unlisted }: TagEntry<Post>): Promise<ListFacts> {
  const t = await getTranslations({ locale, namespace: 'blog' })
  const label = tag.label[locale]
  const about = tag.description?.[locale]
  const names = { product: site.product.name, tag: label }
  return {
    title: t('taggedTitle', { count: pages.length, tag: label }),
    description:
      about === undefined ? t('taggedDescription', names) : t('taggedAbout', { ...names, description: about }),
    unlisted,
  }
}

/** Returns the title and description of the posts of an author. */
export function authorFacts(locale: Locale, { author }: AuthorEntry): ListFacts {
  const { name, title, description } = author
  return { title: name[locale], description: (description ?? title ?? name)[locale] }
}

/** Returns the metadata of a post. */
export function postMetadata(post: Post): Metadata {
  const { locale, date } = post
  return contentMetadata(post, translations(post), {
    image: shareImage(post),
    article: {
      publishedTime: date,
      modifiedTime: lastModified(post) ?? date,
      authors: authorsOf(post).flatMap(({ slug, url }) =>
        slug === undefined ? (url ?? []) : publicUrl(locale, paths.blogAuthor(slug)),
      ),
      tags: postTags(post).map(({ label }) => label[locale]),
    },
  })
}

/** Returns the metadata of one page of a list; from the second page on, the title contains the page number. */
export async function listMetadata(
  locale: Locale,
  { title, description, unlisted = false }: ListFacts,
  list: PostList,
  page = 1,
): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: 'blog' })
  return pageMetadata({
    locale,
    page: list.path(page),
    title: page === 1 ? title : t('pageTitle', { title, page }),
    description: page === 1 ? description : t('pageDescription', { description, page }),
    translations: listTranslations(list, page),
    noindex: unlisted,
  })
}

/** Returns the metadata of the archive, the list of tags or the list of authors, which may be empty. */
export async function blogIndexMetadata(
  locale: Locale,
  page: PagePath,
  name: 'archive' | 'tags' | 'authors',
): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: 'blog' })
  const [title, description] = [t(`${name}Title`), t(`${name}Description`, { product: site.product.name })]
  const noindex = name === 'authors' && blogAuthors(locale).length === 0
  return pageMetadata({ locale, page, title, description, translations: everyLocale(page), noindex })
}

/** Returns the metadata of the redirect from the former URL of the blog; its canonical URL is that of the blog. */
export async function oldBlogMetadata(locale: Locale): Promise<Metadata> {
  const { title } = blogTexts(locale)
  return { title: fullTitle(title), alternates: { canonical: publicUrl(locale, paths.blog) } }
}
