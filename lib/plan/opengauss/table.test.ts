import { describe, expect, it } from 'vitest'
import { findings } from '../analysis/findings'
import { measure } from '../analysis/measure'
import { maskPlans } from '../mask/mask'
import { nodesOf } from '../model'
import { parsePlan } from '../parse'

// from the documentation of GaussDB
const performance = ` id |             operation              | A-time | A-rows | E-rows | E-distinct | Peak Memory | A-width | E-width |     E-costs
----+------------------------------------+--------+--------+--------+------------+-------------+---------+---------+------------------
  1 | ->  HashAggregate                  | 0.574  |      0 |    200 |            | 29KB        |         |       8 | 396.113..398.113
  2 |    ->  Hash Join (3,4)             | 0.358  |      0 |  18915 | 200, 200   | 12KB        |         |       8 | 53.763..301.538
  3 |       ->  Seq Scan on public.t1    | 0.037  |      1 |   1945 |            | 22KB        |         |       8 | 0.000..29.450
  4 |       ->  Hash                     | 0.038  |      0 |   1945 |            | 264KB       |         |       8 | 29.450..29.450
  5 |          ->  Seq Scan on public.t2 | 0.029  |     30 |   1945 |            | 22KB        |         |       8 | 0.000..29.450
(5 rows)`

// from the documentation of DWS, without some columns
const pruning = `                                                         QUERY PLAN
-----------------------------------------------------------------------------------------------------------------------------------------
  id |                          operation                          |        A-time         |  A-rows  |  E-rows  | Peak Memory  |  E-costs
 ----+-------------------------------------------------------------+-----------------------+----------+----------+--------------+-----------
   1 | ->  Aggregate                                               | 10662.260             |        1 |        1 | 32KB         | 593656.42
   2 |    ->  Streaming (type: GATHER)                             | 10662.172             |        4 |        4 | 136KB        | 593656.42
   3 |       ->  Aggregate                                         | [9692.785, 10656.068] |        4 |        4 | [24KB, 24KB] | 593646.42
   4 |          ->  Partition Iterator                             | [8787.198, 9629.138]  | 16384000 | 32752850 | [16KB, 16KB] | 573175.88
   5 |             ->  Partitioned Seq Scan on public.t_ddw_f10 b1 | [8365.655, 9152.115]  | 16384000 | 32752850 | [32KB, 32KB] | 573175.88

                      Predicate Information (identified by plan id)
 ----------------------------------------------------------------------------------
   4 --Partition Iterator
         Iterations: 6
   5 --Partitioned Seq Scan on public.t_ddw_f10 b1
         Filter: ((b1.year_mth < 202007::bigint) AND ((b1.year_mth + 1) >= 202007))
         Rows Removed by Filter: 81920000
         Partitions Selected by Static Prune: 1..6`

// from the documentation of DWS, without some nodes
const estimates = `  id |                          operation                          | E-rows | E-memory | E-width | E-costs
 ----+-------------------------------------------------------------+--------+----------+---------+---------
   1 | ->  Row Adapter                                             |      2 |          |       8 | 66.27
   2 |    ->  Vector Streaming (type: GATHER)                      |      2 |          |       8 | 66.27
   3 |       ->  Vector Nest Loop (4,15)                           |      2 | 1MB      |       8 | 60.27
   4 |          ->  Vector CTE Append(5, 7)                        |      2 | 1MB      |      12 | 40.26
   5 |             ->  Vector Streaming(type: LOCAL GATHER)        |      1 | 2MB      |       8 | 20.01
   6 |                ->  CStore Scan on date_part  [5, CTE dt(0)] |      1 | 1MB      |       8 | 20.01
  15 |          ->  Vector Partition Iterator                      |      1 | 1MB      |      12 | 20.00
  16 |             ->  Partitioned CStore Scan on t3               |      1 | 1MB      |      12 | 20.00`

const kinds = (text: string) => nodesOf(parsePlan(text).root).map(({ kind }) => kind)

describe('the table of openGauss', () => {
  it('the nodes form a tree with their costs, rows and times', () => {
    const plan = parsePlan(performance)
    expect(plan).toMatchObject({ engine: 'openGauss', format: 'table' })
    expect(kinds(performance)).toEqual(['HashAggregate', 'Hash Join', 'Seq Scan', 'Hash', 'Seq Scan'])
    const [, join] = nodesOf(plan.root)
    expect(join?.children.map(({ kind }) => kind)).toEqual(['Seq Scan', 'Hash'])
    expect(nodesOf(plan.root)[4]).toEqual({
      kind: 'Seq Scan',
      relation: 't2',
      rows: 1945,
      cost: 29.45,
      startupCost: 0,
      loops: 1,
      actualRows: 30,
      time: 0.029,
      details: [],
      children: [],
    })
  })

  it('conditions belong to the node with their id, and a time is that of the slowest data node', () => {
    const scan = nodesOf(parsePlan(pruning).root)[4]
    expect(scan).toMatchObject({
      kind: 'Partitioned Seq Scan',
      relation: 't_ddw_f10',
      alias: 'b1',
      time: 9152.115,
      removed: { filter: 81_920_000 },
      details: [['Filter', '((b1.year_mth < 202007::bigint) AND ((b1.year_mth + 1) >= 202007))']],
    })
  })

  it('a full scan of partitions that removes most rows is marked', () => {
    const plan = measure(parsePlan(pruning.replace('Filter: 81920000', 'Filter: 819200000')))
    expect(findings(plan).map(({ id }) => id)).toContain('scan')
  })

  it('a plan that was not executed has estimates, and a subquery its name', () => {
    const plan = parsePlan(estimates)
    expect(measure(plan).isAnalyzed).toBe(false)
    expect(nodesOf(plan.root)[5]).toMatchObject({
      kind: 'CStore Scan',
      relation: 'date_part',
      role: 'CTE dt(0)',
      cost: 20.01,
    })
    expect(plan.root.children[0]?.children[0]?.children.map(({ kind }) => kind)).toEqual([
      'Vector CTE Append',
      'Vector Partition Iterator',
    ])
  })

  it('the rows of all runs are not compared with the estimate of one run on the inner side of a nested loop', () => {
    const plan = parsePlan(` id |       operation        | A-time | A-rows | E-rows
  1 | ->  Nested Loop (2,3)      | 9.000  |  90000 |  90000
  2 |    ->  Seq Scan on a       | 1.000  |  30000 |  30000
  3 |    ->  Index Scan on b     | 7.000  |  90000 |      3`)
    expect(plan.root.rows).toBe(90_000)
    expect(plan.root.children[1]).toMatchObject({ actualRows: 90_000, details: [['E-rows', '3']] })
    expect(findings(measure(plan))).toEqual([])
  })

  it.each([
    ['performance', performance],
    ['pruning', pruning],
  ])('the table of %s from a web page that merged its blanks has the same tree', (_, text) => {
    expect(parsePlan(text.replace(/ +/g, ' '))).toEqual({ ...parsePlan(text), isRebuilt: true })
  })

  it('a masked table is a plan in the text format', () => {
    const [masked = ''] = maskPlans([pruning])
    expect(masked).not.toMatch(/ddw|year_mth|2020/)
    expect(kinds(masked)).toEqual(kinds(pruning))
  })
})
