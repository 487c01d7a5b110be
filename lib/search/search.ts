import type { Load } from './dictionary'
import { excerpt, joined, marked, matches, type TextPart } from './excerpt'
import { decodePage, facets, shardFile, type Manifest, type PageText, type SectionText } from './files'
import { simplified } from './fold'
import { fulfilled, openIndex, type Found } from './index-reader'
import { resultsStep } from './page-counts'
import { parseQuery } from './query'
import { rankPages, type RankedPage } from './rank'
import type { PageKind } from './records'
import { remembered } from './remembered'

/** A section of a hit. */
export interface SectionHit {
  /** Public path with the anchor. */
  readonly href: string
  readonly heading: readonly TextPart[]
  readonly excerpt: readonly TextPart[]
}

/** A page that answers a query, with its sections that do, best first. */
export interface PageHit {
  /** Public path without the base. */
  readonly href: string
  readonly kind: PageKind
  readonly title: readonly TextPart[]
  readonly trail: readonly string[]
  readonly sections: readonly SectionHit[]
}

export interface SearchResult {
  readonly hits: readonly PageHit[]
  /** Number of all pages that match. */
  readonly total: number
  /** The query in words that the index has, where it differs. */
  readonly meant: string | undefined
  /** Words of the index like those of a query that found nothing. */
  readonly nearest: readonly string[]
  /** The terms that were found, for marking them on the page. */
  readonly matched: readonly string[]
  /** Parts of the index could not be fetched: there may be more. */
  readonly isIncomplete: boolean
}

export interface SearchOptions {
  /** Number of pages with their texts. */
  readonly limit: number
  readonly kind?: PageKind | undefined
  /** Key of a tag. */
  readonly tag?: string | undefined
}

export interface Search {
  /**
   * Rejects when nothing of the index can be had. `isWanted` is asked before texts are fetched that are not at hand:
   * without a reader who still waits for them there are no hits.
   */
  query(typed: string, options: SearchOptions, isWanted?: () => Promise<boolean>): Promise<SearchResult>
}

const MOST_SECTIONS = 3
/** A section is shown if it is worth this share of the page's best. */
const WORTH_SHOWING = 0.45
const PHRASE_IN_TEXT = 1.15
/** What a title counts extra that says nothing but what was asked. */
const WHOLE_TITLE = 0.3

const nothingFound: Found = { candidates: [], groups: [], phrases: [], isIncomplete: false }

