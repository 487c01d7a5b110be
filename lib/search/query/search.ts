import type { Load } from './dictionary'
import { decodePage, facets, shardFile, type Manifest, type SearchHelp } from '../index/files'
import { toSimplified } from '../text/fold'
import { definitionFactor } from './definition'
import { matchedShare, pageHit, phraseFactor, withQuoted, type PageHit } from './hits'
import { settledValues, openIndex, type Found } from './index-reader'
import { resultsStep } from './page-counts'
import { replacePinyin } from './pinyin'
import { suggestions } from './suggestions'
import { unpackPairs } from '../index/pairs'
import { tokenizeSynonyms, parseQuery, type Query } from './query'
import { rankPages, type RankedPage } from './rank'
import type { PageKind } from '../index/documents'
import { memoize } from './memoize'
import { escapeRegExp } from '../../text/regexp'

export type { PageHit, SectionHit } from './hits'

export interface SearchResult {
  readonly hits: readonly PageHit[]
  /** The number of matching pages. */
  readonly total: number
  /** The corrected query, if it differs from the typed query. */
  readonly correction: string | undefined
  /**
   * True if the search used `correction`, because the index has no word of the query or because words of it are pinyin;
   * otherwise it is a suggestion.
   */
  readonly isCorrected: boolean
  /** The help, if the query has no results or contains an unknown rule code. */
  readonly help: HelpAnswer | undefined
  /** The matching terms, for highlighting them on the page. */
  readonly matched: readonly string[]
  /** True if parts of the index could not be fetched, so there may be more results. */
  readonly isIncomplete: boolean
}

/** The help for a query that has no results or contains an unknown rule code. */
export interface HelpAnswer extends Pick<SearchHelp, 'texts' | 'report' | 'sections'> {
  /** The code of the unknown rule in the query, in its usual spelling. */
  readonly unknownRule: string | undefined
  /** The public path of the list of rules. */
  readonly ruleList: string | undefined
  /** Suggested queries. */
  readonly suggestions: readonly string[]
}

export interface SearchOptions {
  /** The maximum number of hits. */
  readonly limit: number
  readonly kind?: PageKind | undefined
  /** The key of the tag that pages must have. */
  readonly tag?: string | undefined
  /** False to omit the help; true by default. */
  readonly withHelp?: boolean
}

export interface Search {
  /**
   * Searches the index. Rejects if nothing can be fetched. Calls `isWanted` before fetching texts that are not cached;
   * if it resolves to false, returns no hits.
   */
  query(typed: string, options: SearchOptions, isWanted?: () => Promise<boolean>): Promise<SearchResult>
}

/** The maximum number of pages whose texts are searched for quoted phrases. */
const MAX_READ = 12
/** Matches a rule code with or without a separator. */
const RULE_CODE = /(?<![a-z\d])([a-z]{2})[- ]?(\d{2})(?!\d)/i
const LATIN = /\p{Script=Latin}/u
/** The bonus for a title that matches the query completely. */
const WHOLE_TITLE = 0.3

/** A query with the documents and pages that match it. */
interface Answer {
  readonly query: Query
  readonly found: Found
  readonly ranked: readonly RankedPage[]
}

const nothingFound: Found = { candidates: [], groups: [], phrases: [], isIncomplete: false }

