import type { BodySection } from '../markdown/sections'

export type PageKind = 'docs' | 'api' | 'blog'

/** A page as the index takes it. Strings are final. */
export interface SearchPage {
  /** The file without language and extension: `docs/guides/optimize/index`. */
  readonly id: string
  /** Public path without the base. */
  readonly href: string
  readonly kind: PageKind
  readonly title: string
  readonly description: string
  /** Titles of what stands above the page, from the root. */
  readonly trail: readonly string[]
  /** Labels of the page's tags. */
  readonly tags: readonly string[]
  /** Keys of the page's tags, for filters. */
  readonly tagKeys: readonly string[]
  /** What readers may type who do not know the page's words. */
  readonly keywords: readonly string[]
  readonly sections: readonly BodySection[]
}

/** One searchable section: what FlexSearch calls a document. */
export interface SearchRecord {
  readonly page: SearchPage
  readonly section: BodySection
  /** Headings above this one inside the page. */
  readonly above: readonly string[]
  readonly isIntro: boolean
}

/** The records of pages, in order; a page's records stand together and the first one is its beginning. */
export function pageRecords(page: SearchPage): SearchRecord[] {
  const open: BodySection[] = []
  return page.sections.map((section, index) => {
    while ((open.at(-1)?.depth ?? 0) >= section.depth && open.length > 0) open.pop()
    const above = open.map(({ heading }) => heading)
    if (section.depth > 0) open.push(section)
    return { page, section, above, isIntro: index === 0 }
  })
}

/** The text that a reader sees of a page, in UTF-8 bytes: what the size of an index is measured against. */
export function rawBytes(pages: readonly SearchPage[]): number {
  const texts = pages.flatMap(({ title, description, sections }) => [
    title,
    description,
    ...sections.flatMap(({ heading, text, code }) => [heading, text, code]),
  ])
  return texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0)
}
