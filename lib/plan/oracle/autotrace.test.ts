import { describe, expect, it } from 'vitest'
import { recognize } from '../../recognize/recognize'
import { maskPlans } from '../mask/mask'
import { nodesOf } from '../model'
import { parsePlan } from '../parse'

const rows = (text: string) =>
  nodesOf(parsePlan(text).root).map(({ kind, relation, index, rows: count, cost }) => [
    kind,
    relation ?? index,
    count,
    cost,
  ])

// from a page about the order of the steps of a plan
const autotrace = `SQL> set autotrace on explain

Execution Plan
----------------------------------------------------------
   0      SELECT STATEMENT Optimizer=CHOOSE (Cost=168 Card=82 Bytes=3936)
   1    0   TABLE ACCESS (BY INDEX ROWID) OF 'EMP' (Cost=2 Card=1 Bytes=12)
   2    1     NESTED LOOPS (Cost=168 Card=82 Bytes=3936)
   3    2       MERGE JOIN (CARTESIAN) (Cost=4 Card=82 Bytes=2952)
   4    3         TABLE ACCESS (FULL) OF 'DEPT' (Cost=2 Card=1 Bytes=10)
   5    3         BUFFER (SORT) (Cost=2 Card=82 Bytes=2132)
   6    5           TABLE ACCESS (FULL) OF 'BONUS' (Cost=2 Card=82 Bytes=2132)
   7    2       INDEX (RANGE SCAN) OF 'IX_EMP_01' (NON-UNIQUE) (Cost=1 Card=1)

Statistics
----------------------------------------------------------
          0  recursive calls
      74280  consistent gets`

describe('the plan that Autotrace printed up to version 10.1', () => {
  it('its rows have operations, names, rows and costs', () => {
    expect(rows(autotrace)).toEqual([
      ['SELECT STATEMENT', undefined, 82, 168],
      ['TABLE ACCESS BY INDEX ROWID', 'EMP', 1, 2],
      ['NESTED LOOPS', undefined, 82, 168],
      ['MERGE JOIN CARTESIAN', undefined, 82, 4],
      ['TABLE ACCESS FULL', 'DEPT', 1, 2],
      ['BUFFER SORT', undefined, 82, 2],
      ['TABLE ACCESS FULL', 'BONUS', 82, 2],
      ['INDEX RANGE SCAN', 'IX_EMP_01', 1, 1],
    ])
    const [, access] = nodesOf(parsePlan(autotrace).root)
    expect(access?.children[0]?.children.map(({ kind }) => kind)).toEqual(['MERGE JOIN CARTESIAN', 'INDEX RANGE SCAN'])
  })

  it('the second number tells the tree where a web page merged the blanks', () => {
    expect(parsePlan(autotrace.replaceAll(/ +/g, ' ')).root).toEqual(parsePlan(autotrace).root)
  })

  it('lines that SQL*Plus wrapped are joined', () => {
    const wrapped = autotrace
      .replace('(Cost=2 Card=82', '(Cost=2 Card=\n          82')
      .replace("'IX_EMP_01'", "'IX_EM\n          P_01'")
      .replace('Card=1 Bytes=12)', 'Card=1\n          Bytes=12)')
    expect(parsePlan(wrapped).root).toEqual(parsePlan(autotrace).root)
  })

  it('the rule-based optimizer has no costs', () => {
    const rule = `   0      SELECT STATEMENT Optimizer=CHOOSE
   1    0   SORT (GROUP BY NOSORT)
   2    1     TABLE ACCESS* (FULL) OF 'T1'                                :Q1000`
    expect(rows(rule)).toEqual([
      ['SELECT STATEMENT', undefined, undefined, undefined],
      ['SORT GROUP BY NOSORT', undefined, undefined, undefined],
      ['TABLE ACCESS FULL', 'T1', undefined, undefined],
    ])
  })

  it('a masked plan has no names, and the text goes to the plan visualiser', () => {
    expect(maskPlans([autotrace])[0]).not.toMatch(/EMP|DEPT|BONUS/)
    expect(recognize(autotrace)).toMatchObject({ kind: 'plan', engine: 'Oracle' })
  })

  it('a long line is read in a bounded time', () => {
    const text = `0 SELECT STATEMENT Optimizer=CHOOSE\n1 0 A${' ('.repeat(100_000)}\n${"x OF '".repeat(50_000)}`
    expect(nodesOf(parsePlan(text).root)).toHaveLength(2)
  })
})

// from a project whose plans were copied from DataGrip
it('a table in the frame of DataGrip is read like the table alone', () => {
  const framed = `+---------------------------------------------------------------------------+
|PLAN_TABLE_OUTPUT                                                          |
+---------------------------------------------------------------------------+
|Plan hash value: 1715653740                                                |
|                                                                           |
|---------------------------------------------------------------------------|
|| Id  | Operation              | Name     | Rows  | Cost (%CPU)| Pstart| Pstop ||
|---------------------------------------------------------------------------|
||   0 | SELECT STATEMENT       |          |     1 |     3   (0)|       |       ||
||   1 |  PARTITION RANGE SINGLE|          |     1 |     3   (0)|     2 |     2 ||
||*  2 |   TABLE ACCESS FULL    | SALES_Q2 |     1 |     3   (0)|     2 |     2 ||
|---------------------------------------------------------------------------|
|                                                                           |
|Predicate Information (identified by operation id):                        |
|---------------------------------------------------                        |
|                                                                           |
|   2 - filter("DAY"=17 OR "A"||"B"='x')                                    |
+---------------------------------------------------------------------------+`
  expect(rows(framed)).toEqual([
    ['SELECT STATEMENT', undefined, 1, 3],
    ['PARTITION RANGE SINGLE', undefined, 1, 3],
    ['TABLE ACCESS FULL', 'SALES_Q2', 1, 3],
  ])
  expect(nodesOf(parsePlan(framed).root)[2]?.details).toEqual([
    ['filter', '"DAY"=17 OR "A"||"B"=\'x\''],
    ['Pstart', '2'],
    ['Pstop', '2'],
  ])
})
