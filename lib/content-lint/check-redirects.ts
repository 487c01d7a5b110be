import type { DeclaredRedirect } from '../content-files/redirects'
import { formatLocation, type Location } from '../content-model/redirects'
import { isGeneratedPage, type PagePath } from '../config/routes'
import type { Report } from '../diagnostics/diagnostic'
import { didYouMean } from '../text/nearest'

/** The ids of the sections of each published page; undefined for a page with an error in a body. */
export type PageSections = ReadonlyMap<PagePath, readonly string[] | undefined>

/** Reports redirects whose target does not exist, whose source is still in use, and sources with two targets. */
export function invalidRedirects(redirects: readonly DeclaredRedirect[], pages: PageSections): Report[] {
  const targets = new Map<string, string>()
  return redirects.flatMap(({ from, to, file, line, column }): Report[] => {
    const [source, target] = [formatLocation(from), formatLocation(to)]
    const other = targets.get(source)
    if (other === target) return []
    targets.set(source, target)
    const message =
      missingTarget(to, pages) ??
      usedSource(from, pages) ??
      (other === undefined ? undefined : `${source} is redirected to both ${other} and ${target}`)
    return message === undefined ? [] : [{ file, line, column, message }]
  })
}

function missingTarget(to: Location, pages: PageSections): string | undefined {
  if (!pages.has(to.page)) {
    if (isGeneratedPage(to.page) && to.anchor === '') return undefined
    const paths = [...pages.keys()].map((page) => `/${page}`)
    return `the target /${to.page} is not a page${didYouMean(`/${to.page}`, paths)}`
  }
  const ids = pages.get(to.page)
  if (to.anchor === '' || ids === undefined || ids.includes(to.anchor)) return undefined
  return `the target /${to.page} has no section #${to.anchor}${didYouMean(to.anchor, ids)}`
}

function usedSource(from: Location, pages: PageSections): string | undefined {
  if (isGeneratedPage(from.page)) return `/${from.page} is a page of the site and cannot be redirected`
  if (!pages.has(from.page)) return undefined
  const isSection = from.anchor !== ''
  const isUsed = !isSection || pages.get(from.page)?.includes(from.anchor)
  return isUsed
    ? `${formatLocation(from)} exists: delete the redirect, or rename the ${isSection ? 'section' : 'page'}`
    : undefined
}
