/*
 * The format of an index shard: sorted terms, each without the prefix it shares with the previous term, and the
 * delta-encoded documents of each slot. It is a text format, because every CDN compresses text.
 */

/** A term's documents by slot, in the format of FlexSearch: `slots[0]` contains the strongest matches. */
export type Slots = readonly (readonly number[] | undefined)[]

/** The number of slots, the levels of match strength; slot 0 contains the strongest matches of a term. */
export const SLOTS = 8

/** Returns the slot of a strength between 0 and 1. */
export function strengthSlot(strength: number): number {
  return Math.min(SLOTS - 1, Math.max(0, Math.floor((1 - strength) * SLOTS)))
}

/** Returns the strength in the middle of a slot. */
export function slotStrength(slot: number): number {
  return 1 - (slot + 0.5) / SLOTS
}

export interface TermEntry {
  readonly term: string
  readonly slots: Slots
  /** The number of the term's documents in the shard's file of weaker matches. */
  readonly rest?: number
}

/** An encoded shard. */
interface ShardText {
  readonly terms: string
  readonly records: string
  readonly rests?: readonly [term: string, count: number][]
}

/** A shard whose terms are decoded; their documents are decoded on demand. */
export interface Shard {
  /** The terms, sorted. */
  readonly terms: readonly string[]
  /** Returns a term's documents by slot; an empty array for a term that is not in the shard. */
  slots(term: string): number[][]
  /** Returns the number of a term's documents in the shard's file of weaker matches. */
  rest(term: string): number
  /** Estimates the number of a term's documents, which is faster than decoding them. */
  extent(term: string): number
}

/** Returns the number of documents in a term's slots. */
export function size(slots: Slots): number {
  return slots.reduce((sum, documents) => sum + (documents?.length ?? 0), 0)
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const valueOf = new Map([...DIGITS].map((digit, value) => [digit.charCodeAt(0), value]))

/** The separator between entries; no term contains it. */
const BETWEEN = '~'
/** The maximum length of a shared prefix, because the length is encoded as one digit. */
const MAX_SHARED_PREFIX = 31

/** Encodes the entries, which must be sorted by term. */
export function encodeShard(entries: readonly TermEntry[]): string {
  let before = ''
  const terms = entries.map(({ term }) => {
    const shared = sharedLength(before, term)
    before = term
    return digits(shared) + term.slice(shared)
  })
  const rests = entries.flatMap(({ term, rest }): [string, number][] => (rest ? [[term, rest]] : []))
  const shard: ShardText = {
    terms: terms.join(BETWEEN),
    records: entries.map(({ slots }) => encodeSlots(slots)).join(BETWEEN),
    ...(rests.length > 0 && { rests }),
  }
  return JSON.stringify(shard)
}

/** Decodes the output of `encodeShard`. Throws an error for any other text. */
export function decodeShard(text: string): Shard {
  const shard = JSON.parse(text) as ShardText
  let before = ''
  const terms =
    shard.terms === ''
      ? []
      : shard.terms.split(BETWEEN).map((entry) => {
          before = before.slice(0, valueOf.get(entry.charCodeAt(0)) ?? 0) + entry.slice(1)
          return before
        })
  const documents = shard.records.split(BETWEEN)
  if (terms.length > 0 && documents.length !== terms.length) throw new Error('a shard of the search index is damaged')
  const indexes = new Map(terms.map((term, index) => [term, index]))
  const written = (term: string) => documents[indexes.get(term) ?? -1] ?? ''
  const rests = new Map(shard.rests)
  const rest = (term: string) => rests.get(term) ?? 0
  return {
    terms,
    slots: (term) => decodeSlots(written(term)),
    rest,
    extent: (term) => written(term).length + rest(term),
  }
}

function encodeSlots(slots: Slots): string {
  return slots
    .map((documents, slot) => {
      if (!documents || documents.length === 0) return ''
      const gaps = documents.map((document, index) => document - (documents[index - 1] ?? -1) - 1)
      return digits(documents.length * SLOTS + slot) + gaps.map(digits).join('')
    })
    .join('')
}

function decodeSlots(text: string): number[][] {
  const slots: number[][] = []
  let at = 0
  const next = () => {
    let value = 0
    for (let shift = 0; ; shift += 5) {
      const digit = valueOf.get(text.charCodeAt(at++))
      if (digit === undefined) throw new Error('a shard of the search index is damaged')
      value |= (digit & 31) << shift
      if (digit < 32) return value
    }
  }
  while (at < text.length) {
    const head = next()
    const documents: number[] = []
    let document = -1
    for (let remaining = Math.floor(head / SLOTS); remaining > 0; remaining--) documents.push((document += next() + 1))
    slots[head % SLOTS] = documents
  }
  return slots
}

/** Encodes a number as a variable-length quantity: digits of five bits, the lowest first, with a continuation bit. */
function digits(value: number): string {
  let text = ''
  let rest = value
  for (; rest > 31; rest >>>= 5) text += DIGITS[32 + (rest & 31)]
  return text + DIGITS[rest]
}

function sharedLength(one: string, other: string): number {
  let length = 0
  while (length < MAX_SHARED_PREFIX && length < one.length && one[length] === other[length]) length++
  return length
}
