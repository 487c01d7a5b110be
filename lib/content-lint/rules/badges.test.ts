import { describe, expect, it } from 'vitest'
import type { RewriteKind } from '../../audit-rules/values'
import type { RewriteRecord } from '../../content-files/sql-records'
import type { SqlPair } from '../../mdx/plugins/sql'
import { incorrectBadges } from './badges'

const pair = (facts: Partial<SqlPair> = {}): SqlPair => ({
  component: 'Rewrite',
  rule: 'RW09',
  kind: 'equivalent',
  before: 'SELECT 1',
  after: 'SELECT 1',
  record: 'own',
  otherRecord: 'other',
  line: 7,
  column: 1,
  ...facts,
})
const kinds = new Map<string, RewriteKind>([
  ['RW05', 'correctness'],
  ['RW09', 'equivalent'],
])
const equal: RewriteRecord = { engine: 'PostgreSQL 18', databases: 400 }
const differs = { ...equal, differs: { inserts: [] } } as unknown as RewriteRecord
const messages = (given: SqlPair, records: Record<string, RewriteRecord> = { own: equal }, rules = kinds) =>
  incorrectBadges([given], { kinds: rules, recordOf: (name) => records[name] }).map(({ message }) => message)

describe('incorrectBadges', () => {
  it('incorrectBadges accepts a kind that the rule and the record have', () => {
    expect(messages(pair())).toEqual([])
    expect(messages(pair({ rule: 'RW05', kind: 'correctness' }), { own: differs })).toEqual([])
  })

  it('incorrectBadges reports a kind that contradicts the stored verdict, even if the verdict was recorded for the other kind', () => {
    const equivalent = '<Rewrite> says kind="equivalent", but the stored verdict is that a database tells the two apart'
    expect(messages(pair(), { own: differs })).toEqual([equivalent])
    expect(messages(pair(), { other: differs })).toEqual([equivalent])
    expect(messages(pair({ rule: 'RW05', kind: 'correctness' }), { other: equal })).toEqual([
      '<Rewrite> says kind="correctness", but the stored verdict is that no database tells the two apart',
    ])
  })

  it('incorrectBadges does not report a missing record, which check:sql does', () => {
    expect(messages(pair(), {})).toEqual([])
  })

  it('incorrectBadges reports a kind that the rule does not have, and a rule that does not exist', () => {
    expect(messages(pair({ rule: 'RW05' }))).toEqual([
      '<Rewrite> says kind="equivalent", but RW05 is a rewrite of the kind “correctness”',
    ])
    expect(messages(pair({ rule: 'RW90' }))[0]).toContain('names the rule “RW90”, which does not exist')
  })

  it('incorrectBadges ignores a pair without a rule, and a folder without rules', () => {
    const free = pair({ kind: 'correctness' })
    delete (free as { rule?: string }).rule
    expect(messages(free, { own: differs })).toEqual([])
    expect(messages(pair({ rule: 'RW90' }), { own: equal }, new Map())).toEqual([])
  })

  it('incorrectBadges ignores plans, and gives the position of the rule that a page shows', () => {
    expect(messages(pair({ component: 'Plan' }), { own: differs })).toEqual([])
    const from = { file: 'content/rules/x.ts', code: 'RW09' }
    expect(incorrectBadges([pair({ from })], { kinds, recordOf: () => differs })).toMatchObject([{ line: 7, from }])
  })
})
