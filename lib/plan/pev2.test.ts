import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { nodeTimes } from './analysis/times'
import { nodesOf, type PlanNode } from './model'
import { parsePlan } from './parse'

type Row = [string, string, string, ...(number | null)[]]

interface Recorded {
  readonly name: string
  readonly text: string
  readonly nodes: readonly Row[]
}

const lines = readFileSync('tests/plans/pev2.jsonl', 'utf8').trim().split('\n')
const recorded = lines.map((line) => JSON.parse(line) as Recorded)

/** PEV2 keeps the join type, the direction and the parallelism of a node apart from its kind. */
const bare = (kind: string) =>
  kind
    .replace(/^(?:(?:Parallel|Async|Partial|Finalize) )+/, '')
    .replace(/ (?:Left|Right|Full|Semi|Anti|Right Semi|Right Anti) Join$/, ' Join')
    .replace('Nested Loop Join', 'Nested Loop')
    .replace(/ Backward$/, '')

function rowsOf(root: PlanNode): Row[] {
  const times = nodeTimes(root)
  return nodesOf(root).map((node) => {
    const { kind, role = '', index = '', loops = null, rows = null, actualRows = null, cost = null } = node
    const { total = 0, own = 0 } = times.get(node) ?? {}
    return [bare(kind), role, index, loops, rows, actualRows, cost, total, own]
  })
}

describe('plans of PostgreSQL 8 to 18', () => {
  it('at least 180 plans are recorded', () => {
    expect(recorded.length).toBeGreaterThan(180)
  })

  it.each(recorded)('the nodes and times of “$name” are those that PEV2 reads', ({ text, nodes }) => {
    const read = rowsOf(parsePlan(text).root)
    expect(read.map((row) => row.slice(0, 7))).toEqual(nodes.map(([kind, ...row]) => [bare(kind), ...row.slice(0, 6)]))
    for (const [at, [, , , , , , , total, own]] of nodes.entries()) {
      // PEV2 has no times without measurements
      if (typeof total === 'number') expect(read[at]?.[7], 'total time').toBeCloseTo(total, 2)
      if (typeof own === 'number') expect(read[at]?.[8], 'own time').toBeCloseTo(own, 2)
    }
  })
})
