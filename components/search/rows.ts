import type { PageHit } from '@/lib/search/query/search'

/** One thing that can be chosen: a page, or a section of it. */
export interface Row {
  readonly id: string
  readonly href: string
}

/** The id of a hit's group; its page's row has the same. */
export function groupId(prefix: string, hit: number): string {
  return `${prefix}-${hit}`
}

/** The id of a section's row. */
export function sectionId(group: string, section: number): string {
  return `${group}-${section}`
}

/** A hit's rows in the order of the screen: the page, then its sections below their headings. */
export function rowsOfHit(hit: PageHit, group: string): Row[] {
  const sections = hit.sections.map(({ href }, index) => ({ id: sectionId(group, index), href }))
  return [{ id: group, href: hit.href }, ...sections.filter(({ href }) => href !== hit.href)]
}

/** The rows of some hits. */
export function rowsOf(hits: readonly PageHit[], prefix: string): Row[] {
  return hits.flatMap((hit, index) => rowsOfHit(hit, groupId(prefix, index)))
}
