import path from 'node:path'
import { isBlogList, isReserved, slugSegments } from '../config/routes'
import { defaultLocale } from '../i18n/locales'
import { withoutLocale } from '../content-model/content-path'
import { isUrlSegment, isSlug } from '../content-model/slug'
import type { ContentFile } from '../content-files/content-file'
import { fieldPosition } from '../content-model/field-position'
import type { Report } from '../diagnostics/diagnostic'

/** Reports pages whose URL is invalid, reserved by the site, or used by another page. */
export function invalidUrls(files: readonly ContentFile[], contentDir: string): Report[] {
  const fit = files.filter((file) => invalidSegment(file) === undefined)
  const others = fit.filter((file) => !isSiteOwn(file))
  return [
    ...files.flatMap((file) => invalidUrl(file, contentDir)),
    ...fit.filter(isSiteOwn).map((file) => reservedUrl(file, contentDir)),
    ...duplicateUrls(others, contentDir),
    ...misnamedTranslations(others, contentDir),
  ]
}

/** Returns the first invalid segment of a page's URL; undefined if all are valid. */
function invalidSegment({ path }: ContentFile): string | undefined {
  return slugSegments(path).find((name) => !isUrlSegment(name))
}

/** Reports an invalid URL segment from a file's path or id; an invalid slug is reported with the frontmatter. */
function invalidUrl(file: ContentFile, contentDir: string): Report[] {
  const { slug } = file.fields
  const name = invalidSegment(file)
  if (name === undefined || (typeof slug === 'string' && !isSlug(slug))) return []
  const message = `“${name}” is not a valid URL segment: use letters, digits, “-”, “_”, “+” and “.”, not beginning with “_”; other characters belong in the title`
  return [{ file: path.join(contentDir, file.file), ...fieldPosition(file, 'id'), message }]
}

function isSiteOwn({ collection, locale, path }: ContentFile): boolean {
  return collection === 'docs' ? isReserved(locale, path) : isBlogList(path)
}

function reservedUrl(file: ContentFile, contentDir: string): Report {
  const message = `has the URL “/${file.path}”, which is reserved by the site: give it another name or slug`
  return { file: path.join(contentDir, file.file), ...fieldPosition(file, 'slug'), message }
}

/** Reports pages of the same language with the same URL or id; both are compared case-insensitively. */
function duplicateUrls(files: readonly ContentFile[], contentDir: string): Report[] {
  const first = new Map<string, string>()
  return files.flatMap((one) => {
    const { file, locale, collection, id, path: page } = one
    const claims = [
      [`${locale} address ${page}`, `URL “/${page}”`],
      [`${locale} ${collection} ${id}`, `name “${id}” without its ordering prefix`],
    ] as const
    for (const [claim, label] of claims) {
      const other = first.get(claim.toLowerCase())
      if (other !== undefined) {
        return [
          {
            file: path.join(contentDir, file),
            ...fieldPosition(one, 'slug'),
            message: `has the same ${label} as ${path.join(contentDir, other)}: give one of them another name or slug`,
          },
        ]
      }
    }
    claims.forEach(([claim]) => first.set(claim.toLowerCase(), file))
    return []
  })
}

/**
 * Reports translations that have the URL of their original but another file name: the original would be shown at this
 * URL as well, as the fallback for a missing translation.
 */
function misnamedTranslations(files: readonly ContentFile[], contentDir: string): Report[] {
  const key = ({ locale, collection, id }: Pick<ContentFile, 'locale' | 'collection' | 'id'>) =>
    `${locale} ${collection} ${id}`
  const known = new Set(files.map(key))
  const originals = new Map(
    files.filter(({ locale }) => locale === defaultLocale).map((file) => [file.path.toLowerCase(), file]),
  )
  return files.flatMap((file): Report[] => {
    const original = originals.get(file.path.toLowerCase())
    if (!original || file.locale === defaultLocale || known.has(key({ ...original, locale: file.locale }))) return []
    const [own, other] = [file, original].map((one) => path.join(contentDir, one.file))
    const name = path.join(contentDir, file.locale, withoutLocale(original.file))
    const message = `has the same URL “/${file.path}” as ${other}, but another name: rename it to ${name}`
    return [{ file: own ?? '', line: 1, message }]
  })
}
