import { expect, it } from 'vitest'
import { makePage, openPages } from './test-index'

/** Numbers between 0 and 1, the same ones every time: a failure can be seen again. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

const fragments = [
  ...'( ) [ ] { } * + ? ^ $ | \\ / . , ; : ! = < > % _ - # @ & ~ ` " \' \u0000 \u0001 \u0002 \u202e \ufeff \ud83d \udc00'.split(
    ' ',
  ),
  ...'select not in null index 索引 慢查询 ＮＯＴ　 日本語 ไทย العربية हिन्दी 👩‍👩‍👧 İ ß ǆ é e\u0301 𠮷 __proto__ constructor toString'.split(
    ' ',
  ),
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

it('answers 5,000 generated queries without an exception, however hostile', async () => {
  const random = randomFrom(42)
  const pages = ['NOT IN and NULL', 'Index 索引', 'constructor __proto__ toString', '慢查询日志 slow_query_log'].map(
    (text, number) => makePage({ id: String(number), title: text, text: `${text}. `.repeat(20) }),
  )
  const search = await openPages(pages, { locale: 'zh' })
  for (let run = 0; run < 5_000; run++) {
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