/** Opens the index of a language; `load` fetches its files. */
export async function openSearch(locale: string, load: Load): Promise<Search> {
  const manifest = JSON.parse(await load(shardFile.manifest(locale))) as Manifest
  const starts = manifest.sections.reduce((sums, count) => [...sums, (sums.at(-1) ?? 0) + count], [0])
  const index = openIndex(manifest, load)
  const readPage = remembered(async (page: number) => decodePage(await load(shardFile.page(manifest.folder, page))))

  const find = async (typed: string, filters: readonly string[]) => {
    const query = parseQuery(typed, locale === 'zh')
    const found = query.groups.length > 0 ? await index.find(query, filters) : nothingFound
    return { query, found, ranked: rankPages(found, starts) }
  }

  const readTraditional = remembered(
    async (folder: string) => JSON.parse(await load(shardFile.traditional(folder))) as string,
  )
  /** The same in simplified characters, where the index does not have some that were typed. */
  const findSimplified = async (typed: string, filters: readonly string[]): ReturnType<typeof find> => {
    const asIs = await find(typed, filters)
    const isMissing = asIs.found.groups.some(({ isUnknown }) => isUnknown)
    if (!isMissing || !manifest.hasTraditional) return asIs
    const pairs = await readTraditional(manifest.folder).catch(() => undefined)
    if (pairs === undefined) return { ...asIs, found: { ...asIs.found, isIncomplete: true } }
    const simple = simplified(typed, pairs)
    return simple === typed ? asIs : find(simple, filters)
  }

  return {
    async query(typed, { limit, kind, tag }, isWanted) {
      const filters = [...(kind ? [facets.kind(kind)] : []), ...(tag ? [facets.tag(tag)] : [])]
      const asIs = await findSimplified(typed, filters)
      const corrected = meant(asIs.found)
      const { query, found, ranked } = corrected === undefined ? asIs : await find(corrected, filters)
      const first = ranked.slice(0, limit).map((page, rank) => ({ ...page, step: Math.floor(rank / resultsStep) }))
      const isVain = isWanted && first.some(({ page }) => !readPage.has(page)) && !(await isWanted())
      const shown = isVain ? [] : first
      const read = await Promise.allSettled(shown.map(async (page) => ({ ...page, text: await readPage(page.page) })))
      const pages = fulfilled(read)
      const matched = new Set(found.groups.flatMap((group) => [...group.matched]))
      return {
        hits: pages
          .map((page) => ({ ...page, score: page.score * phraseFactor(page.text, page, query.text) }))
          .map((page) => ({ ...page, score: page.score * (1 + WHOLE_TITLE * matchedShare(page.text.title, matched)) }))
          .sort((a, b) => a.step - b.step || b.score - a.score)
          .map((page) => pageHit(page, page.text, matched)),
        total: ranked.length,
        meant: corrected,
        nearest: ranked.length === 0 ? await index.nearest(query) : [],
        matched: [...matched],
        isIncomplete: found.isIncomplete || pages.length < read.length,
      }
    },
  }
}

/** The query as it stands, in a heading or a text, is worth more than its words apart. */
function phraseFactor(page: PageText, { sections }: RankedPage, text: string): number {
  if (text.length < 4) return 1
  const places = [
    page.title,
    ...sections.slice(0, MOST_SECTIONS).flatMap(({ index }) => {
      const section = page.sections[index]
      return section ? [section.headings.at(-1) ?? '', section.text, section.code] : []
    }),
  ]
  return places.some((place) => place.toLowerCase().includes(text)) ? PHRASE_IN_TEXT : 1
}

/** How much of a text's letters is what was asked, 0–1. */
function matchedShare(text: string, matched: ReadonlySet<string>): number {
  const letters = (part: string) => part.replace(/[^\p{L}\p{N}]/gu, '').length
  const found = matches(text, matched).reduce((sum, { start, end }) => sum + letters(text.slice(start, end)), 0)
  return found / Math.max(1, letters(text))
}

function pageHit({ sections }: RankedPage, page: PageText, matched: ReadonlySet<string>): PageHit {
  const best = sections[0]?.score ?? 0
  const shown = sections.filter(({ score }) => score >= best * WORTH_SHOWING).slice(0, MOST_SECTIONS)
  return {
    href: page.href,
    kind: page.kind,
    title: marked(page.title, matched),
    trail: page.trail,
    sections: shown.flatMap(({ index }) => {
      const section = page.sections[index]
      return section ? [sectionHit(page, section, matched)] : []
    }),
  }
}

function sectionHit(page: PageText, section: SectionText, matched: ReadonlySet<string>): SectionHit {
  const inText = matches(section.text, matched)
  const inCode = inText.length > 0 ? [] : matches(section.code, matched)
  const isCodeShown = section.text === '' || inCode.length > 0
  return {
    href: section.id ? `${page.href}#${section.id}` : page.href,
    heading: joined(
      section.headings.flatMap((heading, index) => [
        ...(index > 0 ? [{ text: ' › ', isMatch: false }] : []),
        ...marked(heading, matched),
      ]),
    ),
    excerpt: isCodeShown ? excerpt(section.code, inCode) : excerpt(section.text, inText),
  }
}

function meant({ groups }: Found): string | undefined {
  if (groups.every(({ corrected }) => corrected.length === 0)) return undefined
  return groups.map(({ term, corrected }) => corrected[0] ?? term).join(' ')
}
