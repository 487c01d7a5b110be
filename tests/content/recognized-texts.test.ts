import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { listFiles } from '@/lib/node/list-files'
import { recognize } from '@/lib/recognize/recognize'

const linesOf = (file: string) => readFileSync(file, 'utf8').trim().split('\n')

it('each recorded plan of the tests is recognised', () => {
  const plans = ['runs', 'pev2']
    .flatMap((name) => linesOf(`tests/plans/${name}.jsonl`))
    .flatMap((line) => {
      const { text, plans: formats } = JSON.parse(line) as { text?: string; plans?: Record<string, string> }
      return text === undefined ? Object.values(formats ?? {}) : [text]
    })
  expect(plans.length).toBeGreaterThan(250)
  expect(plans.filter((text) => recognize(text)?.kind !== 'plan')).toEqual([])
})

it('the SQL in articles is recognised, except settings, users and deliberate errors', () => {
  const statements = listFiles('content/en')
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => readFileSync(path.join('content/en', file), 'utf8'))
    .flatMap((text) => [...text.matchAll(/^```sql[^\n]*\n([\s\S]*?)^```/gm)].map(([, sql = '']) => sql))
  const missed = statements.filter((sql) => !recognize(sql))
  expect(missed.length / statements.length).toBeLessThan(0.06)
})

it('of the judged queries of the search, only errors and whole statements are recognised', () => {
  const found = linesOf('scripts/search/queries.txt')
    .filter((line) => line.includes(' | '))
    .flatMap((line) => {
      const [query = '', judged = ''] = line.split(' | ')
      const recognized = recognize(query)
      return recognized ? [{ query, judged, recognized }] : []
    })
  const statements = found.filter(({ recognized }) => recognized.kind !== 'error').map(({ query }) => query)
  expect(statements).toEqual([
    "SELECT * FROM orders WHERE DATE(created_at) = '2024-01-01'",
    'insert into t values (1,2,3)',
  ])
  // the page that the table gives is among those that were judged to be good
  const wrong = found.filter(({ recognized, judged }) => {
    if (recognized.kind !== 'error' || recognized.page === undefined) return false
    return !judged.includes(recognized.page.replace(/\/(?:#.*)?$/, ''))
  })
  expect(wrong.map(({ query }) => query)).toEqual([])
})
