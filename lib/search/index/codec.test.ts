import { describe, expect, it } from 'vitest'
import { decodeShard, decodeTerms, encodeShard, encodeTerms, slotStrength, strengthSlot } from './codec'

const entries = [
  { term: '', slots: [[0]] },
  { term: 'index', slots: [[3, 4, 1_000_000], undefined, [0]] },
  { term: 'indexes', slots: [undefined, undefined, [31, 32, 33, 2_000]] },
  { term: '索引', slots: [[7]] },
]

describe('a shard', () => {
  it('a shard returns every term with its documents by slot', () => {
    const shard = decodeShard(encodeShard(entries))
    expect(shard.terms).toEqual(['', 'index', 'indexes', '索引'])
    expect(shard.slots('index')).toEqual([[3, 4, 1_000_000], undefined, [0]].map((slot) => slot))
    expect(shard.slots('indexes')[2]).toEqual([31, 32, 33, 2_000])
    expect(shard.slots('索引')).toEqual([[7]])
  })

  it('a shard returns the number of a term’s documents in the separate file, and includes it in the total', () => {
    const shard = decodeShard(encodeShard([...entries, { term: '锁', slots: [[1]], rest: 4_000 }]))
    expect([shard.rest('锁'), shard.rest('index'), shard.rest('constructor')]).toEqual([4_000, 0, 0])
    expect([shard.count('锁'), shard.count('index'), shard.count('constructor')]).toEqual([4_001, 4, 0])
  })

  it('a shard returns nothing for a term that it does not contain, and may be empty', () => {
    expect(decodeShard(encodeShard(entries)).slots('nothing')).toEqual([])
    expect(decodeShard(encodeShard([])).terms).toEqual([])
  })

  it('a shard in another format is rejected', () => {
    expect(() => decodeShard('<!DOCTYPE html>')).toThrow()
    expect(() => decodeShard('{}')).toThrow()
    expect(() => decodeShard('{"terms":"0one~0two","documents":"gA=="}')).toThrow('damaged')
    expect(() => decodeShard('{"terms":"0one","documents":"?"}')).toThrow()
  })
})

it('terms are decoded as they were, whatever prefixes they share', () => {
  const terms = ['index', 'indexes', `${'i'.repeat(40)}a`, `${'i'.repeat(40)}b`, '索引', '索引列']
  expect(encodeTerms(terms).slice(0, 10)).toBe('0index~5es')
  expect(decodeTerms(encodeTerms(terms))).toEqual(terms)
  expect(decodeTerms(encodeTerms([]))).toEqual([])
})

it('the documents of consecutive sections take few bytes', () => {
  const documents = (ids: number[]) => encodeShard([{ term: 'lock', slots: [ids] }]).length
  const consecutive = Array.from({ length: 1_000 }, (_, id) => id)
  expect(documents(consecutive)).toBeLessThan(60)
})

describe('a slot', () => {
  it.each([0, 0.2, 0.5, 0.9, 1])('a slot is decoded to a strength near %d', (strength) => {
    expect(Math.abs(slotStrength(strengthSlot(strength)) - strength)).toBeLessThanOrEqual(1 / 16)
  })
})
