import { createHash } from 'node:crypto'
import { Index } from 'flexsearch-light'
import type { SynonymRow } from '../../content-files/project/synonyms'
import { encodeShard, size, SLOTS, type Slots, type TermEntry } from './codec'
import { encodePage, shardFile, type Manifest, type PageText } from './files'
import { chancePairs } from './han'
import { searchHelp, type HelpTexts } from './help'
import { pageRecords, type SearchPage, type SearchRecord } from './records'
import { traditionalForms } from '../text/traditional'
import { indexedSynonyms } from './synonyms'
import { sectionLength, slottedTerms } from './weigh'

/** Size of a shard before compression: small ones waste requests, large ones bytes. */
const SHARD_BYTES = 1_200
/** A large index has larger shards, not more than this many: the manifest names each of them. */
const MOST_SHARDS = 5_000

/** Of a term that is in more sections than this, the weaker matches stand apart: long queries do without them. */
const STRONGEST = 3_000

/** A term with what of it stands apart. */
interface PartedEntry extends TermEntry {
  readonly weaker: Slots
}

/** What an index takes beside its pages. */
export interface IndexOptions {
  readonly synonyms?: readonly SynonymRow[]
  /** Without it, nothing is said to a reader who found nothing. */
  readonly help?: HelpTexts
}

/** The files of one language's index, by path below the search folder; the same pages give the same files. */
export function buildIndex(
  locale: string,
  pages: readonly SearchPage[],
  { synonyms = [], help }: IndexOptions = {},
): Map<string, string> {
  const records = pages.map(pageRecords)
  const entries = invert(records.flat(), synonyms)
  const terms = cut(entries.map(parted))
  const endings = cut(backwards(entries))
  const texts = records.map((own) => encodePage(pageText(own)))
  const traditional = traditionalForms(entries.map(({ term }) => term).join(''))
  const shards: [file: (folder: string, index: number) => string, contents: string[]][] = [
    [shardFile.terms, terms.map(encodeShard)],
    [shardFile.rest, terms.map(rest)],
    [shardFile.endings, endings.map(encodeShard)],
    [shardFile.page, texts],
    [shardFile.help, [help ? JSON.stringify(searchHelp(pages, help)) : '']],
    [shardFile.traditional, [traditional === '' ? '' : JSON.stringify(traditional)]],
  ]
  const hash = createHash('sha1')
  for (const content of shards.flatMap(([, contents]) => contents)) hash.update(content)
  const folder = `${locale}/${hash.digest('hex').slice(0, 12)}`
  const manifest: Manifest = {
    folder,
    sections: records.map(({ length }) => length),
    terms: bounds(terms),
    endings: bounds(endings),
    hasTraditional: traditional !== '',
    synonyms: indexedSynonyms(synonyms, new Set(entries.map(({ term }) => term))),
  }
  return new Map<string, string>([
    ...shards.flatMap(([file, contents]) =>
      contents.flatMap((content, index) => (content === '' ? [] : [[file(folder, index), content] as const])),
    ),
    [shardFile.manifest(locale), JSON.stringify(manifest)],
  ])
}

/** FlexSearch turns records into terms with their records by slot. */
function invert(records: readonly SearchRecord[], synonyms: readonly SynonymRow[]): TermEntry[] {
  const texts = shown(records)
  const whole = texts.reduce((sum, record) => sum + sectionLength(record), 0)
  const measure = { averageLength: whole / Math.max(1, texts.length), dropped: chancePairs(records, synonyms) }
  let slots = new Map<string, number>()
  const index = new Index({
    tokenize: 'strict',
    resolution: SLOTS,
    encode: () => [...slots.keys()],
    score: (_, term) => slots.get(term) ?? SLOTS - 1,
  })
  records.forEach((record, id) => {
    slots = slottedTerms(record, measure)
    index.add(id, record.section.heading || record.page.title || ' ')
  })
  return [...index.map].map(([term, found]) => ({ term, slots: found })).sort((a, b) => (a.term < b.term ? -1 : 1))
}

/** Words of four letters and more, spelt backwards: where a typo in the first half finds them. Names have parts. */
function backwards(entries: readonly TermEntry[]): TermEntry[] {
  return entries
    .filter(({ term }) => /^(?!\p{Script=Han})[\p{L}\p{N}]{4,}$/u.test(term) && !/^\d+$/.test(term))
    .map(({ term }) => ({ term: [...term].reverse().join(''), slots: [] }))
    .sort((a, b) => (a.term < b.term ? -1 : 1))
}

/** Takes a very common term's weaker matches from it, in whole slots. */
function parted({ term, slots }: TermEntry): PartedEntry {
  let records = 0
  const isStrong = slots.map((own) => {
    const isFirst = records === 0
    records += own?.length ?? 0
    return isFirst || records <= STRONGEST
  })
  const weaker = slots.map((own, slot) => (isStrong[slot] ? undefined : own))
  return { term, slots: slots.map((own, slot) => (isStrong[slot] ? own : undefined)), weaker, rest: size(weaker) }
}

/** What stands apart of a shard's terms; empty where nothing does. */
function rest(shard: readonly PartedEntry[]): string {
  const entries = shard.filter((entry) => entry.rest).map(({ term, weaker }) => ({ term, slots: weaker }))
  return entries.length > 0 ? encodeShard(entries) : ''
}

/** Runs of entries of about one size; a term that is larger than that stands alone. */
function cut<Entry extends TermEntry>(entries: readonly Entry[]): Entry[][] {
  const bytes = entries.map(({ term, slots }) => term.length / 2 + 3 + 1.3 * size(slots))
  const whole = bytes.reduce((sum, own) => sum + own, 0)
  const most = Math.max(SHARD_BYTES, whole / MOST_SHARDS)
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

/** The shortest beginnings of the shards' first terms that are greater than what stands before them. */
function bounds(shards: readonly TermEntry[][]): string[] {
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

/** Keywords are searched, not shown. */
function shown(records: readonly SearchRecord[]): SearchRecord[] {
  return records.filter(({ part }) => part !== 'keywords')
}

function pageText(records: readonly SearchRecord[]): PageText {
  const [{ page } = { page: undefined }] = records
  if (!page) throw new Error('a page without sections')
  return {
    href: page.href,
    kind: page.kind,
    title: page.title,
    trail: page.trail,
    sections: shown(records).map(({ section, above, part }) => ({
      id: section.id,
      headings: section.heading ? [...above, section.heading] : [],
      text: oneLine(part === 'intro' && section.text === '' ? page.description : withoutBars(section.text)),
      code: oneLine(section.code),
    })),
  }
}

/** Rows of a table as a sentence has them, without the columns' headings: cells separated by points, rows by semicolons. */
function withoutBars(text: string): string {
  return text.replace(/(?:^.* \| .*(?:\n|$))+/gm, (table) => {
    const rows = table.trimEnd().split('\n')
    const body = rows.length > 1 ? rows.slice(1) : rows
    return `${body.map((row) => `${row.replaceAll(' | ', ' · ')};`).join('\n')}\n`
  })
}

/** An excerpt has no lines of its own. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ')
}
