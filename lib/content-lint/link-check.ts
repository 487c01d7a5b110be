import { decodeSafely } from '../text/decode'
import { isValidUrl, isFile } from '../text/external-url'
import type { Locale } from '../i18n/locales'
import { didYouMean } from '../text/nearest'
import type { ContentFile } from '../content-files/content-file'
import { withoutEnding, withoutLocale } from '../content-model/content-path'

/** The properties of a page that the check of links to it needs. */
export interface Outline {
  /** Ids of the headings; absent for a body with an error. */
  readonly ids?: readonly string[]
  /** Path of the page. */
  readonly page: string
  readonly draft: boolean
}

/**
 * Returns an error for an invalid URL, an unknown file or anchor, or a link from a published page to a draft. External
 * sites are not requested; URLs of pages are checked in the export.
 */
export function checkLink(
  href: string,
  from: Pick<ContentFile, 'file' | 'locale' | 'fields'>,
  outlines: ReadonlyMap<string, Outline>,
): string | undefined {
  if (href === '') return 'link without a URL'
  if (!isValidUrl(href)) return `link to “${decodeSafely(href)}”, which is not a valid URL`
  const match = /^(?:doc:([^?#]+))?(?:\?[^#]*)?(?:#(.*))?$/.exec(href)
  if (!match) return unpublishedFile(href)
  if (match[1] === undefined && match[2] === undefined) return undefined
  const [, target, hash] = match
  const files = target === undefined ? [from.file] : filesOf(target, from.locale)
  const file = files.find((name) => {
    const outline = outlines.get(name)
    return outline !== undefined && (!outline.draft || from.fields.draft === true)
  })
  if (file === undefined) {
    if (files.some((name) => outlines.has(name))) return `link to the file “${target}”, which is a draft`
    const known = [...outlines.keys()].filter((name) => name.startsWith(`${from.locale}/`)).map(withoutLocale)
    return `link to the file “${target}”, which does not exist${didYouMean(target ?? '', known)}`
  }
  const id = decodeSafely(hash ?? '')
  const { ids } = outlines.get(file) ?? {}
  if (ids === undefined || id === '' || id === 'top' || id.startsWith('user-content-') || ids.includes(id))
    return undefined
  return `link to the anchor “#${id}”, which ${file} does not have${didYouMean(id, ids)}`
}

/** Returns an error for a link to a file next to the page that is not published; only images are. */
function unpublishedFile(href: string): string | undefined {
  if (/^(?:\/|[a-z][a-z\d+.-]*:)/i.test(href) || !isFile(`/${href}`)) return undefined
  const name = decodeSafely(href.replace(/[?#].*$/, '').replace(/^.*\//, ''))
  return `link to the file “${decodeSafely(href)}”, which is not published: put it into public/ and write /${name}`
}

/** Returns the files that a link can refer to: in the language of its page, else in English, with either extension. */
function filesOf(target: string, locale: Locale): string[] {
  const stem = withoutEnding(target)
  return [target, `${stem}.mdx`, `${stem}.md`].flatMap((name) => [`${locale}/${name}`, `en/${name}`])
}
