import { describe, expect, it } from 'vitest'
import { parsePlan } from '../parse'
import { hashJoin, mysqlTree } from '../test-plans'
import { findings, type FindingId } from './findings'
import { measure } from './measure'

/** Returns the findings of a plan as ids with the kind of the node. */
function found(text: string): [FindingId, string][] {
  const plan = measure(parsePlan(text))
  return findings(plan).map(({ id, at }) => [id, plan.nodes[at]?.node.kind ?? ''])
}

/** A scan of a table with estimated and found rows. */
const scan = (rows: number, actual: number, more = '') =>
  `Seq Scan on t  (cost=0.00..9.00 rows=${rows} width=4) (actual time=0.1..9.0 rows=${actual} loops=1)\n  Filter: (a = 1)${more}`

describe('the measures of a plan', () => {
  it('the share of a node is computed from its own time; rows and blocks are totals of all runs', () => {
    const { nodes, unit } = measure(parsePlan(mysqlTree))
    expect(unit).toBe('time')
    expect(nodes.map(({ node, share }) => [node.kind, Math.round(share * 1000) / 10])).toEqual([
      ['Nested loop inner join', 7.2],
      ['Filter', 6.4],
      ['Table scan', 9.6],
      ['Index lookup', 76.8],
    ])
    expect(nodes[3]).toMatchObject({ estimatedRows: 600, actualRows: 480 })
    expect(measure(parsePlan(hashJoin)).nodes.map(({ ownBuffers }) => ownBuffers)).toEqual([
      {},
      { hit: 360, read: 15 },
      {},
      { hit: 20, read: 5 },
    ])
  })

  it('own times are never negative, and the shares of all nodes make up the whole', () => {
    const { nodes } = measure(
      parsePlan(`Nested Loop  (cost=0.00..9.00 rows=1 width=4) (actual time=1.0..5.0 rows=1 loops=1)
  ->  Seq Scan on a  (cost=0.00..1.00 rows=1 width=4) (actual time=0.1..3.0 rows=1 loops=1)
  ->  Seq Scan on b  (cost=0.00..1.00 rows=1 width=4) (actual time=0.1..3.0 rows=1 loops=1)`),
    )
    expect(nodes.map(({ ownTime }) => ownTime)).toEqual([0, 3, 3])
    expect(nodes.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
  })

  it('the share of a node is its share of the cost without times, and absent without costs', () => {
    expect(measure(parsePlan('Seq Scan on t  (cost=0.00..9.00 rows=1 width=4)')).unit).toBe('cost')
    expect(measure(parsePlan('Sort\n  ->  Seq Scan on t')).unit).toBe('none')
  })
})

describe('own times around nodes without times', () => {
  const ownTimes = (text: string) => measure(parsePlan(text)).nodes.map(({ node, ownTime }) => [node.kind, ownTime])

  it('the tasks of Citus run at the same time, and the scan above them waits for the longest', () => {
    const plan = `Custom Scan (Citus Adaptive)  (cost=0.00..0.00 rows=100000 width=8) (actual time=80.0..81.0 rows=2 loops=1)
  Task Count: 2
  Tasks Shown: All
  ->  Task
        Node: host=10.0.0.1 port=5432 dbname=shop
        ->  Seq Scan on t_102008 t  (cost=0.00..32.60 rows=2 width=8) (actual time=0.1..60.0 rows=1 loops=1)
            Planning Time: 0.034 ms
            Execution Time: 60.1 ms
  ->  Task
        Node: host=10.0.0.2 port=5432 dbname=shop
        ->  Seq Scan on t_102009 t  (cost=0.00..32.60 rows=2 width=8) (actual time=0.1..75.0 rows=1 loops=1)
Planning Time: 1.0 ms
Execution Time: 81.5 ms`
    expect(ownTimes(plan)).toEqual([
      ['Custom Scan (Citus Adaptive)', 6],
      ['Task', undefined],
      ['Seq Scan', 60],
      ['Task', undefined],
      ['Seq Scan', 75],
    ])
    expect(found(plan)).toEqual([])
    const grouped = `HashAggregate  (cost=500.00..502.00 rows=200 width=8) (actual time=82.0..82.0 rows=1 loops=1)\n  ->  `
    expect(found(grouped + plan.replaceAll(/\n(?! *Planning| *Execution)/g, '\n      '))).toEqual([])
  })

  it('the time of the table that MySQL hashes is not a part of the join', () => {
    const plan = `-> Inner hash join (a.x = b.x)  (cost=1.05 rows=1) (actual time=5..9 rows=1 loops=1)
    -> Table scan on a  (cost=1 rows=1) (actual time=1..2 rows=1 loops=1)
    -> Hash
        -> Table scan on b  (cost=1 rows=1) (actual time=1..4 rows=1 loops=1)`
    expect(ownTimes(plan)).toEqual([
      ['Inner hash join', 3],
      ['Table scan', 2],
      ['Hash', undefined],
      ['Table scan', 4],
    ])
  })
})

describe('findings', () => {
  it('a sort of openGauss below its vectorised limit is no wrong estimate', () => {
    const plan = `Vector Limit  (cost=277.77..277.80 rows=10 width=13) (actual time=10.1..10.1 rows=10 loops=1)
  ->  Vector Sort  (cost=277.77..284.02 rows=2500 width=13) (actual time=10.0..10.1 rows=10 loops=1)
        ->  CStore Scan on t  (cost=0.00..223.75 rows=2500 width=13) (actual time=0.1..4.0 rows=2495 loops=1)`
    expect(found(plan)).toEqual([])
  })

  it.each([
    [1, 9, []],
    [1, 10, [['underestimate', 'Seq Scan']]],
    [100, 11, []],
    [100, 10, [['overestimate', 'Seq Scan']]],
    [10, 0, [['overestimate', 'Seq Scan']]],
    [1, 0, []],
  ])('an estimate of %i rows with %i found gives %j', (rows, actual, expected) => {
    expect(found(scan(rows, actual))).toEqual(expected)
  })

  it('a wrong estimate is reported where it begins, not at the nodes above', () => {
    const sort = `Sort  (cost=1.00..9.00 rows=1 width=4) (actual time=0.1..9.5 rows=50 loops=1)\n  ->  ${scan(1, 50).replace('\n', '\n      ')}`
    expect(found(sort)).toEqual([['underestimate', 'Seq Scan']])
  })

  it('fewer rows than estimated below a LIMIT are not reported, unless a sort reads all of them', () => {
    const limit = (inner: string) =>
      `Limit  (cost=1.00..9.00 rows=5 width=4) (actual time=0.1..9.5 rows=5 loops=1)\n${inner}`
    const below = (text: string, by: number) =>
      text.replaceAll(/^/gm, ' '.repeat(by)).replace(/^ +/, (spaces) => `${spaces}->  `)
    expect(found(limit(below(scan(1000, 5), 2)))).toEqual([])
    const sort = `Sort  (cost=1.00..9.00 rows=5 width=4) (actual time=0.1..9.5 rows=5 loops=1)\n${below(scan(1000, 5), 2)}`
    expect(found(limit(below(sort, 2)))).toEqual([['overestimate', 'Seq Scan']])
  })

  it.each([
    [100, 999, []],
    [111, 1000, [['scan', 'Seq Scan']]],
    [112, 1000, []],
  ])('a filter that keeps %i rows and removes %i gives %j', (kept, removed, expected) => {
    expect(found(scan(kept, kept, `\n  Rows Removed by Filter: ${removed}`))).toEqual(expected)
  })

  it('a filter on an index scan, and a filter of MySQL above a table scan, are found', () => {
    const index = scan(1, 1, '\n  Rows Removed by Filter: 5000').replace('Seq Scan on t', 'Index Scan using i on t')
    expect(found(index)).toEqual([['filter', 'Index Scan']])
    const tree = `-> Filter: (t.a = 1)  (cost=1.0 rows=9) (actual time=0.1..2.0 rows=3 loops=1)
    -> Table scan on t  (cost=1.0 rows=5000) (actual time=0.1..1.8 rows=5000 loops=1)`
    expect(found(tree)).toEqual([['scan', 'Table scan']])
  })

  it('a scan that MySQL expects to filter is found without measurements', () => {
    const json = (filtered: string) =>
      `{"query_block": {"table": {"table_name": "t", "access_type": "ALL", "rows_examined_per_scan": 50000, "rows_produced_per_join": 50, "filtered": "${filtered}"}}}`
    expect(found(json('0.10'))).toEqual([['plannedScan', 'Table scan']])
    expect(found(json('33.33'))).toEqual([])
  })

  it('sorts and hashes on disk and lossy bitmaps are found', () => {
    const text = `Sort  (cost=1.00..9.00 rows=1 width=4) (actual time=0.1..9.5 rows=1 loops=1)
  Sort Method: external merge  Disk: 8208kB
  ->  Hash Join  (cost=1.00..9.00 rows=1 width=4) (actual time=0.1..9.0 rows=1 loops=1)
        ->  Bitmap Heap Scan on a  (cost=1.00..9.00 rows=1 width=4) (actual time=0.1..8.0 rows=1 loops=1)
              Heap Blocks: exact=10 lossy=3
        ->  Hash  (cost=1.00..9.00 rows=1 width=4) (actual time=0.1..0.5 rows=1 loops=1)
              Buckets: 65536 (originally 1024)  Batches: 16 (originally 1)  Memory Usage: 4kB`
    expect(found(text)).toEqual([
      ['lossy', 'Bitmap Heap Scan'],
      ['sortOnDisk', 'Sort'],
      ['hashOnDisk', 'Hash'],
    ])
  })

  it('a correlated subplan is found, with its runs, and a hashed one is not', () => {
    const text = (
      filter: string,
      loops: number,
    ) => `Seq Scan on a  (cost=0.00..99.00 rows=40 width=4) (actual time=0.1..9.0 rows=40 loops=1)
  Filter: ${filter}
  SubPlan 1
    ->  Seq Scan on b  (cost=0.00..1.00 rows=1 width=4) (actual time=0.1..0.2 rows=1 loops=${loops})`
    expect(found(text('(x > (SubPlan 1))', 40))).toEqual([['subplan', 'Seq Scan']])
    expect(found(text('(NOT (hashed SubPlan 1))', 1))).toEqual([])
    expect(found(text('(x > (SubPlan 1))', 40).replaceAll(/ \(actual.*\)/g, ''))).toEqual([
      ['plannedSubplan', 'Seq Scan'],
    ])
  })

  it('the inner side of a nested loop is found if it runs often and takes a tenth of the time', () => {
    const text = (
      loops: number,
      time: string,
    ) => `Nested Loop  (cost=0.00..9.00 rows=${loops} width=4) (actual time=0.1..90.0 rows=${loops} loops=1)
  ->  Seq Scan on a  (cost=0.00..1.00 rows=${loops} width=4) (actual time=0.1..3.0 rows=${loops} loops=1)
  ->  Index Scan using i on b  (cost=0.00..1.00 rows=1 width=4) (actual time=0.01..${time} rows=1 loops=${loops})`
    expect(found(text(1000, '0.05'))).toEqual([['loops', 'Index Scan']])
    expect(found(text(999, '0.05'))).toEqual([])
    expect(found(text(1000, '0.005'))).toEqual([])
  })
})
