import { describe, expect, it } from 'vitest'
import { findings } from '../analysis/findings'
import { measure } from '../analysis/measure'
import { maskPlans } from '../mask/mask'
import { nodesOf } from '../model'
import { parsePlan } from '../parse'

// from a comparison of Greenplum’s optimizers
const orca = `Gather Motion 4:1  (slice2; segments: 4)  (cost=0.00..904.72 rows=16 width=41) (actual time=84.628..90.056 rows=6 loops=1)
  ->  Hash Join  (cost=0.00..904.72 rows=4 width=41) (actual time=50.396..83.589 rows=3 loops=1)
        Hash Cond: (orders.o_custkey = customer.c_custkey)
        Extra Text: (seg3)   Hash chain length 1.0 avg, 1 max, using 1 of 524288 buckets.
        ->  Sequence  (cost=0.00..468.91 rows=4 width=22) (actual time=46.037..78.824 rows=3 loops=1)
              ->  Partition Selector for orders (dynamic scan id: 1)  (cost=10.00..100.00 rows=25 width=4) (never executed)
                    Partitions selected: 87 (out of 87)
              ->  Dynamic Seq Scan on orders (dynamic scan id: 1)  (cost=0.00..468.91 rows=4 width=22) (actual time=46.024..78.810 rows=3 loops=1)
                    Filter: (o_custkey = 1)
                    Rows Removed by Filter: 37000
                    Partitions scanned:  Avg 87.0 (out of 87) x 4 workers.  Max 87 parts (seg0).
        ->  Hash  (cost=435.80..435.80 rows=1 width=23) (actual time=0.011..0.011 rows=1 loops=1)
              ->  Broadcast Motion 4:4  (slice1; segments: 4)  (cost=0.00..435.80 rows=1 width=23) (actual time=0.006..0.007 rows=1 loops=1)
                    ->  Seq Scan on customer  (cost=0.00..435.80 rows=1 width=23) (actual time=0.231..2.240 rows=1 loops=1)
                          Filter: (c_custkey = 1)
Planning time: 22.512 ms
  (slice0)    Executor memory: 376K bytes.
Memory used:  128000kB
Optimizer: Pivotal Optimizer (GPORCA)
Execution time: 99.123 ms`

describe('the text of Greenplum', () => {
  it('a dynamic scan has its table, and notes of slices are details', () => {
    const nodes = nodesOf(parsePlan(orca).root)
    expect(nodes.map(({ kind, relation }) => [kind, relation])).toEqual([
      ['Gather Motion 4:1', undefined],
      ['Hash Join', undefined],
      ['Sequence', undefined],
      ['Partition Selector for orders', undefined],
      ['Dynamic Seq Scan', 'orders'],
      ['Hash', undefined],
      ['Broadcast Motion 4:4', undefined],
      ['Seq Scan', 'customer'],
    ])
    expect(nodes[0]?.details).toEqual([['Note', 'slice2; segments: 4']])
    expect(nodes[3]?.details).toEqual([
      ['Partitions selected', '87 (out of 87)'],
      ['Note', 'dynamic scan id: 1'],
    ])
    expect(parsePlan(orca).executionTime).toBe(99.123)
  })

  it('a dynamic scan that throws rows away is a full scan', () => {
    expect(findings(measure(parsePlan(orca)))).toMatchObject([{ id: 'scan', at: 4 }])
  })

  it('a masked plan has no tables, and is read like the plan', () => {
    const [masked = ''] = maskPlans([orca])
    expect(masked).not.toMatch(/orders|customer|o_custkey/)
    expect(masked).toContain('Note: slice2; segments: 4')
    expect(nodesOf(parsePlan(masked).root)[4]).toMatchObject({ kind: 'Dynamic Seq Scan', relation: 't1' })
  })
})
