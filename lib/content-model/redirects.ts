import { withProductSlug } from '../config/product'
import { pagePathOfHref, type PagePath } from '../config/routes'
import { locales, localeInfo } from '../i18n/locales'
import { decodeSafely } from '../text/decode'

/** A page path, and the id of a section of the page; the id is empty for the whole page. */
export interface Location {
  readonly page: PagePath
  readonly anchor: string
}

/** A former location and the one that has replaced it. */
export interface Redirect {
  readonly from: Location
  readonly to: Location
}

/** Returns an error for a text that is not a location of the site, such as `/guides/old/` or `/guides/old/#part`. */
export function locationError(text: string): string | undefined {
  const path = decodeSafely(text.replace(/#.*/, ''))
  if (/\s/.test(text) || !/^\/(?!\/)[^?#\\\p{Cc}]*$/u.test(path))
    return 'must be a path of the site, such as /guides/old/ or /guides/old/#part'
  if (/(?:^|\/)\.{1,2}(?:\/|$)/.test(path)) return 'must not contain “.” or “..” as a segment'
  const prefix = locales.map((locale) => localeInfo[locale].prefix).find((one) => one && text.startsWith(`/${one}/`))
  return prefix === undefined ? undefined : `must not name a language: delete /${prefix}, it is valid in all languages`
}

/** Parses a valid location, whose path may be percent-encoded; the slash at its end is optional, as is `.html`. */
export function parseLocation(text: string): Location {
  const [path = '', anchor = ''] = withProductSlug(text).split('#')
  return { page: pagePathOfHref(decodeSafely(path).replace(/(?:\/index)?\.html$/, '/')), anchor }
}

/** Formats a location as in content files. */
export function formatLocation({ page, anchor }: Location): string {
  return `/${page}${anchor && `#${anchor}`}`
}
