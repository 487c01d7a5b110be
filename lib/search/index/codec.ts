import { readBits, writeBits, type BitReader, type BitWriter } from './bits'

/*
 * The format of an index shard: sorted terms, each without the prefix it shares with the previous term, and the
 * documents of each slot, as a stream of bits. It is a text format, because every CDN compresses text.
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
  readonly documents: string
  readonly rests?: readonly [term: string, count: number][]
}

export interface Shard {
  /** The terms, sorted. */
  readonly terms: readonly string[]
  /** Returns a term's documents by slot; an empty array for a term that is not in the shard. */
  slots(term: string): Slots
  /** Returns the number of a term's documents in the shard's file of weaker matches. */
  rest(term: string): number
  /** Returns the number of a term's documents, including those in the file of weaker matches. */
  count(term: string): number
}

/** Returns the number of documents in a term's slots. */
export function size(slots: Slots): number {
  return slots.reduce((sum, documents) => sum + (documents?.length ?? 0), 0)
}

/** The separator between terms; no term contains it. */
const BETWEEN = '~'
/** The maximum length of a shared prefix, because the length is encoded as one digit. */
const MAX_SHARED_PREFIX = 35

/** The slots, those with the most documents of most terms first. */
const SLOT_ORDER = [5, 6, 7, 4, 3, 1, 0, 2]

/** Encodes the entries, which must be sorted by term. */
export function encodeShard(entries: readonly TermEntry[]): string {
  const bits = writeBits()
  const most = entries.flatMap(({ slots }) => slots.flat()).reduce<number>((max, id) => Math.max(max, id ?? 0), 0)
  bits.gamma(most + 1)
  for (const { slots } of entries) writeSlots(bits, slots, most + 1)
  const rests = entries.flatMap(({ term, rest }): [string, number][] => (rest ? [[term, rest]] : []))
  const shard: ShardText = {
    terms: encodeTerms(entries.map(({ term }) => term)),
    documents: bits.text(),
    ...(rests.length > 0 && { rests }),
  }
  return JSON.stringify(shard)
}

/** Decodes the output of `encodeShard`. Throws an error for any other text. */
export function decodeShard(text: string): Shard {
  const shard = JSON.parse(text) as ShardText
  const terms = decodeTerms(shard.terms)
  const bits = readBits(shard.documents)
  const range = bits.gamma()
  const slotsOf = new Map(terms.map((term) => [term, readSlots(bits, range)]))
  const rests = new Map(shard.rests)
  const slots = (term: string) => slotsOf.get(term) ?? []
  const rest = (term: string) => rests.get(term) ?? 0
  return { terms, slots, rest, count: (term) => size(slots(term)) + rest(term) }
}

/** Encodes sorted terms, each without the prefix that it shares with the one before. */
export function encodeTerms(terms: readonly string[]): string {
  return terms
    .map((term, index) => {
      const shared = sharedLength(terms[index - 1] ?? '', term)
      return shared.toString(36) + term.slice(shared)
    })
    .join(BETWEEN)
}

/** Decodes the output of `encodeTerms`. */
export function decodeTerms(text: string): string[] {
  let before = ''
  if (text === '') return []
  return text.split(BETWEEN).map((entry) => (before = before.slice(0, parseInt(entry.charAt(0), 36)) + entry.slice(1)))
}

/**
 * Writes the documents of a term: their numbers, then for each slot which of the documents that are in none of the
 * slots before are in it.
 */
function writeSlots(bits: BitWriter, slots: Slots, range: number): void {
  let rest = slots.flatMap((documents) => documents ?? []).toSorted((a, b) => a - b)
  bits.gamma(rest.length)
  writeSorted(bits, rest, range)
  for (const slot of SLOT_ORDER) {
    if (rest.length === 0) break
    const count = slots[slot]?.length ?? 0
    bits.number(count, rest.length + 1)
    if (count === rest.length) break
    if (count === 0) continue
    const own = new Set(slots[slot])
    const at = rest.flatMap((document, index) => (own.has(document) ? [index] : []))
    writeSorted(bits, at, rest.length)
    rest = rest.filter((document) => !own.has(document))
  }
}

function readSlots(bits: BitReader, range: number): Slots {
  const slots: number[][] = []
  let rest = readSorted(bits, bits.gamma(), range)
  for (const slot of SLOT_ORDER) {
    if (rest.length === 0) break
    const count = bits.number(rest.length + 1)
    if (count === 0) continue
    if (count === rest.length) {
      slots[slot] = rest
      break
    }
    const at = readSorted(bits, count, rest.length)
    const own: number[] = []
    const others: number[] = []
    rest.forEach((document, index) => (at[own.length] === index ? own : others).push(document))
    slots[slot] = own
    rest = others
  }
  return slots
}

/**
 * Writes sorted numbers below `range` in the binary interpolative code (Moffat and Stuiver): the middle one first, which
 * limits the numbers before and after it. Neighbouring numbers, such as sections of a page, take few bits or none.
 */
function writeSorted(bits: BitWriter, numbers: readonly number[], range: number): void {
  const write = (from: number, to: number, low: number, high: number) => {
    if (from === to) return
    const middle = (from + to) >> 1
    const number = numbers[middle] ?? 0
    const least = low + middle - from
    bits.number(number - least, high - low - (to - from) + 1)
    write(from, middle, low, number)
    write(middle + 1, to, number + 1, high)
  }
  write(0, numbers.length, 0, range)
}

function readSorted(bits: BitReader, count: number, range: number): number[] {
  const numbers: number[] = []
  readPart(bits, numbers, count, 0, range)
  return numbers
}

/** Reads `count` numbers from `low` to `high - 1` and appends them to `numbers`. */
function readPart(bits: BitReader, numbers: number[], count: number, low: number, high: number): void {
  const before = count >> 1
  const after = count - before - 1
  const number = low + before + bits.number(high - low - count + 1)
  if (before > 0) readPart(bits, numbers, before, low, number)
  numbers.push(number)
  if (after > 0) readPart(bits, numbers, after, number + 1, high)
}

function sharedLength(one: string, other: string): number {
  let length = 0
  while (length < MAX_SHARED_PREFIX && length < one.length && one[length] === other[length]) length++
  return length
}
