import { expect, it } from 'vitest'
import type { Finding } from '@/lib/review/review'
import { selectFindings } from './select-findings'

const at = (start: number, level: Finding['level']): Finding => ({
  rule: 'DM48',
  level,
  start,
  end: start + 2,
  name: 'name',
  position: { line: 1, column: start + 1, end: { line: 1, column: start + 3 } },
})

it('statements are sorted by their most severe finding, even with more findings than a call can have arguments', () => {
  const notices = Array.from({ length: 200_000 }, (_, index) => at(index, 'notice'))
  const found = [
    { start: 0, end: 200_001, findings: notices },
    { start: 200_002, end: 200_009, findings: [at(200_003, 'warning'), at(200_005, 'prohibited')] },
  ]
  expect(selectFindings(found, 'notice', 'level').map(({ start }) => start)).toEqual([200_002, 0])
})
