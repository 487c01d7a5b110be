import { createHash } from 'node:crypto'
import { Index } from 'flexsearch-light'
import type { SynonymRow } from '../../content-files/project/synonyms'
import { encodeShard, encodeTerms, size, SLOTS, type Slots, type TermEntry } from './codec'
import { encodePage, shardFile, type Manifest, type PageText } from './files'
import { crossWordPairs } from './han'
import { searchHelp, type HelpTexts } from './help'
import { frequentPairs, packPairs } from './pairs'
import { pageDocuments, type SearchPage, type SearchDocument } from './documents'
import { traditionalForms } from '../text/traditional'
import { indexedSynonyms } from './synonyms'
import { sectionLength, termSlots } from './term-weights'

/** The target size of a shard in bytes, uncompressed: smaller shards cost more requests, larger ones more bytes. */
const SHARD_BYTES = 1_200
/** The maximum number of shards, because the manifest lists all; a larger index has larger shards. */
const MAX_SHARDS = 5_000

/**
 * The number of matching sections above which a term's weaker matches are stored separately, so that long queries can
 * skip them.
 */
const MAX_STRONG_MATCHES = 3_000

/** A term whose weaker matches are stored separately. */
interface SplitEntry extends TermEntry {
  readonly weaker: Slots
}

/** The options of an index. */
export interface IndexOptions {
  readonly synonyms?: readonly SynonymRow[]
  /** The help for queries without results; none if absent. */
  readonly help?: HelpTexts
}

/** Returns the files of a language's index, by path below the search folder. The output is deterministic. */
export function buildIndex(
  locale: string,
  pages: readonly SearchPage[],
  { synonyms = [], help }: IndexOptions = {},
): Map<string, string> {
  const documents = pages.map(pageDocuments)
  const entries = invert(documents.flat(), synonyms)
  const terms = splitIntoShards(entries.map(splitWeakMatches))
  const endings = splitIntoShards(reversedWords(entries))
  const pairs = frequentPairs(entries)
  const texts = documents.map((own) => encodePage(pageText(own)))
  const traditional = traditionalForms(entries.map(({ term }) => term).join(''))
  const shards: [file: (folder: string, index: number) => string, contents: string[]][] = [
    [shardFile.terms, terms.map(encodeShard)],
    [shardFile.rest, terms.map(encodeWeakMatches)],
    [shardFile.endings, endings.map((shard) => JSON.stringify(encodeTerms(shard.map(({ term }) => term))))],
    [shardFile.text, packPairs(texts, pairs)],
    [shardFile.help, [help ? JSON.stringify(searchHelp(pages, synonyms, help)) : '']],
    [shardFile.traditional, [traditional === '' ? '' : JSON.stringify(traditional)]],
  ]
  const hash = createHash('sha1')
  for (const content of shards.flatMap(([, contents]) => contents)) hash.update(content)
  const folder = `${locale}/${hash.digest('hex').slice(0, 12)}`
  const manifest: Manifest = {
    folder,
    sections: documents.map(({ length }) => length),
    terms: lowerBounds(terms),
    endings: lowerBounds(endings),
    hasTraditional: traditional !== '',
    synonyms: indexedSynonyms(synonyms, new Set(entries.map(({ term }) => term))),
    pairs,
  }
  return new Map<string, string>([
    ...shards.flatMap(([file, contents]) =>
      contents.flatMap((content, index) => (content === '' ? [] : [[file(folder, index), content] as const])),
    ),
    [shardFile.manifest(locale), JSON.stringify(manifest)],
  ])
}

/** Indexes the documents with FlexSearch; returns each term with its documents by slot, sorted by term. */
function invert(documents: readonly SearchDocument[], synonyms: readonly SynonymRow[]): TermEntry[] {
  const texts = displayedDocuments(documents)
  const whole = texts.reduce((sum, document) => sum + sectionLength(document), 0)
  const measure = { averageLength: whole / Math.max(1, texts.length), dropped: crossWordPairs(documents, synonyms) }
  let slots = new Map<string, number>()
  const index = new Index({
    tokenize: 'strict',
    resolution: SLOTS,
    encode: () => [...slots.keys()],
    score: (_, term) => slots.get(term) ?? SLOTS - 1,
  })
  documents.forEach((document, id) => {
    slots = termSlots(document, measure)
    index.add(id, document.section.heading || document.page.title || ' ')
  })
  return [...index.map].map(([term, found]) => ({ term, slots: found })).sort((a, b) => (a.term < b.term ? -1 : 1))
}

