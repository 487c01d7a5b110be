import { expect, it } from 'vitest'
import { reportLines } from './report'

it('a report does not say that no index helps if every query was rejected', () => {
  const advice = {
    factor: 1,
    queries: [{ text: 'SELECT a FROM u', isGeneric: false, error: 'relation "u" does not exist', unused: [] }],
    ranked: [],
    total: { before: 0, after: 0 },
    redundant: [],
    notes: [],
  }
  expect(reportLines({ isCosted: true, advice, notes: [] })).toEqual([
    '1. SELECT a FROM u',
    '   error: relation "u" does not exist',
  ])
})
