import type { Metadata, Viewport } from 'next'
import type { GeneratedIndexPage } from '../site-data/categories'
import type { ContentPage } from '../content-model/types'
import { isOfCurrentVersion, isOfOtherVersion } from '../content-model/docs-versions'
import { fillMessage, messages } from '../i18n/messages'
import { docInCurrentVersion, docsVersions } from '../site-data/docs-versions'
import { presentsProduct, translations as translationsOf } from '../site-data/docs'
import { isListed } from '../content-model/visibility'
import { localeInfo, pickLocale, type Locale } from '../i18n/locales'
import { withBase } from '../config/base-path'
import { iconPath, markdownPath, paths, publicHref, publicUrl, type PagePath } from '../config/routes'
import { languageAlternates } from './hreflang'
import { siteShareImage, type SharedImage } from './share-image'
import { site } from '../config/site'

export const siteIcons: Metadata['icons'] = {
  icon: { url: withBase('/favicon.svg'), type: 'image/svg+xml' },
  apple: withBase(iconPath('apple-touch-icon.png')),
}

/** The background colours of pages (`--bg` in `app/globals.css`), which browsers use for their own interface. */
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
  /** The page's path in each language in which it exists, fallback pages excluded. */
  translations: Partial<Record<Locale, PagePath>>
  /** The language of the text if it differs from that of the URL. */
  contentLocale?: Locale
  /** The Open Graph properties of an article. */
  article?: { publishedTime: string; modifiedTime: string; authors: readonly string[]; tags: readonly string[] }
  noindex?: boolean
  /** The canonical URL, if it is that of a page of another version. */
  canonical?: string | undefined
  /** True for a page without text content, which has no Markdown version. */
  textless?: boolean
  /** The share image of the page, if it has its own. */
  image?: SharedImage
}

/** Returns `{page} | {site}`, or the site's title if both are the same or the page has none. */
export function fullTitle(title: string): string {
  return title === '' || title === site.product.name ? site.product.name : `${title} | ${site.product.name}`
}

/** Returns the canonical URL; for a fallback page, that of the original. */
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

/** Returns the metadata of a page. */
export function pageMetadata(facts: PageFacts): Metadata {
  const { locale, title, description, article } = facts
  const isFallback = facts.contentLocale !== undefined && facts.contentLocale !== locale
  const isHidden = facts.noindex || site.withDrafts
  const url = facts.canonical ?? canonicalUrl(facts)
  const withSite = fullTitle(title)
  return {
    title: withSite,
    ...(description !== undefined && { description }),
    ...(isHidden && { robots: { index: false, follow: false } }),
    alternates: {
      canonical: url,
      ...(!isFallback &&
        !isHidden &&
        facts.canonical === undefined && { languages: languageAlternates(facts.translations) }),
      ...(!facts.textless && { types: { 'text/markdown': publicUrl(locale, markdownPath(facts.page)) } }),
    },
    openGraph: {
      title: withSite,
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

/** Returns the metadata of a page with a source file. */
export function contentMetadata(
  page: ContentPage,
  translations: PageFacts['translations'],
  { image, article }: Pick<PageFacts, 'image' | 'article'> = {},
): Metadata {
  return pageMetadata({
    locale: page.locale,
    page: page.path,
    title: documentTitle(page),
    description: page.description,
    translations,
    contentLocale: page.contentLocale,
    ...versionFacts(page),
    ...(image && { image }),
    ...(article && { article }),
  })
}

function documentTitle(page: ContentPage): string {
  // the title of the home page is little more than the product's name, which is appended
  if (page.path === paths.home && presentsProduct()) return pickLocale(site.tagline, page.contentLocale)
  const title = page.titleMeta ?? page.title
  if (isOfCurrentVersion(page) || page.kind === 'post') return title
  return fillMessage(messages[page.contentLocale].docsVersions.title, { title, version: page.otherVersion ?? '' })
}

/**
 * Returns the canonical page and `noindex` of a page. Search engines do not index docs of other versions than the current
 * one: such a doc has the same doc in the current version as its canonical page, or `noindex` if there is none.
 */
function versionFacts(page: ContentPage): Pick<PageFacts, 'noindex' | 'canonical'> {
  if (isOfCurrentVersion(page) || page.kind === 'post') return { noindex: !isListed(page) }
  const current = docInCurrentVersion(page)
  if (!current || !isListed(page) || !isListed(current)) return { noindex: true }
  const { locale, path, contentLocale } = current
  return { canonical: canonicalUrl({ locale, page: path, contentLocale, translations: translationsOf(current) }) }
}

/** Returns the metadata of a generated index. */
export function generatedIndexMetadata(index: GeneratedIndexPage, translations: PageFacts['translations']): Metadata {
  const { locale, path: page, title, description } = index
  const noindex = isOfOtherVersion(page, docsVersions())
  return pageMetadata({ locale, page, title, description, translations, noindex })
}
