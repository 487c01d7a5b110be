import { expect, it } from 'vitest'
import type { ReviewRule } from '../rules-data'
import { answerRequest } from './answer'
import { withRuleTexts } from './rule-texts'

const rule: ReviewRule = {
  code: 'DM03',
  page: 'rules',
  level: 'notice',
  dialects: ['postgresql'],
  setting: '',
  name: 'SELECT *',
  reason: 'Because.',
  repair: 'SELECT a FROM t',
}

it('a reply has no texts of rules, which the page adds to the findings', async () => {
  const rules = [rule]
  const reply = await answerRequest({ text: 'SELECT * FROM t; SELEC', dialect: 'postgresql', rules })
  expect(JSON.stringify(reply)).not.toContain('Because.')
  const findings = withRuleTexts(reply, { rules, dialect: 'postgresql' }).found.flatMap(
    (statement) => statement.findings,
  )
  expect(findings).toMatchObject([
    { rule: 'DM03', name: 'SELECT *', reason: 'Because.', repair: 'SELECT a FROM t' },
    { rule: 'syntax', name: 'syntax error at or near "SELEC"' },
  ])
})

it('the page adds the SQL that passes in the dialect of the review', async () => {
  const rules: ReviewRule[] = [{ ...rule, dialects: ['sqlserver'], variants: { sqlserver: 'SELECT TOP (1) a FROM t' } }]
  const reply = await answerRequest({ text: 'SELECT * FROM t', dialect: 'sqlserver', rules })
  const [statement] = withRuleTexts(reply, { rules, dialect: 'sqlserver' }).found
  expect(statement?.findings[0]?.repair).toBe('SELECT TOP (1) a FROM t')
})
