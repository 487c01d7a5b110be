import { describe, expect, it } from 'vitest'
import { findings } from '../analysis/findings'
import { measure } from '../analysis/measure'
import { maskPlans } from '../mask/mask'
import { nodesOf, type PlanNode } from '../model'
import { parsePlan } from '../parse'
import { adaptive, basic, batched, parallel, spilled, typical } from './test-plans'

const nodes = (text: string) => nodesOf(parsePlan(text).root)
const named = (text: string, name: string): PlanNode | undefined =>
  nodes(text).find(({ relation, index }) => relation === name || index === name)
const found = (text: string) => {
  const plan = measure(parsePlan(text))
  return findings(plan).map(({ id, at }) => `${id} ${plan.nodes[at]?.node.kind ?? ''}`)
}

describe('the table of DBMS_XPLAN', () => {
  it('DISPLAY with TYPICAL has estimates, costs and predicates', () => {
    const plan = parsePlan(typical)
    expect(plan).toMatchObject({ engine: 'Oracle', format: 'table', root: { kind: 'SELECT STATEMENT', cost: 7 } })
    expect(measure(plan).isAnalyzed).toBe(false)
    expect(plan.root.children[0]?.children.map(({ kind, relation }) => [kind, relation])).toEqual([
      ['HASH JOIN', undefined],
      ['TABLE ACCESS FULL', 'DEPARTMENTS'],
    ])
    expect(named(typical, 'EMP_NAME_IX')).toEqual({
      kind: 'INDEX RANGE SCAN',
      index: 'EMP_NAME_IX',
      rows: 3,
      cost: 1,
      details: [
        ['access', '"E"."LAST_NAME" LIKE \'A%\''],
        ['filter', '"E"."LAST_NAME" LIKE \'A%\''],
      ],
      children: [],
    })
  })

  it('BASIC has operations and names', () => {
    expect(nodes(basic).map(({ kind }) => kind)).toEqual([
      'SELECT STATEMENT',
      'SORT AGGREGATE',
      'PARTITION RANGE ALL',
      'TABLE ACCESS STORAGE FULL',
    ])
    expect(named(basic, 'SALES')?.details).toEqual([
      ['storage', 'LOWER("TAX_COUNTRY")=\'ir\''],
      ['filter', 'LOWER("TAX_COUNTRY")=\'ir\''],
    ])
  })

  it('ALLSTATS has the rows, times and blocks of all starts, and the estimate of one', () => {
    const [customers, plan] = [named(adaptive, 'CUSTOMERS_PK'), measure(parsePlan(adaptive))]
    expect(customers).toMatchObject({ loops: 32_640, rows: 1, actualRows: 1, buffers: { hit: 33_604, read: 189 } })
    const measured = plan.nodes.find(({ node }) => node.index === 'CUSTOMERS_PK')
    expect(measured).toMatchObject({ estimatedRows: 32_640, actualRows: 32_640 })
    expect(measured?.totalTime).toBeCloseTo(90)
  })

  it('inactive rows of an adaptive plan are left out, and notes belong to the statement', () => {
    expect(nodes(adaptive).map(({ kind, relation }) => relation ?? kind)).toEqual([
      'SELECT STATEMENT',
      'NESTED LOOPS',
      'HASH JOIN',
      'PARTITION RANGE ALL',
      'SALES',
      'NESTED LOOPS',
      'COUNTRIES',
      'INDEX UNIQUE SCAN',
      'PRODUCTS',
      'CUSTOMERS',
      'INDEX UNIQUE SCAN',
    ])
    expect(parsePlan(adaptive).root.details).toEqual([
      ['Note', 'dynamic statistics used: dynamic sampling (level=2)'],
      ['Note', "this is an adaptive plan (rows marked '-' are inactive)"],
    ])
  })

  it('the estimate below an iterator over partitions is that of all its starts, and is not compared', () => {
    expect(named(adaptive, 'SALES')).toMatchObject({
      loops: 28,
      details: [
        ['filter', '"S"."AMOUNT_SOLD">1000'],
        ['E-Rows', '310'],
      ],
    })
    expect(named(adaptive, 'SALES')?.rows).toBeUndefined()
    expect(found(adaptive)).toContain('underestimate PARTITION RANGE ALL')
    expect(found(adaptive)).toContain('loops TABLE ACCESS BY INDEX ROWID')
  })

  it('the table that a nested loop reads after its index has the estimate of an outer row, which is not compared', () => {
    expect(found(batched)).toEqual([])
    expect(named(batched, 'TAB2')?.rows).toBeUndefined()
  })

  it('rows that a filter removes after the index has returned them are counted', () => {
    expect(named(adaptive, 'CUSTOMERS')?.removed?.filter).toBeCloseTo(15_944 / 32_640)
    const text = adaptive.replace('|  32640 |      1 |  16696 |', '|  32640 |      1 |     96 |')
    expect(found(text)).toContain('filter TABLE ACCESS BY INDEX ROWID')
  })

  it('passes of a work area are marked, and K and M are thousands and millions of rows', () => {
    expect(found(spilled)).toEqual([
      'overestimate WINDOW SORT PUSHED RANK',
      'spilled WINDOW SORT PUSHED RANK',
      'spilled HASH JOIN',
    ])
    expect(nodes(spilled)[3]).toMatchObject({ rows: 100_000_000, actualRows: 998_000, time: 121_770 })
  })

  it('a line of the statement that begins like a node of PostgreSQL is not read as one', () => {
    expect(parsePlan(`Select region, Count(*) From t\nGroup By region\n\n${typical}`)).toEqual(parsePlan(typical))
  })

  it('a heading of SQL*Plus between the rows and a second plan are no part of the plan', () => {
    const paged = typical.replace('|*  4 |', 'PLAN_TABLE_OUTPUT\n--------------------\n\n|*  4 |')
    expect(parsePlan(paged)).toEqual(parsePlan(typical))
    expect(parsePlan(`${typical}\n\n${basic}`)).toEqual({ ...parsePlan(typical), hasMore: true })
  })

  it.each([
    ['typical', typical],
    ['spilled', spilled],
    ['batched', batched],
    ['parallel', parallel],
  ])('the %s plan from a web page that merged its blanks has the same tree', (_, text) => {
    const merged = text.replace(/ +/g, ' ').replace(/^ /gm, '')
    expect(parsePlan(merged)).toEqual({ ...parsePlan(text), isRebuilt: true })
  })

  it.each([
    ['typical', typical, 80],
    ['adaptive', adaptive, 60],
    ['spilled', spilled, 132],
  ])('the %s plan with lines broken at the line size of SQL*Plus is read whole', (_, text, size) => {
    const wrapped = text.replace(/^(?:-|\|| {1,3}\d+ - ).*$/gm, (line) =>
      (line.match(new RegExp(`.{1,${String(size)}}`, 'g')) ?? []).map((part) => part.trimEnd()).join('\n'),
    )
    expect(parsePlan(wrapped)).toEqual(parsePlan(text))
  })

  it('an operation without a cost keeps its input where blanks were merged', () => {
    const plan = `| Id | Operation | Name | Rows | Cost (%CPU)|
| 0 | SELECT STATEMENT | | 9 | 30 (1)|
| 1 | UNION-ALL | | | |
|* 2 | FILTER | | | |
| 3 | TABLE ACCESS FULL | A | 4 | 10 (1)|
|* 4 | FILTER | | | |
| 5 | TABLE ACCESS FULL | B | 5 | 20 (1)|`
    expect(nodes(plan).map(({ kind, children }) => [kind, children.length])).toEqual([
      ['SELECT STATEMENT', 1],
      ['UNION-ALL', 2],
      ['FILTER', 1],
      ['TABLE ACCESS FULL', 0],
      ['FILTER', 1],
      ['TABLE ACCESS FULL', 0],
    ])
  })

  it('a plan in the comments of a script is read', () => {
    expect(parsePlan(typical.replace(/^(?!---)/gm, '-- '))).toEqual(parsePlan(typical))
    expect(parsePlan(batched.replace(/^/gm, '--'))).toEqual(parsePlan(batched))
  })

  it('a tab that SQL*Plus printed in place of blanks ends at a multiple of eight columns', () => {
    const plan = `| Id  | Operation\t\t   | Name |
|   0 | SELECT STATEMENT\t   |\t  |
|   1 |  HASH JOIN\t\t   |\t  |
|   2 |   VIEW\t\t\t   |\t  |
|   3 |    VIEW\t\t   |\t  |
|   4 |     VIEW\t\t   |\t  |
|   5 |      VIEW\t\t   |\t  |
|   6 |       VIEW\t\t   |\t  |
|   7 |\t       VIEW        |\t  |
|   8 |\t\tTABLE ACCESS FULL| T1   |
|   9 |   TABLE ACCESS FULL\t   | T2   |`
    const hashJoin = nodes(plan).find(({ kind }) => kind === 'HASH JOIN')
    expect(hashJoin?.children.map(({ kind, relation }) => [kind, relation])).toEqual([
      ['VIEW', undefined],
      ['TABLE ACCESS FULL', 'T2'],
    ])
    expect(nodes(plan).map(({ children }) => children.length)).toEqual([1, 2, 1, 1, 1, 1, 1, 1, 0, 0])
  })

  it('a masked plan has the operations and figures without names and literals', () => {
    const [masked = ''] = maskPlans([adaptive])
    expect(masked).not.toMatch(/SALES|CUST|COUNTR|PROD|AMOUNT|1000|52790/)
    expect(nodes(masked).map(({ kind, loops, rows }) => [kind, loops, rows])).toEqual(
      nodes(adaptive).map(({ kind, loops, rows }) => [kind, loops, rows]),
    )
    expect(maskPlans([masked])).toEqual([masked])
    expect(found(maskPlans([spilled])[0] ?? '')).toEqual(found(spilled))
    expect(maskPlans([basic])[0]).toMatch(/^.*3\|   TABLE ACCESS STORAGE FULL\|t1/m)
  })
})
