import type { PageHit } from '@/lib/search/query/search'
import type { Offer } from '../one-box/offer'

/** An option of the list: a page or a section, or the tool for a pasted text. */
export interface Row {
  readonly id: string
  readonly href: string
  readonly offer?: Offer
}

/** Returns the id of a hit's group, which is also the id of the page's row. */
export function groupId(prefix: string, hit: number): string {
  return `${prefix}-${hit}`
}

/** Returns the id of a section's row. */
export function sectionId(group: string, section: number): string {
  return `${group}-${section}`
}

/** Returns a hit's rows in display order: the page, then its sections. */
export function rowsOfHit(hit: PageHit, group: string): Row[] {
  const sections = hit.sections.map(({ href }, index) => ({ id: sectionId(group, index), href }))
  return [{ id: group, href: hit.href }, ...sections.filter(({ href }) => href !== hit.href)]
}

/** Returns the rows of hits in display order. */
export function rowsOf(hits: readonly PageHit[], prefix: string): Row[] {
  return hits.flatMap((hit, index) => rowsOfHit(hit, groupId(prefix, index)))
}

/** Returns the rows with that of an offer, if there is one, as the first. */
export function rowsWithOffer(rows: readonly Row[], offer: Offer | undefined, prefix: string): readonly Row[] {
  return offer ? [{ id: `${prefix}-offer`, href: offer.href, offer }, ...rows] : rows
}
