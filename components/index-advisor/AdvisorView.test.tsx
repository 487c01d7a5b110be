// @environment jsdom
import { expect, it } from 'vitest'
import messages from '@/messages/en.json'
import type { QueryAdvice } from '@/lib/index-advisor/result'
import { render } from '../test-dom'
import { AdvisorView, announcementOf } from './AdvisorView'
import { AdvisorFormat } from './format'

const texts = messages.indexAdvisor
const rejected = { text: 'SELECT a FROM u', isGeneric: false, error: 'relation "u" does not exist', unused: [] }
const planned = { text: 'SELECT 1', isGeneric: false, before: { json: '', cost: 4 }, unused: [] }

function show(...queries: QueryAdvice[]) {
  const total = { before: 4, after: 4 }
  const advice = { factor: 1, queries, ranked: [], total, redundant: [], notes: [] }
  const result = { isCosted: true, advice, notes: [] } as const
  const view = { result, texts, title: 'Result', locale: 'en', language: 'en-GB' } as const
  const { container } = render(<AdvisorView {...view} />)
  return { text: container.textContent, announcement: announcementOf(result, texts, new AdvisorFormat('en-GB')) }
}

it('if every query was rejected, the errors are shown and announced without a remark about costs', () => {
  const { text, announcement } = show(rejected)
  expect(text).toContain('PostgreSQL rejects this query: relation "u" does not exist')
  expect(text).not.toContain('No index lowers the cost')
  expect(announcement).toBe('PostgreSQL rejects this query: relation "u" does not exist')
})

it('if one of the queries has a plan, the result says that no index lowers its cost', () => {
  const { text, announcement } = show(rejected, planned)
  expect(text).toContain('No index lowers the cost of 4 noticeably.')
  expect(announcement).toBe('No index lowers the cost of 4 noticeably.')
})

it('a result without costs shows its number of candidates and the tables that the schema does not have', () => {
  const notes = [{ id: 'unknownTables', values: { names: 'u' } }] as const
  const result = { isCosted: false, statements: [], notes } as const
  const { container } = render(<AdvisorView {...{ result, texts }} title="Result" locale="en" language="en-GB" />)
  expect(container.textContent).toContain('Candidates by rule, without costs: 0.')
  expect(container.textContent).toContain(
    'These tables of the queries are not in the schema, so there are no candidates for them: u',
  )
})
