import { expect, it } from 'vitest'
import { randomFrom } from '../../scripts/bench/random'
import { buildIndex } from './index/build'
import { parseQuery } from './query/query'
import { openSearch } from './query/search'
import { makePage, openPages } from './index/test-index'

const fragments = [
  ...'( ) [ ] { } * + ? ^ $ | \\ / . , ; : ! = < > % _ - # @ & ~ ` " \' \u0000 \u0001 \u0002 \u202e \ufeff \ud83d \udc00'.split(
    ' ',
  ),
  ...'select not in null index 索引 慢查询 ＮＯＴ　 日本語 ไทย العربية हिन्दी 👩‍👩‍👧 İ ß ǆ é e\u0301 𠮷 __proto__ constructor toString'.split(
    ' ',
  ),
  // forms of queries that others seldom make together
  '"not in"',
  '%a%',
  'constructor __proto__',
  'notin',
  "' OR 1=1 --",
  '<script>alert(1)</script>',
  '(a+)+$',
  '{product}',
  '${x}',
  '../../etc',
  '%00',
  '\n',
  '\t',
  '   ',
  'a'.repeat(3_000),
  '索'.repeat(3_000),
  '_'.repeat(3_000),
  '-a'.repeat(1_500),
  "'%".repeat(1_500),
  'aB'.repeat(1_500),
]

it('the search answers 1,500 generated queries without an exception, however hostile', async () => {
  const random = randomFrom(42)
  const pages = ['NOT IN and NULL', 'Index 索引', 'constructor __proto__ toString', '慢查询日志 slow_query_log'].map(
    (text, number) => makePage({ id: String(number), title: text, text: `${text}. `.repeat(20) }),
  )
  const search = await openPages(pages, { locale: 'zh' })
  for (let run = 0; run < 1_500; run++) {
    const parts = Array.from(
      { length: 1 + Math.floor(random() * 8) },
      () => fragments[Math.floor(random() * fragments.length)],
    )
    const typed = parts.join(random() < 0.5 ? ' ' : '').slice(0, 10_000)
    const { hits } = await search.query(typed, { limit: 5 }).catch((cause: unknown) => {
      throw new Error(`failed for ${JSON.stringify(typed.slice(0, 200))}`, { cause })
    })
    for (const { title } of hits) {
      const whole = title.map(({ text }) => text).join('')
      expect(pages.some((page) => page.title === whole)).toBe(true)
    }
  }
}, 60_000)

/** Files of the index that one query may read, whatever it is: a freeze would begin with too many. */
const MAX_FILES = 64

it('the search does a bounded amount of work for any query', async () => {
  const random = randomFrom(43)
  const word = () => Math.floor(random() * 36 ** 4).toString(36)
  const common = 'select not in null index 索引 慢查询 constructor aB'
  const pages = Array.from({ length: 400 }, (_, number) => {
    const rare = Array.from({ length: 40 }, word).join(' ')
    return makePage({ id: String(number), title: common, text: `${common} ${rare}` })
  })
  const files = buildIndex('zh', pages)
  const most = { groups: 0, files: 0, pages: 0 }
  for (let run = 0; run < 1_000; run++) {
    const parts = Array.from({ length: 1 + Math.floor(random() * 40) }, () =>
      random() < 0.5 ? word() : fragments[Math.floor(random() * fragments.length)],
    )
    const typed = parts.join(random() < 0.5 ? ' ' : '').slice(0, 10_000)
    most.groups = Math.max(most.groups, parseQuery(typed).groups.length)
    if (run % 20 > 0) continue
    const read = new Set<string>()
    const search = await openSearch('zh', async (path) => {
      read.add(path)
      return files.get(path) ?? ''
    })
    const { hits, total } = await search.query(typed, { limit: 5 })
    expect(hits.length).toBeLessThanOrEqual(5)
    most.files = Math.max(most.files, read.size)
    most.pages = Math.max(most.pages, total)
  }
  // as many things to look for as a question has, their shards, and the pages that hold the records looked at
  expect(most.groups).toBeLessThanOrEqual(16)
  expect(most.pages).toBeLessThanOrEqual(150)
  expect(most.files).toBeLessThanOrEqual(MAX_FILES)
  expect(files.size).toBeGreaterThan(4 * MAX_FILES)
}, 60_000)
