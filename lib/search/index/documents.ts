import type { BodySection } from '../../mdx/plugins/sections'

export type PageKind = 'docs' | 'api' | 'blog'

/** A page to be indexed, with its texts as plain strings. */
export interface SearchPage {
  /** The file without language and extension: `docs/guides/optimize/index`. */
  readonly id: string
  /** Public path without the base. */
  readonly href: string
  readonly kind: PageKind
  readonly title: string
  readonly description: string
  /** The titles of the page's ancestors, from the root. */
  readonly trail: readonly string[]
  /** The labels of the page's tags. */
  readonly tags: readonly string[]
  /** The keys of the page's tags, for filters. */
  readonly tagKeys: readonly string[]
  /** Words that readers may search for but the page does not contain. */
  readonly keywords: readonly string[]
  readonly sections: readonly BodySection[]
}

/** A FlexSearch document: a section of a page, or the page's keywords. */
export interface SearchDocument {
  readonly page: SearchPage
  readonly part: 'keywords' | 'intro' | 'section'
  readonly section: BodySection
  /** The ancestor headings of this section in the page. */
  readonly above: readonly string[]
}

/** Returns the documents of a page: its keywords, which apply to all sections, its introduction, and its sections. */
export function pageDocuments(page: SearchPage): SearchDocument[] {
  const keywords = { id: '', heading: '', depth: 0, text: page.keywords.join('\n'), code: '' }
  const open: BodySection[] = []
  const sections = page.sections.map((section, index): SearchDocument => {
    while ((open.at(-1)?.depth ?? 0) >= section.depth && open.length > 0) open.pop()
    const above = open.map(({ heading }) => heading)
    if (section.depth > 0) open.push(section)
    return { page, part: index === 0 ? 'intro' : 'section', section, above }
  })
  return [{ page, part: 'keywords', section: keywords, above: [] }, ...sections]
}

/** Returns the size of the pages' visible text in UTF-8 bytes, to which the size of an index is compared. */
export function rawBytes(pages: readonly SearchPage[]): number {
  const texts = pages.flatMap(({ title, description, sections }) => [
    title,
    description,
    ...sections.flatMap(({ heading, text, code }) => [heading, text, code]),
  ])
  return texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0)
}
