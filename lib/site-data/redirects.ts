import { withBase } from '../config/base-path'
import { publicPath, type PagePath } from '../config/routes'
import type { Locale } from '../i18n/locales'
import { allDocs } from './docs'
import { allPosts } from './posts'
import { pageQuery } from './page-query'
import { perSnapshot, snapshot } from './source'

/** A former page in a language, and the target to which its URL redirects. */
export interface RedirectedPage {
  readonly page: PagePath
  /** The path with the base, and its hash if it is a section. */
  readonly target: string
  /** The targets of former sections, by the id of the section. */
  readonly sections: Readonly<Record<string, string>>
}

/** Returns the former pages of a language whose paths no current page has, sorted by path. */
export const redirectedPages = perSnapshot((locale: Locale): RedirectedPage[] => {
  const pages = publishedPages(locale)
  const gone = snapshot().redirects.filter(({ from, to }) => !pages.has(from.page) && pages.has(to.page))
  const whole = new Map(
    gone.flatMap(({ from, to }) => (from.anchor === '' ? [[from.page, hrefOf(locale, to)] as const] : [])),
  )
  const paths = [...new Set(gone.map(({ from }) => from.page))].sort()
  return paths.map((page) => {
    const sections = sectionRedirects(locale, page)
    return { page, target: whole.get(page) ?? Object.values(sections)[0]?.replace(/#.*/, '') ?? '', sections }
  })
})

/** Returns the redirect targets of a page's former sections, by the ids of the sections. */
export const sectionRedirects = pageQuery(
  'sectionRedirects',
  (locale: Locale, page: PagePath): Readonly<Record<string, string>> => {
    const moved = snapshot().redirects.filter(({ from }) => from.page === page && from.anchor !== '')
    return Object.fromEntries(moved.map(({ from, to }) => [from.anchor, hrefOf(locale, to)]))
  },
)

const publishedPages = perSnapshot(
  (locale: Locale): ReadonlySet<PagePath> => new Set([...allDocs(locale), ...allPosts(locale)].map(({ path }) => path)),
)

function hrefOf(locale: Locale, { page, anchor }: { readonly page: PagePath; readonly anchor: string }): string {
  return withBase(publicPath(locale, page)) + (anchor && `#${anchor}`)
}
