import { decodeSafely } from '../text/decode'
import { isValidUrl } from '../text/external-url'
import { defaultLocale, locales, type Locale } from '../i18n/locales'
import { didYouMean } from '../text/nearest'
import type { ContentFile } from '../content-files/content-file'
import { withoutEnding, withoutLocale } from '../content-model/content-path'
import { firstFile, linkedFiles } from '../content-model/link-files'

/** The properties of a page that the check of links to it needs. */
export interface Outline {
  /** Ids of the headings; absent for a body with an error. */
  readonly ids?: readonly string[]
  /** Ids of all elements. */
  readonly anchors?: readonly string[]
  /** Path of the page. */
  readonly page: string
  readonly draft: boolean
}

/**
 * Returns an error for an invalid URL, an unknown file or anchor, or a link from a published page to a draft; `fileOf`
 * finds the file of an `asset:` URL. External sites are not requested.
 */
export function checkLink(
  href: string,
  from: Pick<ContentFile, 'file' | 'locale' | 'fields'>,
  outlines: ReadonlyMap<string, Outline>,
  fileOf: (asset: string) => string | undefined,
): string | undefined {
  if (href === '') return 'link without a URL'
  const variable = /\{\{[^}]*\}\}/.exec(decodeSafely(href))?.[0]
  if (variable !== undefined) return `link with “${variable}”, which nothing replaces: write the URL itself`
  if (!isValidUrl(href)) return `link to “${decodeSafely(href)}”, which is not a valid URL`
  if (href.startsWith('asset:')) return missingAsset(href, fileOf)
  const match = /^(?:doc:([^?#]+))?(?:\?[^#]*)?(?:#(.*))?$/.exec(href)
  if (!match || (match[1] === undefined && match[2] === undefined)) return undefined
  const [, target, hash] = match
  // English pages are shown where a translation is missing, but no others
  const files = target === undefined ? [from.file] : filesOf(target, [from.locale, defaultLocale])
  const file = files.find((name) => {
    const outline = outlines.get(name)
    return outline !== undefined && (!outline.draft || from.fields.draft === true)
  })
  if (file === undefined) {
    const wanted = firstFile(target ?? '')
    if (files.some((name) => outlines.has(name))) return `link to the file “${wanted}”, which is a draft`
    const other = filesOf(target ?? '', locales).find((name) => outlines.has(name))
    if (other !== undefined) return `link to the file “${wanted}”, which exists only as ${other}`
    const unread = linkedFiles(target ?? '').find((name) => fileOf(`asset:${name}`) !== undefined)
    if (unread !== undefined) return `link to the file “${unread}”, which is not a page`
    const known = [...outlines.keys()].filter((name) => name.startsWith(`${from.locale}/`)).map(withoutLocale)
    return `link to the file “${wanted}”, which does not exist${didYouMean(wanted, known)}`
  }
  const id = decodeSafely(hash ?? '')
  const { ids, anchors = [] } = outlines.get(file) ?? {}
  const isKnown = id === '' || id === 'top' || id.startsWith('user-content-') || anchors.includes(id)
  if (ids === undefined || isKnown || ids.includes(id)) return undefined
  return `link to the anchor “#${id}”, which ${file} does not have${didYouMean(id, ids)}`
}

/** Returns an error for a link to a file beside the page that does not exist. */
function missingAsset(href: string, fileOf: (asset: string) => string | undefined): string | undefined {
  const asset = href.replace(/[?#].*$/, '')
  if (fileOf(asset) !== undefined) return undefined
  return `link to the file “${asset.slice('asset:'.length)}”, which does not exist`
}

/** Returns the files that a link can refer to, in these languages, with either extension. */
function filesOf(target: string, languages: readonly Locale[]): string[] {
  return linkedFiles(target).flatMap((file) => {
    const stem = withoutEnding(file)
    return [file, `${stem}.mdx`, `${stem}.md`].flatMap((name) =>
      [...new Set(languages)].map((language) => `${language}/${name}`),
    )
  })
}
