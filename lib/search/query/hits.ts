import { excerpt, mergeParts, splitMatches, findMatches, type MatchRange, type TextPart } from './excerpt'
import type { PageText, SectionText } from '../index/files'
import type { RankedPage } from './rank'
import type { PageKind } from '../index/documents'

/** A matching section of a page. */
export interface SectionHit {
  /** The public path with the hash of the section. */
  readonly href: string
  readonly heading: readonly TextPart[]
  readonly excerpt: readonly TextPart[]
}

/** A page that matches a query, with its matching sections, the best first. */
export interface PageHit {
  /** The public path without the base. */
  readonly href: string
  readonly kind: PageKind
  readonly title: readonly TextPart[]
  readonly trail: readonly string[]
  readonly sections: readonly SectionHit[]
}

const MAX_SECTIONS = 3
/** The minimum score of a shown section, as a share of the best section's score. */
const MIN_SECTION_SCORE = 0.45
const PHRASE_IN_TEXT = 1.15

/** Returns the score factor of a page: above 1 if a title, heading or text contains the whole query. */
export function phraseFactor(page: PageText, { sections }: RankedPage, text: string): number {
  if (text.length < 4) return 1
  const fields = [
    page.title,
    ...sections.slice(0, MAX_SECTIONS).flatMap(({ index }) => {
      const section = page.sections[index]
      return section ? [section.headings.at(-1) ?? '', section.text, section.code] : []
    }),
  ]
  return fields.some((place) => place.toLowerCase().includes(text)) ? PHRASE_IN_TEXT : 1
}

/** Returns the share of a text's letters and digits that are in matches, 0–1. */
export function matchedShare(text: string, matched: ReadonlySet<string>): number {
  const letters = (part: string) => part.replace(/[^\p{L}\p{N}]/gu, '').length
  const found = findMatches(text, matched).reduce((sum, { start, end }) => sum + letters(text.slice(start, end)), 0)
  return found / Math.max(1, letters(text))
}

/** Returns a page as a hit; the terms of the phrases `together` are highlighted only where nothing else matches. */
export function pageHit(
  { sections }: RankedPage,
  page: PageText,
  matched: ReadonlySet<string>,
  together: readonly (readonly string[])[],
): PageHit {
  const best = sections[0]?.score ?? 0
  const sectionsToShow = sections.filter(({ score }) => score >= best * MIN_SECTION_SCORE).slice(0, MAX_SECTIONS)
  return {
    href: page.href,
    kind: page.kind,
    title: splitMatches(page.title, matched),
    trail: page.trail,
    sections: sectionsToShow.flatMap(({ index }) => {
      const section = page.sections[index]
      return section ? [sectionHit(page, section, matched, together)] : []
    }),
  }
}

function sectionHit(
  page: PageText,
  section: SectionText,
  matched: ReadonlySet<string>,
  together: readonly (readonly string[])[],
): SectionHit {
  const single = findMatches(section.text, matched)
  const inCode = single.length > 0 ? [] : findMatches(section.code, matched)
  const inText = single.length > 0 || inCode.length > 0 ? single : phrasesIn(section.text, together)
  const isCodeShown = section.text === '' || inCode.length > 0
  return {
    href: section.id ? `${page.href}#${section.id}` : page.href,
    heading: mergeParts(
      section.headings.flatMap((heading, index) => [
        ...(index > 0 ? [{ text: ' › ', isMatch: false }] : []),
        ...splitMatches(heading, matched),
      ]),
    ),
    excerpt: isCodeShown ? excerpt(section.code, inCode) : excerpt(section.text, inText),
  }
}

/** Returns the matches of those phrases whose terms all occur in a text. */
function phrasesIn(text: string, together: readonly (readonly string[])[]): MatchRange[] {
  const has = (term: string) => findMatches(text, new Set([term])).length > 0
  return findMatches(text, new Set(together.filter((terms) => terms.every(has)).flat()))
}

/** Removes the sections without a quoted phrase; returns undefined if the page lacks any of the phrases. */
export function withQuoted<Page extends RankedPage>(
  page: Page,
  text: PageText,
  quoted: readonly string[],
): Page | undefined {
  const own = (section: SectionText | undefined) =>
    section ? [...section.headings, section.text, section.code].join('\n').toLowerCase() : ''
  const whole = [text.title, ...text.sections.map(own)].join('\n').toLowerCase()
  if (!quoted.every((phrase) => whole.includes(phrase))) return undefined
  const sections = page.sections.filter(({ index }) =>
    quoted.some((phrase) => own(text.sections[index]).includes(phrase)),
  )
  return { ...page, sections: sections.length > 0 ? sections : page.sections.slice(0, 1) }
}
