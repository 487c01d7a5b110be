import { describe, expect, it } from 'vitest'
import type { PlanNode } from '../model'
import { costShares, runsOf } from './cost-shares'

const node = (name: string, cost: number, children: PlanNode[] = [], loops?: number): PlanNode => ({
  ...named(name),
  details: [],
  rows: 1,
  cost,
  children,
  ...(loops !== undefined && { loops }),
})

/** Splits the name of a subquery's root, such as `SubPlan 1: Aggregate`. */
function named(name: string): Pick<PlanNode, 'kind' | 'role'> {
  const [role, kind] = name.split(': ')
  return kind === undefined ? { kind: name } : { role: role ?? '', kind }
}

/** Returns the shares in per cent by kind of node. */
const percentages = (plan: PlanNode) =>
  Object.fromEntries(
    [...costShares(plan)].map(([{ role, kind }, share]) => [
      role === undefined ? kind : `${role}: ${kind}`,
      Math.round(share * 100),
    ]),
  )

describe('the shares of a plan’s cost', () => {
  it('the share of a node’s cost is its own, without its inputs', () => {
    const plan = node('Hash Join', 100, [node('Seq Scan', 60), node('Hash', 30, [node('Index Scan', 25)])])
    expect(percentages(plan)).toEqual({ 'Hash Join': 10, 'Seq Scan': 60, Hash: 5, 'Index Scan': 25 })
  })

  it('the shares below a Limit are computed from the rows that it reads', () => {
    const join = node('Nested Loop', 1000, [node('Index Scan', 400), node('Memoize', 100)])
    expect(percentages(node('Limit', 50, [join]))).toEqual({
      Limit: 0,
      'Nested Loop': 50,
      'Index Scan': 40,
      Memoize: 10,
    })
  })

  it('the share of a SubPlan counts each of its runs', () => {
    const subPlan = node('SubPlan 1: Aggregate', 37, [node('Index Scan', 36, [], 1500)], 1500)
    expect(percentages(node('Seq Scan', 56_000, [subPlan], 1))).toEqual({
      'Seq Scan': 1,
      'SubPlan 1: Aggregate': 3,
      'Index Scan': 96,
    })
  })

  it('the share of the inner side of a nested loop counts each row of the outer side', () => {
    const join = node('Nested Loop', 1000, [node('Seq Scan', 100, [], 1), node('Index Scan', 0.8, [], 1000)], 1)
    expect(percentages(join)).toEqual({ 'Nested Loop': 10, 'Seq Scan': 10, 'Index Scan': 80 })
  })

  it('the share of a Materialize is counted once, however often it is read', () => {
    const join = node('Nested Loop', 1000, [node('Seq Scan', 100, [], 1), node('Materialize', 200, [], 1000)], 1)
    expect(percentages(join)).toEqual({ 'Nested Loop': 70, 'Seq Scan': 10, Materialize: 20 })
  })

  it('a node with more runs than the planner expected has at most the share that the other inputs leave', () => {
    const subPlan = node('SubPlan 1: Aggregate', 1150, [], 450)
    expect(percentages(node('Hash Join', 10_000, [node('Seq Scan', 1000, [], 1), subPlan], 1))).toEqual({
      'Hash Join': 0,
      'Seq Scan': 10,
      'SubPlan 1: Aggregate': 90,
    })
  })

  it('the share of a SubPlan counts every row that the filters tested, even if an earlier condition made some runs unnecessary', () => {
    const plan = {
      ...node('Seq Scan', 1045, [node('SubPlan 1: Aggregate', 10, [], 20)], 1),
      actualRows: 1,
      removed: { filter: 99 },
    }
    expect(percentages(plan)).toEqual({ 'Seq Scan': 4, 'SubPlan 1: Aggregate': 96 })
  })

  it('a SubPlan without measurements has as many runs as the planner’s cost allows', () => {
    expect(percentages(node('Seq Scan', 1045, [node('SubPlan 1: Aggregate', 100)]))).toEqual({
      'Seq Scan': 4,
      'SubPlan 1: Aggregate': 96,
    })
  })

  it('the share of a hashed SubPlan is counted once', () => {
    const plan = node('Seq Scan', 1000, [node('SubPlan 1: Seq Scan', 100)])
    const hashed: PlanNode = { ...plan, details: [['Filter', '(NOT (ANY (a = (hashed SubPlan 1).col1)))']] }
    expect(percentages(hashed)).toEqual({ 'Seq Scan': 90, 'SubPlan 1: Seq Scan': 10 })
  })

  it('the share of a node that never ran is that of the planner’s estimate', () => {
    const join = node('Hash Join', 100, [node('Seq Scan', 60, [], 1), node('Hash', 30, [], 0)], 1)
    expect(percentages(join)).toEqual({ 'Hash Join': 10, 'Seq Scan': 60, Hash: 30 })
  })
})

it('the runs of a plan node are counted for one run of the node above it', () => {
  const scan = node('Index Scan', 1, [], 3000)
  expect(runsOf(scan, node('Memoize', 1, [], 3000))).toBe(1)
  expect(runsOf(scan, node('Nested Loop', 1, [], 2))).toBe(1500)
})
