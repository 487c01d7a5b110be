import { describe, expect, it } from 'vitest'
import { findings } from '../analysis/findings'
import { measure } from '../analysis/measure'
import { maskPlans } from '../mask/mask'
import { nodesOf } from '../model'
import { parsePlan } from '../parse'
import { joins, sorted } from './test-plans'

const planOf = (text: string) => nodesOf(parsePlan(text).root)

describe('the JSON of MariaDB', () => {
  it('times are those of all runs, and a sort has no time of the temporary table that it reads', () => {
    const plan = measure(parsePlan(sorted))
    expect(plan.plan).toMatchObject({
      engine: 'MariaDB',
      format: 'JSON',
      planningTime: 0.587444996,
      executionTime: 7608.934695,
    })
    expect(plan.nodes.map(({ node, ownTime }) => [node.kind, ownTime?.toFixed(3)])).toEqual([
      ['Query block #1', '5036.275'],
      ['Sort', '0.188'],
      ['Temporary table', '0.000'],
      ['Nested loop', '0.000'],
      ['Covering index scan', '0.352'],
      ['Index lookup', '2572.119'],
    ])
    expect(plan.nodes[5]).toMatchObject({ node: { loops: 35, rows: 3329, actualRows: 6098.6 }, actualRows: 213_451 })
    expect(plan.nodes[1]?.node).toMatchObject({ actualRows: 155, details: [['Sort Key', 'P.codigo, year(F.fecha)']] })
  })

  // from the output of a benchmark, with a condition that keeps less
  it('r_filtered is the percentage that a condition keeps of r_rows', () => {
    const table = {
      table_name: 'employes_a',
      access_type: 'ALL',
      r_loops: 1,
      rows: 1_000_000,
      r_rows: 1_000_000,
      r_table_time_ms: 100.5546516,
      r_other_time_ms: 44.36393853,
      filtered: 100,
      r_filtered: 4.9803,
      attached_condition: "employes_a.gender <> 'female'",
    }
    const plan = measure(parsePlan(JSON.stringify({ query_block: { select_id: 1, nested_loop: [{ table }] } })))
    expect(plan.nodes[0]?.node).toMatchObject({
      kind: 'Table scan',
      actualRows: 49_803,
      removed: { filter: 950_197 },
    })
    expect(plan.nodes[0]?.totalTime).toBeCloseTo(144.919, 3)
    // a percentage of 100 is none: the optimizer has not estimated the condition
    expect(plan.nodes[0]?.node).not.toHaveProperty('rows')
    expect(findings(plan).map(({ id }) => id)).toEqual(['scan'])
  })

  it('tables of a join that repeat a name are all read', () => {
    const { root } = parsePlan(joins)
    expect(planOf(joins).map(({ kind, relation, loops }) => [kind, relation, loops])).toEqual([
      ['Query block #1', undefined, 1],
      ['Nested loop', undefined, 1],
      ['Table scan', 't1', 1],
      ['Table scan', 't2', 5],
      ['Join buffer (flat, BNL)', undefined, 1],
      ['Table scan', 'tbl3', 1],
      ['Join buffer (incremental, BNLH)', undefined, undefined],
      ['Constant row', 't4', undefined],
      ['Query block #2', undefined, 2],
      ['Index lookup', 't5', 2],
    ])
    expect(root.children[1]).toMatchObject({ role: 'subquery #2 dependent', details: [['Cache hits', '75 %']] })
    expect(planOf(joins)[3]).toMatchObject({
      actualRows: 200,
      details: [
        ['Possible keys', 'key1, key2'],
        ['Range checked for each record', 'key1, key2'],
      ],
    })
  })

  it('a masked plan has the same nodes, without names', () => {
    for (const text of [sorted, joins]) {
      const [masked = ''] = maskPlans([text])
      expect(masked).not.toMatch(/codigo|key[12]|tbl|secret|empresa|#/)
      const figures = (plan: string) =>
        planOf(plan).map(({ kind, loops, actualRows, time }) => [kind, loops, actualRows, time])
      expect(figures(masked)).toEqual(figures(text))
    }
  })

  it('EXPLAIN has estimates, and since version 11 costs of all runs', () => {
    const explain = `EXPLAIN
{
  "query_block": {
    "select_id": 1,
    "cost": 0.517,
    "nested_loop": [
      {"table": {"table_name": "d", "access_type": "index", "loops": 1, "rows": 15, "cost": 0.009, "filtered": 100}},
      {"table": {"table_name": "h", "access_type": "ref", "loops": 15, "rows": 33, "cost": 0.508, "filtered": 10}}
    ]
  }
}`
    const plan = measure(parsePlan(explain))
    expect(plan.nodes.map(({ node, share }) => [node.kind, node.cost, node.rows, share.toFixed(2)])).toEqual([
      ['Nested loop', 0.517, undefined, '0.00'],
      ['Index scan', 0.009, 15, '0.02'],
      ['Index lookup', 0.508, 3.3, '0.98'],
    ])
  })

  it('a join of one table is MariaDB’s, and one of several without names of MariaDB is that of MySQL 5.6', () => {
    const engineOf = (...tables: string[]) =>
      parsePlan(
        JSON.stringify({
          query_block: {
            select_id: 1,
            nested_loop: tables.map((name) => ({
              table: { table_name: name, access_type: 'ALL', rows: 3, filtered: 100 },
            })),
          },
        }),
      ).engine
    expect([engineOf('t1'), engineOf('t1', 't2')]).toEqual(['MariaDB', 'MySQL'])
  })

  // from the tests of MariaDB
  it('a lookup that scans for NULL is a part of the join, and conditions of a block are details', () => {
    const lookup = '"full-scan-on-null_key": {"table": {"table_name": "t1", "access_type": "ref_or_null", "rows": 3}}'
    const scan = '"table": {"table_name": "t2", "access_type": "ALL", "loops": 3, "rows": 5}'
    const text = `{"query_block": {"select_id": 2, "having_condition": "trigcond(t1.a is null)", ${lookup}, ${scan}}}`
    expect(parsePlan(text).root.details).toEqual([['Having', 'trigcond(t1.a is null)']])
    expect(planOf(text).map(({ kind, relation }) => [kind, relation])).toEqual([
      ['Query block #2', undefined],
      ['Nested loop', undefined],
      ['Index lookup with NULL', 't1'],
      ['Table scan', 't2'],
    ])
  })

  it('a materialised subquery, a union and a sort that reads a table are nodes', () => {
    const union = {
      query_block: {
        union_result: {
          table_name: '<union1,2>',
          access_type: 'ALL',
          r_loops: 1,
          r_rows: 5,
          query_specifications: [
            {
              query_block: {
                select_id: 1,
                r_loops: 1,
                r_total_time_ms: 11.6,
                nested_loop: [
                  {
                    read_sorted_file: {
                      r_rows: 10,
                      filesort: {
                        sort_key: 'items.created_at',
                        r_loops: 1,
                        r_total_time_ms: 11.5,
                        r_output_rows: 11,
                        r_sort_passes: 3,
                        table: { table_name: 'items', access_type: 'ALL', r_loops: 1, r_rows: 50, r_table_time_ms: 6 },
                      },
                    },
                  },
                ],
              },
            },
            {
              query_block: {
                select_id: 2,
                operation: 'UNION',
                table: {
                  table_name: '<derived3>',
                  access_type: 'ALL',
                  rows: 10,
                  materialized: { query_block: { select_id: 3, table: { message: 'Impossible WHERE' } } },
                },
              },
            },
          ],
        },
      },
    }
    const plan = measure(parsePlan(JSON.stringify(union)))
    expect(plan.nodes.map(({ node, ownTime }) => [node.kind, node.relation, ownTime?.toFixed(1)])).toEqual([
      ['Union', '<union1,2>', '0.0'],
      ['Query block #1', undefined, '0.1'],
      ['Read sorted file', undefined, '0.0'],
      ['Sort', undefined, '5.5'],
      ['Table scan', 'items', '6.0'],
      ['Query block #2', undefined, undefined],
      ['Table scan', '<derived3>', undefined],
      ['Query block #3', undefined, undefined],
      ['Impossible WHERE', undefined, undefined],
    ])
    expect(findings(plan).map(({ id }) => id)).toEqual(['spilled'])
  })
})