/** Returns the words of at least four letters reversed, for finding words with a typo in the first half. */
function reversedWords(entries: readonly TermEntry[]): TermEntry[] {
  return entries
    .filter(({ term }) => /^(?!\p{Script=Han})[\p{L}\p{N}]{4,}$/u.test(term) && !/^\d+$/.test(term))
    .map(({ term }) => ({ term: [...term].reverse().join(''), slots: [] }))
    .sort((a, b) => (a.term < b.term ? -1 : 1))
}

/** Moves the weaker matches of a very common term to `weaker`, in whole slots. */
function splitWeakMatches({ term, slots }: TermEntry): SplitEntry {
  let documents = 0
  const isStrong = slots.map((own) => {
    const isFirst = documents === 0
    documents += own?.length ?? 0
    return isFirst || documents <= MAX_STRONG_MATCHES
  })
  const weaker = slots.map((own, slot) => (isStrong[slot] ? undefined : own))
  return { term, slots: slots.map((own, slot) => (isStrong[slot] ? own : undefined)), weaker, rest: size(weaker) }
}

/** Encodes the weaker matches of a shard's terms; returns an empty string if there are none. */
function encodeWeakMatches(shard: readonly SplitEntry[]): string {
  const entries = shard.filter((entry) => entry.rest).map(({ term, weaker }) => ({ term, slots: weaker }))
  return entries.length > 0 ? encodeShard(entries) : ''
}

/** Splits entries into shards of about equal size; an entry that exceeds this size is a shard of its own. */
function splitIntoShards<Entry extends TermEntry>(entries: readonly Entry[]): Entry[][] {
  const bytes = entries.map(({ term, slots }) => term.length / 2 + 3 + 1.15 * size(slots))
  const whole = bytes.reduce((sum, own) => sum + own, 0)
  const most = Math.max(SHARD_BYTES, whole / MAX_SHARDS)
  const shards: Entry[][] = []
  let room = 0
  entries.forEach((entry, index) => {
    const own = bytes[index] ?? 0
    if (own > room) {
      shards.push([])
      room = most
    }
    shards.at(-1)?.push(entry)
    room -= own
  })
  return shards.length > 0 ? shards : [[]]
}

/** Returns the lower bound of each shard: the shortest prefix of its first term that sorts after all earlier terms. */
function lowerBounds(shards: readonly TermEntry[][]): string[] {
  return shards.map((shard, index) => {
    const last = shards[index - 1]?.at(-1)?.term
    const first = shard[0]?.term ?? ''
    if (last === undefined) return ''
    for (let length = 1; length < first.length; length++) {
      if (first.slice(0, length) > last) return first.slice(0, length)
    }
    return first
  })
}

/** Removes the keywords, which are searched but not displayed. */
function displayedDocuments(documents: readonly SearchDocument[]): SearchDocument[] {
  return documents.filter(({ part }) => part !== 'keywords')
}

function pageText(documents: readonly SearchDocument[]): PageText {
  const [{ page } = { page: undefined }] = documents
  if (!page) throw new Error('a page without sections')
  return {
    href: page.href,
    kind: page.kind,
    title: page.title.normalize(),
    trail: page.trail,
    sections: displayedDocuments(documents).map(({ section, above, part }) => ({
      id: section.id,
      headings: section.heading ? [...above, section.heading].map((heading) => heading.normalize()) : [],
      text: oneLine(part === 'intro' && section.text === '' ? page.description : withoutBars(section.text)),
      code: oneLine(section.code),
    })),
  }
}

/** Replaces tables with plain text: no header, cells separated by middle dots, rows by semicolons. */
function withoutBars(text: string): string {
  return text.replace(/(?:^.* \| .*(?:\n|$))+/gm, (table) => {
    const rows = table.trimEnd().split('\n')
    const body = rows.length > 1 ? rows.slice(1) : rows
    // a Chinese semicolon has its space in itself
    const end = /\p{Script=Han}/u.test(table) ? '；' : ';\n'
    return body.map((row) => row.replaceAll(' | ', ' · ') + end).join('')
  })
}

/** Replaces line breaks with spaces, because an excerpt is one line, and composes characters as in queries. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').normalize()
}
