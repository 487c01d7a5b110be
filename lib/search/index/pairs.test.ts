import { expect, it } from 'vitest'
import { frequentPairs, packPairs, unpackPairs } from './pairs'
import { makePage, openPages } from './test-index'

const entry = (term: string, sections: number) => ({ term, slots: [Array.from({ length: sections }, (_, id) => id)] })

it('the frequent pairs are the pairs of Chinese characters of many sections, those of the most sections first', () => {
  const rare = entry('游标', 3)
  expect(frequentPairs([entry('数据', 30), rare, entry('语句', 40), entry('锁', 50), entry('table', 60)])).toBe(
    '语句数据',
  )
})

it('a pair with a character of two UTF-16 code units is not a frequent pair', () => {
  expect(frequentPairs([entry('𠮷数', 30)])).toBe('')
})

it('a text has a character in place of each frequent pair', () => {
  expect(packPairs(['"数据库，据库"'], '数据据库')).toEqual(['"\u0600库，\u0601"'])
  expect(unpackPairs('"\u0600库，\u0601"', '数据据库')).toBe('"数据库，据库"')
})

it('a text comes back unchanged without frequent pairs', () => {
  expect(packPairs(['"数据"'], '')).toEqual(['"数据"'])
  expect(unpackPairs('"数据"', '')).toBe('"数据"')
})

it('a text that contains the characters for frequent pairs comes back unchanged', () => {
  const text = 'العربية 和 数据'
  const [packed = ''] = packPairs([JSON.stringify(text)], '数据语句')
  expect(packed).not.toContain('数据')
  expect(JSON.parse(unpackPairs(packed, '数据语句'))).toBe(text)
})

it('the search shows texts with frequent pairs as written', async () => {
  const pages = Array.from({ length: 25 }, (_, id) =>
    makePage({ id: String(id), title: `数据 ${id}`, text: '慢语句。' }),
  )
  const loaded: string[] = []
  const load = (path: string, text: string) => Promise.resolve((loaded.push(path + text), text))
  const search = await openPages(pages, { locale: 'zh', load })
  const { hits } = await search.query('数据 7', { limit: 1 })
  expect(hits[0]?.title.map(({ text }) => text).join('')).toBe('数据 7')
  expect(hits[0]?.sections[0]?.excerpt.map(({ text }) => text).join('')).toBe('慢语句。')
  expect(loaded.find((file) => file.includes('/texts/'))).not.toMatch(/数据|语句/)
})
