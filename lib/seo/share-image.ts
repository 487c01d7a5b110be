import { createHash } from 'node:crypto'
import { mediaFilePath } from '../content-files/images'
import { shareImageFile } from '../content-files/share-image-file'
import { staticUrl } from '../content-files/static-files'
import { sidebarOf } from '../site-data/docs'
import type { ContentPage } from '../content-model/types'
import { isExternal } from '../text/external-url'
import { pickLocale, type Locale } from '../i18n/locales'
import { withBase } from '../config/base-path'
import { shareImagePath } from '../config/routes'
import { site } from '../config/site'

/** The texts on a share image; pages with the same texts share an image. */
export interface ShareText {
  readonly title: string
  /** The section of the site: “Tutorial”, “Blog”. */
  readonly section: string
  readonly product: string
  readonly locale: Locale
}

/** The share image of a page, with the properties of Open Graph. */
export interface SharedImage {
  readonly url: string
  readonly alt: string
  readonly width?: number
  readonly height?: number
  readonly type?: string
}

/** The image size in pixels, which all share platforms support. */
export const shareSize = { width: 1200, height: 630 } as const

/** Returns the share image from the frontmatter, else the generated image. */
export function shareImage(page: ContentPage): SharedImage {
  const url = ownImageUrl(page)
  return url === undefined ? drawnImage(shareText(page), page.title) : { url, alt: page.title }
}

/** Returns the URL of the share image that the frontmatter names; undefined if there is none. */
export function ownImageUrl(page: ContentPage): string | undefined {
  const { image } = page
  if (image === undefined || isExternal(image)) return image
  if (image.startsWith('/')) return site.url + withBase(image)
  const file = shareImageFile(image, page)
  return file && site.url + withBase(staticUrl(file) ?? mediaFilePath(file))
}

/** Returns the share image of pages without text content: lists, tags, the search page. */
export function siteShareImage(locale: Locale): SharedImage {
  const text = siteShareText(locale)
  return drawnImage(text, text.title)
}

/** Returns the texts on the share image of pages without text content. */
export function siteShareText(locale: Locale): ShareText {
  return { title: pickLocale(site.tagline, locale), section: '', product: site.product.name, locale }
}

function drawnImage(text: ShareText, alt: string): SharedImage {
  return { url: site.url + withBase(shareImagePath(shareKey(text))), alt, ...shareSize, type: 'image/png' }
}

/** Returns the texts on a page's generated share image, in the language of its text. */
export function shareText(page: ContentPage): ShareText {
  const { title, contentLocale: locale } = page
  const name = page.kind === 'doc' ? sidebarOf(page.id) : undefined
  const entries = site.navbar.flatMap((item) => (item.type === 'dropdown' ? item.items : item))
  const entry = entries.find((item) =>
    page.kind === 'post'
      ? item.type === 'route' && item.to === 'blog'
      : item.type === 'docSidebar' && item.sidebarId === name,
  )
  const section = entry && 'label' in entry ? entry.label[locale] : ''
  return { title, section, product: site.product.name, locale }
}

/** Returns a hash of an image's texts for its URL, so that platforms do not show a cached image with an old title. */
export function shareKey(text: ShareText): string {
  return createHash('sha1').update(JSON.stringify(text)).digest('hex').slice(0, 16)
}
