import { describe, expect, it } from 'vitest'
import { encodeShard } from '../index/codec'
import { openIndex } from './index-reader'
import { parseQuery } from './query'

/** An index of three words: document 0 is a strong match of each, document 1 one of the weaker matches that stand apart. */
function openCommon(rests: Readonly<Record<'alpha' | 'beta' | 'gamma', number>>) {
  const words = Object.entries(rests)
  const fetched: string[] = []
  const manifest = {
    folder: 'en/1',
    sections: [2],
    terms: ['', 'b', 'g'],
    endings: [''],
    hasTraditional: false,
    synonyms: [],
    pairs: '',
    versions: [],
  }
  const files = new Map([
    ['en/1/endings/0.json', '""'],
    ...words.flatMap(([term, rest], at): [string, string][] => [
      [`en/1/terms/${at}.json`, encodeShard([{ term, slots: [[0]], rest }])],
      [`en/1/rests/${at}.json`, encodeShard([{ term, slots: [undefined, [1]] }])],
    ]),
  ])
  const index = openIndex(manifest, async (path) => {
    fetched.push(path)
    return files.get(path) ?? Promise.reject(new Error(path))
  })
  return { find: (typed: string) => index.find(parseQuery(typed), []), fetched }
}

describe('a query of very common words', () => {
  it('a query of a single very common word reads its weaker matches', async () => {
    const { find } = openCommon({ alpha: 70_000, beta: 1, gamma: 1 })
    const { candidates, groups } = await find('alpha ')
    expect(candidates).toEqual([0, 1])
    expect(groups[0]?.count).toBe(70_001)
  })

  it('a query of very common words reads the weaker matches of the rarest, within the budget of one query', async () => {
    const { find, fetched } = openCommon({ alpha: 50_000, beta: 40_000, gamma: 30_000 })
    const { candidates, groups } = await find('alpha beta gamma ')
    expect(fetched.filter((path) => path.includes('rests')).sort()).toEqual(['en/1/rests/1.json', 'en/1/rests/2.json'])
    expect(candidates).toEqual([0, 1])
    expect(groups.map(({ strengths }) => strengths.size)).toEqual([1, 2, 2])
    expect(groups[0]?.count).toBe(50_001)
  })

  it('two queries of very common words can be answered concurrently', async () => {
    const { find } = openCommon({ alpha: 1, beta: 1, gamma: 1 })
    const found = await Promise.all([find('alpha '), find('beta gamma ')])
    expect(found.map(({ groups }) => groups.map(({ term }) => term))).toEqual([['alpha'], ['beta', 'gamma']])
    expect(found.map(({ candidates }) => candidates)).toEqual([
      [0, 1],
      [0, 1],
    ])
  })
})
