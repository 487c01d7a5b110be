import { describe, expect, it } from 'vitest'
import { findings } from '../analysis/findings'
import { measure } from '../analysis/measure'
import { maskPlans } from '../mask/mask'
import { nodesOf } from '../model'
import { parsePlan } from '../parse'

// from the blog of OceanBase
const version4 = `+------------------------------------------------------------------------------------+
| Query Plan                                                                         |
+------------------------------------------------------------------------------------+
| =================================================                                  |
| |ID|OPERATOR         |NAME|EST.ROWS|EST.TIME(us)|                                  |
| -------------------------------------------------                                  |
| |0 |SCALAR GROUP BY  |    |1       |4           |                                  |
| |1 |└─TABLE FULL SCAN|t1  |1       |4           |                                  |
| =================================================                                  |
| Outputs & filters:                                                                 |
| -------------------------------------                                              |
|   0 - output([T_FUN_COUNT_SUM(T_FUN_COUNT(*))]), filter(nil), rowset=16            |
|       group(nil), agg_func([T_FUN_COUNT_SUM(T_FUN_COUNT(*))])                      |
|   1 - output([T_FUN_COUNT(*)]), filter([t1.c1 = 1000]), rowset=16                  |
|       access([t1.c1]), partitions(p0)                                              |
|       is_index_back=false, is_global_index=false, filter_before_indexback[false],  |
|       range_key([t1.__pk_increment]), range(MIN ; MAX)always true                  |
+------------------------------------------------------------------------------------+
14 rows in set (0.033 sec)`

// from a comparison of join orders in OceanBase
const version3 = `| Query Plan
===================================================
|ID|OPERATOR             |NAME    |EST. ROWS|COST |
---------------------------------------------------
|0 |SCALAR GROUP BY      |        |1        |15299|
|1 | HASH JOIN           |        |334      |15236|
|2 |  PX COORDINATOR     |        |338      |11647|
|3 |   EXCHANGE OUT DISTR|:EX10000|338      |11519|
|4 |    HASH JOIN        |        |338      |11519|
|5 |     HASH JOIN       |        |341      |6906 |
|6 |      TABLE SCAN     |table_3 |400      |3148 |
|7 |      TABLE SCAN     |table_0 |344      |2932 |
|8 |     TABLE SCAN      |table_6 |452      |3580 |
|9 |  TABLE SCAN         |table_5 |313      |2486 |
===================================================

Outputs & filters:
-------------------------------------
  0 - output([T_FUN_COUNT(*)]), filter(nil),
      group(nil), agg_func([T_FUN_COUNT(*)])
  1 - output([1]), filter(nil),
      equal_conds([table_0.fk_1 = table_5.primaryKey]), other_conds(nil)`

// from the source of OceanBase
const basic = `======================
|ID|OPERATOR    |NAME|
----------------------
|0 |LINK        |    |
|1 | SORT       |    |
|2 |  TABLE SCAN|T1  |
======================`

const kinds = (text: string) => nodesOf(parsePlan(text).root).map(({ kind }) => kind)

