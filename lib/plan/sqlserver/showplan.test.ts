// @environment jsdom
import { describe, expect, it } from 'vitest'
import { recognize } from '../../recognize/recognize'
import { findings } from '../analysis/findings'
import { measure } from '../analysis/measure'
import { PlanError } from '../error'
import { maskPlans } from '../mask/mask'
import { nodesOf, type PlanNode } from '../model'
import { parsePlan } from '../parse'
import { hashSpill, keyLookup, tableScan } from './test-showplans'

const nodes = (text: string) => nodesOf(parsePlan(text).root)
const found = (text: string) => findings(measure(parsePlan(text))).map(({ id, at }) => `${id} ${at}`)
const figuresOf = ({ kind, rows, cost, loops, actualRows, time, removed, filtered, spilled }: PlanNode) => {
  return { kind, rows, cost, loops, actualRows, time, removed, filtered, spilled }
}

describe('the XML of SQL Server', () => {
  it('an executed plan has the measurements of one execution, its objects and conditions', () => {
    expect(parsePlan(keyLookup)).toMatchObject({ engine: 'SQL Server', format: 'XML', planningTime: 1 })
    const [join, seek, lookup] = nodes(keyLookup)
    expect(join).toMatchObject({
      kind: 'Nested Loops (Inner Join)',
      rows: 1416.87,
      cost: 4.62511,
      loops: 1,
      actualRows: 858,
      time: 5,
    })
    expect(seek).toMatchObject({
      kind: 'Index Seek',
      relation: 'Users',
      index: 'IX_DisplayName',
      removed: { filter: 86 },
      details: [
        ['SEEK', "[Users].[DisplayName] >= N'Brent' AND [Users].[DisplayName] < N'BrenU'"],
        ['WHERE', "[StackOverflow].[dbo].[Users].[DisplayName] like N'Brent%'"],
      ],
    })
    expect(lookup).toMatchObject({ kind: 'Key Lookup', index: 'PK_Users_Id', loops: 858, actualRows: 1 })
    expect(lookup?.rows).toBeUndefined()
    expect(measure(parsePlan(keyLookup)).nodes[2]).toMatchObject({ totalTime: 3, actualRows: 858 })
  })

  it('threads share the execution of an operation, and a spill is marked', () => {
    expect(nodes(hashSpill)[0]).toMatchObject({
      kind: 'Hash Match (Right Outer Join)',
      loops: 1,
      actualRows: 4_115_385,
      time: 14_159,
    })
    expect(found(hashSpill)).toEqual(['spilled 0'])
  })

  it('a plan that was not executed has the rows that a scan is expected to read and to keep', () => {
    expect(nodes(tableScan)[0]).toMatchObject({
      kind: 'Table Scan',
      relation: 't0',
      filtered: { examined: 10, percent: 100 },
      details: [['WHERE', '[tempdb].[dbo].[t0].[c0]<(100)']],
    })
    expect(found(tableScan.replace('EstimatedRowsRead="10"', 'EstimatedRowsRead="10000"'))).toEqual(['plannedScan 0'])
  })

  it('rows that a scan has read and not returned are those of a full scan', () => {
    const scan = keyLookup
      .replaceAll('"Index Seek"', '"Clustered Index Scan"')
      .replace('ActualRowsRead="944"', 'ActualRowsRead="94400"')
    expect(found(scan)).toContain('scan 1')
  })

  it.each([
    ['a parallel change, which returns no rows', 'LogicalOp="Insert" PhysicalOp="Index Insert"', '<Update/>', 0],
    [
      'a hash table of batch mode, which returns no rows',
      'LogicalOp="Batch Hash Table Build" PhysicalOp="Batch Hash Table Build"',
      '<BatchHashTableBuild/>',
      0,
    ],
    [
      'a broadcast, which returns each row to every thread',
      'LogicalOp="Distribute Streams" PhysicalOp="Parallelism"',
      '<Parallelism PartitioningType="Broadcast"/>',
      80_000,
    ],
  ])('the estimate of %s is not compared', (_, operation, part, rows) => {
    const text = `<ShowPlanXML><QueryPlan><RelOp EstimateRows="5000" LogicalOp="Gather Streams" PhysicalOp="Parallelism">
      <RunTimeCountersPerThread Thread="0" ActualRows="${rows}" ActualExecutions="1"/>
      <Parallelism><RelOp EstimateRows="5000" ${operation}>
        <RunTimeCountersPerThread Thread="1" ActualRows="${rows}" ActualExecutions="1"/>${part}
      </RelOp></Parallelism></RelOp></QueryPlan></ShowPlanXML>`
    expect(nodes(text)[1]).toMatchObject({ actualRows: rows, details: [['EstimateRows', '5000']] })
    expect(found(text)).toEqual([])
  })

  it('a text without its end and a text without operations raise errors', () => {
    expect(() => parsePlan(keyLookup.slice(0, -20))).toThrow(new PlanError('brokenXml'))
    expect(() => parsePlan('<ShowPlanXML><QueryPlan></ShowPlanXML>')).toThrow(new PlanError('brokenXml'))
    expect(() => parsePlan('<ShowPlanXML></ShowPlanXML>')).toThrow(new PlanError('noPlanInXml'))
  })

  it('a second plan is not read, and the box on the home page recognises the first', () => {
    expect(parsePlan(`${tableScan}\n${keyLookup}`)).toEqual({ ...parsePlan(tableScan), hasMore: true })
    expect(recognize(keyLookup)).toMatchObject({ kind: 'plan', engine: 'SQL Server' })
  })

  it('a masked plan has the operations, measurements and findings without names and literals', () => {
    for (const text of [keyLookup, hashSpill, tableScan]) {
      const [masked = ''] = maskPlans([text])
      expect(masked).not.toMatch(/StackOverflow|Users|DisplayName|Brent|res_test|tab1|tempdb|100\)/)
      expect(nodes(masked).map(figuresOf)).toEqual(nodes(text).map(figuresOf))
      expect(found(masked)).toEqual(found(text))
    }
  })
})
