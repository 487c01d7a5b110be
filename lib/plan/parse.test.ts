import { describe, expect, it, vi } from 'vitest'
import { isAnalyzed, nodesOf, type Plan } from './model'
import { parsePlan } from './parse'
import { hashJoin } from './test-plans'

const kinds = ({ root }: Plan) =>
  nodesOf(root).map(({ role, kind }) => (role === undefined ? kind : `${role}: ${kind}`))

describe('a plan in the text format of PostgreSQL', () => {
  it('a plan has its nodes with estimates, measurements, conditions, memory and blocks', () => {
    const { root, ...summary } = parsePlan(hashJoin)
    expect(summary).toEqual({
      engine: 'PostgreSQL',
      format: 'text',
      planningTime: 0.3,
      executionTime: 21,
      triggers: [],
    })
    const [, scan, hash] = nodesOf(root)
    expect(scan).toEqual({
      kind: 'Seq Scan',
      relation: 'orders',
      alias: 'o',
      details: [['Filter', "(note <> 'a) -> (b'::text)"]],
      rows: 30_000,
      cost: 560,
      startupCost: 0,
      loops: 1,
      actualRows: 30_000,
      time: 9,
      startupTime: 0.02,
      buffers: { hit: 360, read: 15 },
      children: [],
    })
    expect(hash?.hash).toEqual({ batches: 1, kilobytes: 30 })
    expect(hash?.children[0]?.removed).toEqual({ filter: 1500 })
  })

  it('subqueries have their names, and nodes that never ran have no runs', () => {
    const plan = parsePlan(`Limit  (cost=9.00..19.00 rows=1 width=4) (actual time=0.1..0.2 rows=1 loops=1)
  CTE recent
    ->  Seq Scan on a  (cost=0.00..5.00 rows=9 width=4) (actual time=0.1..0.1 rows=9 loops=1)
  InitPlan 2 (returns $1)
    ->  Result  (cost=0.00..0.01 rows=1 width=4) (never executed)
  ->  CTE Scan on recent r  (cost=0.00..10.00 rows=9 width=4) (actual time=0.1..0.2 rows=1 loops=1)
        Filter: (SubPlan 3)
        SubPlan 3
          ->  Index Scan using b_pkey on public.b  (cost=0.10..1.00 rows=1 width=4) (actual time=0.01..0.01 rows=1 loops=9)`)
    expect(kinds(plan)).toEqual([
      'Limit',
      'CTE recent: Seq Scan',
      'InitPlan 2 (returns $1): Result',
      'CTE Scan',
      'SubPlan 3: Index Scan',
    ])
    expect(nodesOf(plan.root)[2]).toMatchObject({ loops: 0, actualRows: 0 })
    expect(nodesOf(plan.root)[3]).toMatchObject({ relation: 'recent', alias: 'r' })
    expect(nodesOf(plan.root)[4]).toMatchObject({ relation: 'b', index: 'b_pkey', loops: 9 })
  })

  it('workers, compilation, triggers and times are read for the whole plan', () => {
    const plan = parsePlan(`Gather  (cost=1000.00..9000.00 rows=1 width=4) (actual time=1.0..90.0 rows=1 loops=1)
  Workers Planned: 3
  Workers Launched: 2
  ->  Parallel Seq Scan on a  (cost=0.00..8000.00 rows=1 width=4) (actual time=80.0..81.0 rows=0 loops=3)
        Worker 0:  actual time=80.0..80.0 rows=0 loops=1
          Buffers: shared hit=7
Planning Time: 0.1 ms
JIT:
  Functions: 6
  Options: Inlining false, Optimization false, Expressions true, Deforming true
  Timing: Generation 0.340 ms, Inlining 0.000 ms, Optimization 0.168 ms, Emission 1.907 ms, Total 2.415 ms
Trigger for constraint a_b_fkey on a: time=4.5 calls=11
Execution Time: 91.0 ms`)
    expect(plan).toMatchObject({
      jitTime: 2.415,
      executionTime: 91,
      triggers: [{ name: 'a_b_fkey', time: 4.5, calls: 11 }],
    })
    expect(plan.root.workers).toEqual({ planned: 3, launched: 2 })
    expect(plan.root.children[0]?.buffers).toBeUndefined()
  })

  it.each([
    ['in psql', '(5 rows)\n\nshop=# explain select * from b;\n     QUERY PLAN\n---------------\n '],
    ['below a heading', '\nAfter:\n'],
    ['in a log', '2026-03-12 10:22:34 UTC LOG:  duration: 12.000 ms  plan:\n\tQuery Text: SELECT 1\n\t'],
  ])('of two plans %s the first is read', (_, between) => {
    const first = `Nested Loop  (cost=0.29..100.00 rows=10 width=4) (actual time=0.1..50.0 rows=10 loops=1)
  ->  Seq Scan on a  (cost=0.00..35.50 rows=10 width=4) (actual time=0.010..0.500 rows=10 loops=1)
  ->  Index Scan using b_pk on b  (cost=0.29..8.00 rows=1 width=4) (actual time=4.0..4.9 rows=1 loops=10)`
    const second = first.replace('Nested Loop', 'Hash Join').replace('50.0', '60.0')
    const plan = parsePlan(`${first}\nExecution Time: 50.7 ms\n${between}${second}\nExecution Time: 61.0 ms`)
    expect(plan).toEqual({ ...parsePlan(first), executionTime: 50.7, hasMore: true })
    expect(parsePlan(`${first}\n${between}${second}`)).toEqual({ ...parsePlan(first), hasMore: true })
  })

  it.each(['2026-03-12 10:22:34 UTC [7] LOG:  duration: 1 ms  statement: SELECT 1', '...', 'Why is this slow?'])(
    'the line %j after a node with its numbers is not a part of it',
    (after) => {
      const scan = 'Seq Scan on a  (cost=0.00..35.50 rows=10 width=4) (actual time=0.010..0.500 rows=10 loops=1)'
      expect(parsePlan(`${scan}\n${after}`)).toEqual(parsePlan(scan))
    },
  )

  it.each([
    ['Row Adapter', '->  Vector Limit\n        ->  CStore Scan on t'],
    ['Streaming (type: GATHER)', '->  Sort\n        ->  Partition Iterator'],
    ['Partition Iterator', '->  Partitioned Bitmap Heap Scan on t\n        ->  Partitioned Bitmap Index Scan on t_a'],
  ])('a plan of openGauss without costs begins with its %s', (kind, rest) => {
    expect(nodesOf(parsePlan(`QUERY PLAN\n-----\n ${kind}\n   ${rest}`).root)).toHaveLength(3)
  })

  it('a plan without costs has its nodes', () => {
    const plan = parsePlan('Sort\n  Sort Key: a\n  ->  Seq Scan on t\n        Filter: (b = 1)')
    expect(kinds(plan)).toEqual(['Sort', 'Seq Scan'])
    expect(isAnalyzed(plan)).toBe(false)
  })
})

it('the node that many names of subqueries belong to is not looked for among them', () => {
  const findLast = vi.spyOn(Array.prototype, 'findLast')
  parsePlan(`Seq Scan on t  (cost=0.00..1.00 rows=1 width=4)\n${'  InitPlan 1\n'.repeat(1000)}`)
  const steps = findLast.mock.contexts.reduce((sum: number, entries) => sum + (entries as unknown[]).length, 0)
  expect(steps).toBeLessThan(5000)
  findLast.mockRestore()
})