/** Opens the index of a language; `load` fetches its files. */
export async function openSearch(locale: string, load: Load): Promise<Search> {
  const manifest = JSON.parse(await load(shardFile.manifest(locale))) as Manifest
  const starts = manifest.sections.reduce((sums, count) => [...sums, (sums.at(-1) ?? 0) + count], [0])
  const synonyms = tokenizeSynonyms(manifest.synonyms)
  const index = openIndex(manifest, load)
  const readPage = memoize(async (page: number) =>
    decodePage(unpackPairs(await load(shardFile.text(manifest.folder, page)), manifest.pairs)),
  )

  const find = async (typed: string, filters: readonly string[]): Promise<Answer> => {
    const query = parseQuery(typed, synonyms)
    const found = query.groups.length > 0 ? await index.find(query, filters) : nothingFound
    return { query, found, ranked: rankPages(found, starts) }
  }

  const readTraditional = memoize(
    async (folder: string) => JSON.parse(await load(shardFile.traditional(folder))) as string,
  )
  /** Searches; if the index lacks a Chinese character of the query, searches for the simplified form of the query. */
  const findSimplified = async (typed: string, filters: readonly string[]): Promise<Answer> => {
    const asIs = await find(typed, filters)
    const isMissing = asIs.found.groups.some(({ isUnknown }) => isUnknown)
    if (!isMissing || !manifest.hasTraditional) return asIs
    const pairs = await readTraditional(manifest.folder).catch(() => undefined)
    if (pairs === undefined) return { ...asIs, found: { ...asIs.found, isIncomplete: true } }
    const simple = toSimplified(typed, pairs)
    return simple === typed ? asIs : find(simple, filters)
  }

  const readHelp = memoize(async (folder: string) => JSON.parse(await load(shardFile.help(folder))) as SearchHelp)
  /** Returns the help for a query; undefined if its file cannot be fetched. */
  const helpFor = async (typed: string): Promise<HelpAnswer | undefined> => {
    const help = await readHelp(manifest.folder).catch(() => undefined)
    if (!help) return undefined
    const { texts, report, sections, rules } = help
    const unknownRule = unknownRuleIn(typed, rules.codes)
    const own = unknownRule === undefined ? suggestions(typed, help) : []
    return { texts, report, sections, unknownRule, ruleList: rules.list, suggestions: own }
  }

  /** Searches with the pinyin of a query replaced by Chinese words; returns undefined if the index has all of its words. */
  const findPinyin = async ({ query, found }: Answer, filters: readonly string[]): Promise<Answer | undefined> => {
    if (!hasMissingWord(found) || !manifest.hasTraditional) return undefined
    const help = await readHelp(manifest.folder).catch(() => undefined)
    const replaced = replacePinyin(query.text, new Map(help?.sounds))
    if (replaced === query.text) return undefined
    const answer = await find(replaced, filters)
    return hasMissingWord(answer.found) ? undefined : answer
  }

  /** Returns those of the first `MAX_READ` pages that contain all quoted phrases; all pages if none of them does. */
  const withPhrases = async ({ quoted }: Query, ranked: readonly RankedPage[]): Promise<readonly RankedPage[]> => {
    if (quoted.length === 0) return ranked
    const read = ranked.slice(0, MAX_READ).map(async (page) => withQuoted(page, await readPage(page.page), quoted))
    const holding = settledValues(await Promise.allSettled(read)).flatMap((page) => page ?? [])
    return holding.length > 0 ? holding : ranked
  }

  return {
    async query(typed, { limit, kind, tag, withHelp = true }, isWanted) {
      const filters = [...(kind ? [facets.kind(kind)] : []), ...(tag ? [facets.tag(tag)] : [])]
      const asIs = await findSimplified(typed, filters)
      const chinese = withHelp ? await findPinyin(asIs, filters) : undefined
      const correction = chinese?.query.text ?? correctionOf(asIs.query.text, asIs.found)
      const isCorrected = correction !== undefined && (chinese !== undefined || !hasUncorrectedWord(asIs.found))
      const { query, found, ...answer } = chinese ?? (isCorrected ? await find(correction, filters) : asIs)
      const ranked = await withPhrases(query, answer.ranked)
      const first = ranked.slice(0, limit).map((page, rank) => ({ ...page, step: Math.floor(rank / resultsStep) }))
      const isVain = isWanted && first.some(({ page }) => !readPage.has(page)) && !(await isWanted())
      const pagesToRead = isVain ? [] : first
      const read = await Promise.allSettled(
        pagesToRead.map(async (page) => ({ ...page, text: await readPage(page.page) })),
      )
      const pages = settledValues(read)
      const matched = new Set(found.groups.flatMap((group) => [...group.matched]))
      const together = found.groups.flatMap((group) => group.together)
      const code = ruleCode(typed)
      const needsHelp = withHelp && (ranked.length === 0 || (code !== undefined && !matched.has(code)))
      const help = needsHelp && (!isWanted || (await isWanted())) ? await helpFor(typed) : undefined
      return {
        hits: pages
          .map((page) => ({ ...page, score: page.score * phraseFactor(page.text, page, query.text) }))
          .map((page) => ({ ...page, score: page.score * definitionFactor(page.text, page, query.text) }))
          .map((page) => ({ ...page, score: page.score * (1 + WHOLE_TITLE * matchedShare(page.text.title, matched)) }))
          .sort((a, b) => a.step - b.step || b.score - a.score)
          .map((page) => pageHit(page, page.text, matched, together)),
        total: ranked.length,
        correction,
        isCorrected,
        help: ranked.length === 0 || help?.unknownRule !== undefined ? help : undefined,
        matched: [...matched],
        isIncomplete: found.isIncomplete || pages.length < read.length,
      }
    },
  }
}

/** Returns what looks like a rule code in a query, in lower case without a separator. */
function ruleCode(typed: string): string | undefined {
  const [, family, number] = RULE_CODE.exec(typed.toLowerCase()) ?? []
  return family === undefined || number === undefined ? undefined : family + number
}

/** Returns the rule code in a query if the rule does not exist. */
function unknownRuleIn(typed: string, codes: readonly string[]): string | undefined {
  const code = ruleCode(typed)
  if (code === undefined || codes.includes(code)) return undefined
  return codes.some((other) => other.startsWith(code.slice(0, 2))) ? code.toUpperCase() : undefined
}

/** Whether the index lacks a Latin word of the query. */
function hasMissingWord({ groups }: Found): boolean {
  return groups.some(
    ({ term, corrected, strengths }) => LATIN.test(term) && (corrected.length > 0 || strengths.size === 0),
  )
}

/** Whether the index has a word of the query without correction. */
function hasUncorrectedWord({ groups }: Found): boolean {
  return groups.some(({ corrected, strengths }) => corrected.length === 0 && strengths.size > 0)
}

/** Returns a query with its misspelt words corrected and everything else as typed; undefined if no word is. */
function correctionOf(text: string, { groups }: Found): string | undefined {
  const corrected = groups.reduce((rest, { term, corrected: [word] }) => {
    if (word === undefined) return rest
    const misspelt = new RegExp(`(?<![\\p{Script=Latin}\\d_])${escapeRegExp(term)}(?![\\p{Script=Latin}\\d_])`, 'u')
    return rest.replace(misspelt, word)
  }, text)
  return corrected === text ? undefined : corrected
}
