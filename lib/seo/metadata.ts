import type { Metadata, Viewport } from 'next'
import type { CategoryPage } from '../site-data/categories'
import type { ContentPage } from '../content-model/types'
import { isListed } from '../content-model/visibility'
import { localeInfo, pickLocale, type Locale } from '../i18n/locales'
import { iconPath, markdownPath, paths, publicHref, publicUrl, withBase, type PagePath } from '../config/routes'
import { languageAlternates } from './hreflang'
import { siteShareImage, type SharedImage } from './share-image'
import { site } from '../config/site'

export const siteIcons: Metadata['icons'] = {
  icon: { url: withBase('/favicon.svg'), type: 'image/svg+xml' },
  apple: withBase(iconPath('apple-touch-icon.png')),
}

/** The page's background colours (`--bg` in `app/globals.css`), for what a browser draws around it. */
export const themeColors = { light: '#ffffff', dark: '#15171b' } as const

export const siteViewport: Viewport = {
  themeColor: (['light', 'dark'] as const).map((scheme) => ({
    media: `(prefers-color-scheme: ${scheme})`,
    color: themeColors[scheme],
  })),
}

interface PageFacts {
  locale: Locale
  page: PagePath
  title: string
  description?: string | undefined
  /** The page's path in each language that really has it. */
  translations: Partial<Record<Locale, PagePath>>
  /** Language of the text, where it differs from the address's. */
  contentLocale?: Locale
  /** For a page that is an article: its facts as Open Graph has them. */
  article?: { publishedTime: string; modifiedTime: string; authors: readonly string[]; tags: readonly string[] }
  noindex?: boolean
  /** For a page without a text of its own, which has no Markdown beside it. */
  textless?: boolean
  /** For sharing, where it has one of its own. */
  image?: SharedImage
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
  const { locale, title, description, article } = facts
  const isFallback = facts.contentLocale !== undefined && facts.contentLocale !== locale
  const url = canonicalUrl(facts)
  const shown = fullTitle(title)
  return {
    title: shown,
    ...(description !== undefined && { description }),
    ...(facts.noindex && { robots: { index: false, follow: false } }),
    alternates: {
      canonical: url,
      ...(!isFallback && !facts.noindex && { languages: languageAlternates(facts.translations) }),
      ...(!facts.textless && { types: { 'text/markdown': publicUrl(locale, markdownPath(facts.page)) } }),
    },
    openGraph: {
      title: shown,
      ...(description !== undefined && { description }),
      url,
      siteName: site.product.name,
      locale: localeInfo[facts.contentLocale ?? locale].og,
      images: [{ ...(facts.image ?? siteShareImage(facts.contentLocale ?? locale)) }],
      ...(article
        ? { type: 'article', ...article, authors: [...article.authors], tags: [...article.tags] }
        : { type: 'website' }),
    },
    twitter: { card: 'summary_large_image' },
    icons: siteIcons,
    manifest: publicHref(locale, paths.manifest),
  }
}

/** The head of a page made from a file. */
export function contentMetadata(
  page: ContentPage,
  translations: PageFacts['translations'],
  { image, article }: Pick<PageFacts, 'image' | 'article'> = {},
): Metadata {
  return pageMetadata({
    locale: page.locale,
    page: page.path,
    // the title of the home page is little more than the product's name, which follows it anyway
    title: page.path === paths.home ? pickLocale(site.tagline, page.contentLocale) : page.title,
    description: page.description,
    translations,
    contentLocale: page.contentLocale,
    noindex: !isListed(page),
    ...(image && { image }),
    ...(article && { article }),
  })
}

/** The head of a category's page that no file stands behind. */
export function categoryMetadata(category: CategoryPage, translations: PageFacts['translations']): Metadata {
  const { locale, path: page, title, description } = category
  return pageMetadata({ locale, page, title, description, translations })
}
