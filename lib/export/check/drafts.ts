import type { Found } from './finding'
import type { PublishedSite } from './published'

/** A page that must not be there, by the file that it would be, and where its text is. */
export interface DraftPage {
  readonly file: string
  readonly source: string
}

/** Drafts that are published under their own address; another language may stand in for them. */
export function publishedDrafts(site: PublishedSite, drafts: readonly DraftPage[]): Found[] {
  return drafts
    .filter(({ file }) => site.pages.has(file) && site.pages.get(file)?.standsIn === undefined)
    .map(({ file, source }) => ({ file, message: `${source} is a draft, or of a day to come` }))
}
