import { findTrail, linkedHref, neighbours, readingOrder, type SidebarPage } from '../content-model/nav'
import { publicPath } from '../config/routes'
import type { Locale } from '../i18n/locales'
import { closesSiblings, docById, sidebarNav } from './docs'
import { pageQuery } from './page-query'
import { sidebarFor, type SidebarEntry } from './sidebar-view'
import { perSnapshot } from './source'

/* What a page of the docs shows of its sidebar. */

/** Returns the sidebar of a page, with the entries of open branches only. Throws for an unknown sidebar. */
export const sidebarEntries = pageQuery(
  'sidebarEntries',
  (locale: Locale, sidebar: string, pageId: string): SidebarEntry[] =>
    sidebarFor(sidebarNav(locale, sidebar), pageId, closesSiblings()),
)

/** An entry of the path to a page; a category without a page has no target. */
export interface Crumb {
  readonly name: string
  readonly href?: string
}

/** Returns the path of a page in its sidebar, the page itself last; empty for a page that is not in it. */
export const breadcrumbs = pageQuery('breadcrumbs', (locale: Locale, sidebar: string, pageId: string): Crumb[] =>
  findTrail(sidebarNav(locale, sidebar), pageId).map((node) => {
    const href = node.docId === pageId ? node.href : linkedHref(node)
    return { name: node.label, ...(href !== undefined && { href }) }
  }),
)

/** A link to the previous or next page. */
export interface PagerLink {
  readonly href: string
  readonly label: string
}

/** Returns a function that returns the reading order of a sidebar in a language. */
const orders = perSnapshot((locale: Locale) => {
  const known = new Map<string, readonly SidebarPage[]>()
  return (sidebar: string) => {
    const order = known.get(sidebar) ?? readingOrder(sidebarNav(locale, sidebar))
    known.set(sidebar, order)
    return order
  }
})

/**
 * Returns the links to the previous and next page: the neighbours in the sidebar, or the docs that the frontmatter names,
 * where `null` is no link.
 */
export const pagerLinks = pageQuery(
  'pagerLinks',
  (locale: Locale, sidebar: string | null, pageId: string): { previous?: PagerLink; next?: PagerLink } => {
    const around = neighbours(sidebar === null ? [] : orders(locale)(sidebar), pageId)
    const doc = docById(locale, pageId)
    const previous = linkTo(locale, doc?.paginationPrev, around.previous)
    const next = linkTo(locale, doc?.paginationNext, around.next)
    return { ...(previous && { previous }), ...(next && { next }) }
  },
)

/** Returns the link to the doc that the frontmatter names, else to the neighbour; undefined if the name is `null`. */
function linkTo(
  locale: Locale,
  id: string | null | undefined,
  neighbour: SidebarPage | undefined,
): PagerLink | undefined {
  if (id === null) return undefined
  const doc = id === undefined ? undefined : docById(locale, id)
  const target = doc ? { docId: doc.id, href: publicPath(locale, doc.path) } : neighbour
  return target && { href: target.href, label: labelOf(locale, target) }
}

/** Returns the text of a link to a page; `label` is its label in the sidebar. */
function labelOf(locale: Locale, { docId, label }: SidebarPage): string {
  const doc = docById(locale, docId)
  return doc?.paginationLabel ?? doc?.sidebarLabel ?? label ?? doc?.title ?? ''
}
