import { isReserved, slugSegments } from '../config/routes'
import { isUrlSegment, isSlug } from '../content-model/slug'
import type { ContentFile } from '../content-files/content-file'
import { fieldPosition } from '../content-model/field-position'
import type { Problem } from '../content-model/problem'

/** A content file's path as its writer knows it. */
type Shown = (file: string) => string

/** Pages at an address that cannot be theirs: no address at all, the site's own, or that of another page. */
export function invalidUrls(files: readonly ContentFile[], shown: Shown): Problem[] {
  const fit = files.filter((file) => invalidSegment(file) === undefined)
  const others = fit.filter((file) => !isSiteOwn(file))
  return [
    ...files.flatMap((file) => invalidUrl(file, shown)),
    ...fit.filter(isSiteOwn).map((file) => reservedUrl(file, shown)),
    ...duplicateUrls(others, shown),
  ]
}

/** The first name of a page's address that cannot stand in one. */
function invalidSegment({ path }: ContentFile): string | undefined {
  return slugSegments(path).find((name) => !isUrlSegment(name))
}

/** An address that a file's place or id makes unfit; a slug is checked with the frontmatter. */
function invalidUrl(file: ContentFile, shown: Shown): Problem[] {
  const { slug } = file.fields
  const name = invalidSegment(file)
  if (name === undefined || (typeof slug === 'string' && !isSlug(slug))) return []
  const message = `“${name}” cannot stand in an address: use letters, digits, “-”, “_” and “.”, no “_” at the beginning; the title is for people`
  return [{ file: shown(file.file), ...fieldPosition(file, 'id'), message }]
}

function isSiteOwn({ collection, locale, path }: ContentFile): boolean {
  return collection === 'docs' && isReserved(locale, path)
}

function reservedUrl(file: ContentFile, shown: Shown): Problem {
  const message = `has the address “/${file.path}”, which the site needs for itself: give it another name or slug`
  return { file: shown(file.file), ...fieldPosition(file, 'slug'), message }
}

/** Pages that would have one address, or one id, in a language; letter case makes no difference. */
function duplicateUrls(files: readonly ContentFile[], shown: Shown): Problem[] {
  const first = new Map<string, string>()
  return files.flatMap(({ file, locale, collection, id, path: page }) => {
    const claims = [
      [`${locale} address ${page}`, `address “/${page}”`],
      [`${locale} ${collection} ${id}`, `name “${id}” without its ordering prefix`],
    ] as const
    for (const [claim, said] of claims) {
      const other = first.get(claim.toLowerCase())
      if (other !== undefined) {
        return [
          {
            file: shown(file),
            line: 1,
            message: `has the same ${said} as ${shown(other)}: give one of them another name or slug`,
          },
        ]
      }
    }
    claims.forEach(([claim]) => first.set(claim.toLowerCase(), file))
    return []
  })
}
