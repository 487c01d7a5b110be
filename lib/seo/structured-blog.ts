import { authorsOf } from '../site-data/post-authors'
import { postTags } from '../site-data/post-tags'
import { lastModified } from '../site-data/last-modified'
import type { Author, Post } from '../content-model/types'
import { localeInfo, type Locale } from '../i18n/locales'
import { canonicalUrl } from './metadata'
import { paths, publicUrl, type PagePath } from '../config/routes'
import { shareImage } from './share-image'
import { site } from '../config/site'
import { translations } from '../site-data/docs'

interface ListFacts {
  readonly locale: Locale
  readonly page: PagePath
  readonly title: string
  readonly description: string
  readonly posts: readonly Post[]
}

/** Returns a list of posts as schema.org data, with the title and description that the page shows. */
export function blogData({ locale, page, title, description, posts }: ListFacts) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Blog',
    '@id': publicUrl(locale, page),
    mainEntityOfPage: publicUrl(locale, page),
    headline: title,
    description,
    inLanguage: localeInfo[locale].tag,
    blogPost: posts.map(posting),
  }
}

/** Returns a post as schema.org data. */
export function postingData(post: Post) {
  return { '@context': 'https://schema.org', ...posting(post) }
}

function posting(post: Post) {
  const { locale, contentLocale, title, description, date, readingTime } = post
  const url = canonicalUrl({ ...post, page: post.path, translations: translations(post) })
  const authors = authorsOf(post).map((author) => authorData(author, locale))
  return {
    '@type': 'BlogPosting',
    '@id': url,
    mainEntityOfPage: url,
    url,
    headline: title,
    name: title,
    ...(description !== undefined && { description }),
    datePublished: date,
    dateModified: lastModified(post) ?? date,
    ...(authors.length > 0 && { author: authors }),
    image: shareImage(post).url,
    keywords: postTags(post).map(({ label }) => label[locale]),
    timeRequired: `PT${Math.max(1, Math.ceil(readingTime))}M`,
    inLanguage: localeInfo[contentLocale].tag,
    publisher: { '@type': 'Organization', name: site.product.name, url: site.provider.home },
  }
}

function authorData({ name, title, description, url, email, slug, organization }: Author, locale: Locale) {
  const link = slug === undefined ? url : publicUrl(locale, paths.blogAuthor(slug))
  const about = description ?? title
  return {
    '@type': organization ? 'Organization' : 'Person',
    name: name[locale],
    ...(about && { description: about[locale] }),
    ...(link !== undefined && { url: link }),
    ...(email !== undefined && { email }),
  }
}
