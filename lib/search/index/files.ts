import type { PageKind } from './documents'

/** Synonymous phrases: `known` ones occur in the index, `other` ones only in queries. */
export type IndexedSynonyms = readonly [known: readonly string[], other: readonly string[]]

/*
 * The files of the index on the CDN. Browsers revalidate the manifest of each language. All other files are immutable,
 * in a folder named by the hash of its content, so that shards of two builds are never mixed:
 *
 *   en.json                      the manifest
 *   en/3f2a…/terms/0.json         sorted terms with their documents
 *   en/3f2a…/rests/0.json         the weaker matches of very common terms in terms/0.json
 *   en/3f2a…/endings/0.json       the same terms reversed, for typos in a word's first half
 *   en/3f2a…/texts/0.json         one page's titles and texts, for excerpts
 *   en/3f2a…/help.json            help for queries without results
 *   zh/81c0…/traditional.json     traditional characters with their simplified forms
 *
 * All files are JSON, because every CDN compresses JSON.
 */

/** The manifest of a language's index, which is fetched before any shard. */
export interface Manifest {
  /** The folder of the shards, relative to the manifest's folder. */
  readonly folder: string
  /** The number of documents of each page, in order; documents are numbered consecutively. */
  readonly sections: readonly number[]
  /** The lower bound of each shard: the shortest prefix of its first term that sorts after all earlier terms. */
  readonly terms: readonly string[]
  /** The lower bounds of the shards with reversed terms. */
  readonly endings: readonly string[]
  /** Whether there is a file with traditional characters. */
  readonly hasTraditional: boolean
  readonly synonyms: readonly IndexedSynonyms[]
  /** The pairs of Chinese characters that `pairs.ts` replaces in the texts. */
  readonly pairs: string
}

/** The help for queries without results, or with words that the index lacks; it is fetched only for them. */
export interface SearchHelp {
  readonly texts: {
    readonly noRule: string
    readonly ruleList: string
    readonly sections: string
    readonly report: string
  }
  /** The URL for reporting missing content. */
  readonly report: string
  /** The codes of all rules, and the public path of their list. */
  readonly rules: { readonly codes: readonly string[]; readonly list?: string | undefined }
  /** The first page of each section of the site. */
  readonly sections: readonly (readonly [title: string, href: string])[]
  /** Latin words of titles, headings and keywords. */
  readonly words: readonly string[]
  /** Chinese words by their pinyin without tones. */
  readonly sounds: readonly (readonly [sound: string, word: string])[]
}

/** The texts of a page that its results show. */
export interface PageText {
  readonly href: string
  readonly kind: PageKind
  readonly title: string
  readonly trail: readonly string[]
  readonly sections: readonly SectionText[]
}

export interface SectionText {
  readonly id: string
  /** The headings from the outermost to the section's own; empty for the introduction. */
  readonly headings: readonly string[]
  readonly text: string
  readonly code: string
}

/**
 * The encoded form of a page. It has arrays instead of objects, because field names would be 2 % of the bytes, and a
 * section lacks what follows from the rest: an id that its heading has by default, and the headings that it shares with
 * the section before, of which it has the number.
 */
type PageRow = [href: string, kind: PageKind, title: string, trail: readonly string[], sections: SectionRow[]]
type SectionRow = [id: string | 0, shared: number, headings: readonly string[], text: string, code: string]

/** Encodes the texts of a page as JSON. */
export function encodePage({ href, kind, title, trail, sections }: PageText): string {
  const rows = sections.map(({ id, headings, text, code }, index): SectionRow => {
    const before = sections[index - 1]?.headings ?? []
    const end = headings.findIndex((heading, level) => heading !== before[level])
    const shared = end < 0 ? headings.length : end
    return [id === defaultId(headings) ? 0 : id, shared, headings.slice(shared), text, code]
  })
  return JSON.stringify([href, kind, title, trail, rows] satisfies PageRow)
}

/** Decodes the output of `encodePage`. Throws an error for any other text. */
export function decodePage(json: string): PageText {
  const [href, kind, title, trail, rows] = JSON.parse(json) as PageRow
  let headings: readonly string[] = []
  const sections = rows.map(([id, shared, own, text, code]): SectionText => {
    headings = [...headings.slice(0, shared), ...own]
    return { id: id === 0 ? defaultId(headings) : id, headings, text, code }
  })
  return { href, kind, title, trail, sections }
}

/** Returns the id of a heading without an id of its own, in most cases; empty for the introduction. */
function defaultId(headings: readonly string[]): string {
  const text = headings.at(-1) ?? ''
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-')
}

export const shardFile = {
  manifest: (locale: string) => `${locale}.json`,
  terms: (folder: string, index: number) => `${folder}/terms/${index}.json`,
  rest: (folder: string, index: number) => `${folder}/rests/${index}.json`,
  endings: (folder: string, index: number) => `${folder}/endings/${index}.json`,
  text: (folder: string, index: number) => `${folder}/texts/${index}.json`,
  help: (folder: string) => `${folder}/help.json`,
  traditional: (folder: string) => `${folder}/traditional.json`,
} as const

/** The terms of filters, which no text contains. */
export const facets = {
  kind: (kind: string) => `\u0001kind:${kind}`,
  tag: (key: string) => `\u0001tag:${key}`,
} as const

/** Returns the number of the shard whose range contains a term. */
export function shardOf(bounds: readonly string[], term: string): number {
  let low = 0
  let high = bounds.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((bounds[middle] ?? '') <= term) low = middle
    else high = middle - 1
  }
  return low
}
