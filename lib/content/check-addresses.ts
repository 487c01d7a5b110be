import { isReserved } from '../routes'
import type { CheckedFile } from './check'
import { fieldPlace } from './field-place'
import type { Problem } from './problem'

/** A content file's path as its writer knows it. */
type Shown = (file: string) => string

/** Pages at an address that is not theirs: the site's own, or that of another page. */
export function clashingAddresses(files: readonly CheckedFile[], shown: Shown): Problem[] {
  const isRefused = ({ collection, locale, path }: CheckedFile) => collection === 'docs' && isReserved(locale, path)
  const reserved = files.filter(isRefused).map((file) => ({
    file: shown(file.file),
    ...fieldPlace(file, 'slug'),
    message: `has the address “/${file.path}”, which the site needs for itself: give it another name or slug`,
  }))
  const others = files.filter((file) => !isRefused(file))
  return [...reserved, ...duplicateAddresses(others, shown)]
}

/** Pages that would have one address, or one id, in a language; letter case makes no difference. */
function duplicateAddresses(files: readonly CheckedFile[], shown: Shown): Problem[] {
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
