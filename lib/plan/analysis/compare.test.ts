import { describe, expect, it } from 'vitest'
import { parsePlan } from '../parse'
import { hashJoin } from '../test-plans'
import { comparePlans } from './compare'
import { measure, type Measured } from './measure'

const before = measure(parsePlan(hashJoin))
const name = (measured: Measured | undefined) =>
  measured && `${measured.node.kind} ${measured.node.relation ?? ''}`.trim()

describe('two plans', () => {
  it('the nodes of equal plans are paired, and nothing has changed', () => {
    const { pairs, largest, ...totals } = comparePlans(before, measure(parsePlan(hashJoin)))
    expect(pairs.map((pair) => [name(pair.before), name(pair.after)])).toEqual([
      ['Hash Join', 'Hash Join'],
      ['Seq Scan orders', 'Seq Scan orders'],
      ['Hash', 'Hash'],
      ['Seq Scan customers', 'Seq Scan customers'],
    ])
    expect(largest).toEqual([])
    expect(totals).toEqual({ unit: 'time', before: 20, after: 20 })
  })

  it('a scan is paired with the scan of the same table, a join with the join, and the largest changes come first', () => {
    const after = measure(
      parsePlan(`Nested Loop  (cost=0.60..90.50 rows=7500 width=20) (actual time=0.100..6.000 rows=7000.00 loops=1)
  ->  Seq Scan on customers c  (cost=0.00..35.00 rows=500 width=16) (actual time=0.010..0.900 rows=500.00 loops=1)
        Filter: (region = 'north'::text)
  ->  Index Scan using orders_customer on orders o  (cost=0.29..0.50 rows=15 width=12) (actual time=0.004..0.006 rows=14.00 loops=500)
        Index Cond: (customer_id = c.id)
  ->  Materialize  (cost=0.00..0.10 rows=1 width=4) (actual time=0.000..0.000 rows=1.00 loops=1)`),
    )
    const { pairs, largest, ...totals } = comparePlans(before, after)
    expect(pairs.map((pair) => [name(pair.before), name(pair.after)])).toEqual([
      ['Hash Join', 'Nested Loop'],
      ['Seq Scan orders', 'Index Scan orders'],
      [undefined, 'Materialize'],
      ['Hash', undefined],
      ['Seq Scan customers', 'Seq Scan customers'],
    ])
    expect(totals).toEqual({ unit: 'time', before: 20, after: 6 })
    expect(
      largest.map(({ change, ...pair }) => [name(pair.before ?? pair.after), Math.round(change * 10) / 10]),
    ).toEqual([
      ['Hash Join', -7.7],
      ['Seq Scan orders', -6],
    ])
  })

  it('a plan with times and one without are compared by cost', () => {
    const planned = measure(parsePlan(hashJoin.replaceAll(/ \(actual.*\)/g, '')))
    expect(comparePlans(before, planned)).toMatchObject({ unit: 'cost', before: 700.5, after: 700.5 })
  })
})