describe('the table of OceanBase', () => {
  it('the output of version 4 in the frame of a client is a tree with conditions', () => {
    expect(parsePlan(version4)).toEqual({
      engine: 'OceanBase',
      format: 'table',
      triggers: [],
      root: {
        kind: 'SCALAR GROUP BY',
        rows: 1,
        cost: 4,
        details: [['agg_func', '[T_FUN_COUNT_SUM(T_FUN_COUNT(*))]']],
        children: [
          {
            kind: 'TABLE FULL SCAN',
            relation: 't1',
            rows: 1,
            cost: 4,
            details: [
              ['filter', '[t1.c1 = 1000]'],
              ['partitions', 'p0'],
              ['range_key', '[t1.__pk_increment]'],
              ['range', 'MIN ; MAX'],
            ],
            children: [],
          },
        ],
      },
    })
  })

  it('in version 3 a blank is a level, and an exchange reads no table', () => {
    const { root } = parsePlan(version3)
    expect(kinds(version3)).toHaveLength(10)
    expect(root.children[0]?.details).toEqual([['equal_conds', '[table_0.fk_1 = table_5.primaryKey]']])
    expect(root.children[0]?.children.map(({ kind, relation, cost }) => [kind, relation, cost])).toEqual([
      ['PX COORDINATOR', undefined, 11_647],
      ['TABLE SCAN', 'table_5', 2486],
    ])
    expect(root.children[0]?.children[0]?.children[0]?.relation).toBeUndefined()
  })

  it('EXPLAIN BASIC has no rows and costs', () => {
    expect(kinds(basic)).toEqual(['LINK', 'SORT', 'TABLE SCAN'])
    expect(nodesOf(parsePlan(basic).root)[2]).toEqual({
      kind: 'TABLE SCAN',
      relation: 'T1',
      details: [],
      children: [],
    })
  })

  it('a full scan of which EXPLAIN EXTENDED expects to keep few rows is marked', () => {
    // from a comparison of versions, without most operators
    const extended = `|ID|OPERATOR         |NAME|EST. ROWS|COST    |
|19|PX BLOCK ITERATOR|    |135082   |31410160|
|20| TABLE SCAN      |D   |135082   |31410160|

Outputs & filters:
-------------------------------------
  20 - output([D.mbr_id(0xffc93349d000)]), filter([D.enddt(0xffc93349bb00) = ?(0xffc93349b3a0)]), rowset=256,
      access([D.enddt(0xffc93349bb00)], [D.mbr_id(0xffc93349d000)]), partitions(p[0-60]),
      is_index_back=false, filter_before_indexback[false],
      range_key([D.ins_dt(0xffc93349a000)], [D.__pk_increment(0xffc9335ab840)]), range(MIN,MIN ; MAX,MAX)always true

Optimization Info:
-------------------------------------
D:table_rows:12272897, physical_range_rows:78617471, logical_range_rows:78617471, index_back_rows:0, output_rows:135081, est_method:local_storage`
    const plan = measure(parsePlan(extended))
    expect(findings(plan)).toMatchObject([{ id: 'plannedScan', at: 1, values: { rows: 78_617_471 } }])
    // from the documentation of EXPLAIN EXTENDED_NOADDR
    const noFilter = `|ID|OPERATOR       |NAME|EST.ROWS|EST.TIME(us)|
|0 |TABLE FULL SCAN|t1  |501     |38          |
Outputs & filters:
  0 - output([t1.c1]), filter(nil), rowset=256
      access([t1.c1]), partitions(p0)
Optimization Info:
  t1:
      table_rows:501
      physical_range_rows:1000
      logical_range_rows:500
      index_back_rows:0
      output_rows:501`
    expect(parsePlan(noFilter).root.filtered).toEqual({ examined: 500, percent: 100.2 })
    expect(findings(measure(parsePlan(noFilter)))).toEqual([])
  })

  it('the index is behind the table, and brackets in strings do not end a condition', () => {
    const { root } = parsePlan(`|ID|OPERATOR  |NAME                     |EST. ROWS|COST |
|0 |TABLE SCAN|t_p_hash(idx_t_p_hash_c3)|2970     |18364|
Outputs & filters:
  0 - output(nil), filter([t_p_hash.c1 = ')'], [t_p_hash.c2 > 1]), partitions(p[0-2])`)
    expect(root).toMatchObject({ relation: 't_p_hash', index: 'idx_t_p_hash_c3' })
    expect(root.details[0]).toEqual(['filter', "[t_p_hash.c1 = ')'], [t_p_hash.c2 > 1]"])
  })

  it('a table from a web page that merged its blanks has the same tree', () => {
    expect(parsePlan(version3.replace(/ +/g, ' '))).toEqual({ ...parsePlan(version3), isRebuilt: true })
    const branches = `|ID|OPERATOR |NAME|EST.ROWS|EST.TIME(us)|
|0 |MERGE UNION DISTINCT | |4 |9 |
|1 |├─SORT | |2 |4 |
|2 |│ └─SUBPLAN FILTER | |2 |4 |
|3 |│ ├─TABLE FULL SCAN|t1 |2 |2 |
|4 |│ └─TABLE GET |t2 |1 |2 |
|5 |└─TABLE RANGE SCAN |t3 |2 |4 |`
    expect(parsePlan(branches).root.children.map(({ kind }) => kind)).toEqual(['SORT', 'TABLE RANGE SCAN'])
    expect(nodesOf(parsePlan(branches).root)[2]?.children.map(({ relation }) => relation)).toEqual(['t1', 't2'])
  })

  it('a row that the documentation shows one level too far to the left is an input of the one above', () => {
    const { root } = parsePlan(`|ID|OPERATOR                  |NAME|EST. ROWS|COST  |
|0 |NESTED-LOOP JOIN CARTESIAN|    |998001   |747480|
|1 | TABLE FULL SCAN          |T1  |999      |647   |
|2 | MATERIAL                 |    |999      |1519  |
|3 | TABLE FULL SCAN          |T2  |999      |647   |`)
    expect(root.children.map(({ kind, children }) => [kind, children.length])).toEqual([
      ['TABLE FULL SCAN', 0],
      ['MATERIAL', 1],
    ])
  })

  it('a masked plan has the operators without names and literals', () => {
    const [masked = ''] = maskPlans([version3])
    expect(masked).not.toMatch(/table_|fk_1|primaryKey/)
    expect(kinds(masked)).toEqual(kinds(version3))
    expect(parsePlan(masked).root.cost).toBe(15_299)
  })
})
