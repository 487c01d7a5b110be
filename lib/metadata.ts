import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { CategoryPage } from './content/categories'
import type { ContentPage } from './content/types'
import { isListed } from './content/visibility'
import { everyLocale, localeInfo, type Locale } from './i18n/locales'
import { absoluteUrl, paths, publicUrl, withBase, type PagePath } from './routes'
import { languageAlternates } from './hreflang'
import { site } from './site'

export const siteIcons: Metadata['icons'] = { icon: { url: withBase('/favicon.svg'), type: 'image/svg+xml' } }

interface PageFacts {
  locale: Locale
  page: PagePath
  title: string
  description?: string | undefined
  /** The page's path in each language that really has it. */
  translations: Partial<Record<Locale, PagePath>>
  /** Language of the text, where it differs from the address's. */
  contentLocale?: Locale
  type?: 'website' | 'article'
  publishedTime?: string | undefined
  keywords?: readonly string[]
  noindex?: boolean
  /** For sharing: a path of the site's own, or an address. */
  image?: string | undefined
}

/** `{page} | {site}`; the site's title alone for a page that has the same. */
export function fullTitle(title: string): string {
  return title === '' || title === site.product.name ? site.product.name : `${title} | ${site.product.name}`
}

/** The canonical address: the original's, where it stands in for a translation. */
export function canonicalUrl({
  locale,
  page,
  translations,
  contentLocale = locale,
}: Pick<PageFacts, 'locale' | 'page' | 'translations' | 'contentLocale'>): string {
  const original = translations[contentLocale]
  return contentLocale === locale || original === undefined
    ? publicUrl(locale, page)
    : publicUrl(contentLocale, original)
}

/** A page's `<head>` from what it knows about itself. */
export function pageMetadata(facts: PageFacts): Metadata {
  const { locale, title, description, type = 'website', publishedTime, keywords = [] } = facts
  const isFallback = facts.contentLocale !== undefined && facts.contentLocale !== locale
  const url = canonicalUrl(facts)
  const shown = fullTitle(title)
  return {
    title: shown,
    ...(description !== undefined && { description }),
    ...(keywords.length > 0 && { keywords: [...keywords] }),
    ...(facts.noindex && { robots: { index: false, follow: false } }),
    alternates: { canonical: url, ...(!isFallback && { languages: languageAlternates(facts.translations) }) },
    openGraph: {
      title: shown,
      ...(description !== undefined && { description }),
      url,
      siteName: site.product.name,
      locale: localeInfo[facts.contentLocale ?? locale].og,
      type,
      ...(facts.image !== undefined && { images: [absolute(facts.image)] }),
      ...(publishedTime !== undefined && { publishedTime }),
    },
    twitter: { card: 'summary_large_image' },
    icons: siteIcons,
  }
}

/** The head of a page made from a file. */
export function contentMetadata(page: ContentPage, translations: PageFacts['translations']): Metadata {
  return pageMetadata({
    locale: page.locale,
    page: page.path,
    title: page.title,
    description: page.description,
    translations,
    contentLocale: page.contentLocale,
    type: page.kind === 'post' ? 'article' : 'website',
    publishedTime: page.kind === 'post' ? page.date : undefined,
    keywords: page.keywords,
    noindex: !isListed(page),
    image: page.image,
  })
}

/** The head of a category's page that no file stands behind. */
export function categoryMetadata(category: CategoryPage, translations: PageFacts['translations']): Metadata {
  const { locale, path: page, title, description } = category
  return pageMetadata({ locale, page, title, description, translations })
}

function absolute(address: string): string {
  return address.startsWith('/') ? absoluteUrl(address) : address
}

/** The head of a page of the blog's list. */
export async function blogListMetadata(locale: Locale, page: number): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: 'blog' })
  const here = paths.blogPage(page)
  return pageMetadata({
    locale,
    page: here,
    title: page === 1 ? t('title') : t('pageTitle', { page }),
    description: t('description'),
    translations: everyLocale(here),
  })
}
