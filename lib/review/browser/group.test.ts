import { expect, it } from 'vitest'
import type { Finding } from '../review'
import { splitStatements } from '../tokens'
import { groupByStatement } from './group'

const at = (rule: string, start: number, end: number): Finding => ({
  rule,
  level: 'notice',
  start,
  end,
  name: rule,
  position: { line: 1, column: start + 1, end: { line: 1, column: end + 1 } },
})

it('findings are grouped by the statement that they are in, without statements that have none', () => {
  const text = 'SELECT 1; SELECT *; DELETE FROM t;'
  const findings = [at('DM03', 17, 18), at('DM01', 20, 26), at('DM02', 32, 33)]
  expect(groupByStatement(splitStatements(text, 'postgresql'), findings)).toEqual([
    { start: 10, end: 18, findings: [findings[0]] },
    { start: 20, end: 33, findings: [findings[1], findings[2]] },
  ])
})

it('a finding before the first statement belongs to it', () => {
  const early = at('syntax', 0, 2)
  expect(groupByStatement(splitStatements('   SELECT 1', 'postgresql'), [early])).toEqual([
    { start: 3, end: 11, findings: [early] },
  ])
})

it('a statement can have more findings than a call can have arguments', () => {
  const findings = Array.from({ length: 200_000 }, (_, index) => at('DM48', index, index + 2))
  const [statement] = groupByStatement(splitStatements('SELECT 1', 'postgresql'), findings)
  expect(statement?.findings).toHaveLength(200_000)
  expect(statement?.end).toBe(200_001)
})
