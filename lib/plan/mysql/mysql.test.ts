import { describe, expect, it } from 'vitest'
import { nodesOf } from '../model'
import { parsePlan } from '../parse'
import { mysqlTree } from '../test-plans'

describe('a plan of MySQL', () => {
  it('the TREE format has operations, tables, indexes and conditions', () => {
    const { root, ...summary } = parsePlan(mysqlTree)
    expect(summary).toEqual({ engine: 'MySQL', format: 'TREE', triggers: [] })
    const [, filter, scan, lookup] = nodesOf(root)
    expect(filter).toMatchObject({ kind: 'Filter', details: [['Filter', "(users.email like 'a%')"]], actualRows: 120 })
    expect(scan).toMatchObject({ kind: 'Table scan', relation: 'users', rows: 1000, time: 1.2 })
    expect(lookup).toEqual({
      kind: 'Index lookup',
      relation: 'posts',
      index: 'idx_user',
      details: [['Index Cond', 'user_id = users.id']],
      rows: 5,
      cost: 1.25,
      loops: 120,
      actualRows: 4,
      time: 0.08,
      startupTime: 0.04,
      children: [],
    })
  })

  it.each([
    ['the frame of mysql', `+-----+\n| EXPLAIN |\n+-----+\n| ${mysqlTree}\n |\n+-----+\n1 row in set (0.01 sec)`],
    [
      'the output of \\G',
      `*************************** 1. row ***************************\nEXPLAIN: ${mysqlTree}\n\n1 row in set (0.00 sec)`,
    ],
    ['line breaks as text', `EXPLAIN\n${mysqlTree.replaceAll('\n', '\\n')}\\n`],
    ['lines broken between words', mysqlTree.replaceAll('  (actual', '\n (actual')],
  ])('a tree in %s is read like the tree alone', (_, text) => {
    expect(parsePlan(text)).toEqual(parsePlan(mysqlTree))
  })

  it.each(['(cost=2.5 rows=10) (actual time=0.1..0.2 rows=9 loops=1)', '(cost=2.5 rows=10)', '(never executed)'])(
    'lines of a log after a node with the numbers %s are not part of it',
    (numbers) => {
      const node = `-> Filter: (t.a = 1)  ${numbers}`
      const log = '2026-11-28 10:00:00 [info] request (actual size)\n'.repeat(16_000)
      expect(parsePlan(`${node}  \n${log}`)).toEqual(parsePlan(node))
    },
  )

  it('lines that follow a node without numbers are part of it', () => {
    const values = Array.from({ length: 16_000 }, (_, value) => value).join(',\n')
    const { root } = parsePlan(
      `-> Filter: (t.a in (${values}))  (cost=2.5\nrows=10)\n(actual time=0.1..0.2 rows=9 loops=1)`,
    )
    expect(root).toMatchObject({ kind: 'Filter', rows: 10, actualRows: 9 })
    expect(root.details[0]?.[1]).toMatch(/^\(t\.a in \(0, 1, 2, .*, 15998, 15999\)\)$/)
  })

  it('the labels of the TREE format are split', () => {
    const { root } = parsePlan(`-> Limit: 10 row(s)  (rows=10)
    -> Sort: t.a DESC, limit input to 10 row(s) per chunk  (cost=1.02e+3 rows=1e+6)
        -> Left hash join (t.a = i.a)  (cost=0.5..9.5 rows=3)
            -> Covering index range scan on t using PRIMARY over (1 < a < 5)  (rows=3)
            -> Hash
                -> Index lookup on i using a (a = 1), with index condition: (i.b > 2)  (never executed)
-> Select #2 (subquery in projection; dependent)
    -> Constant row from c  (rows=1)`)
    const all = nodesOf(root)
    expect(all.map(({ kind }) => kind)).toEqual([
      'Limit',
      'Sort',
      'Left hash join',
      'Covering index range scan',
      'Hash',
      'Index lookup',
      'Select',
      'Constant row',
    ])
    expect(all[1]).toMatchObject({ cost: 1020, rows: 1_000_000 })
    expect(all[2]).toMatchObject({ cost: 9.5, details: [['Join Cond', 't.a = i.a']] })
    expect(all[3]).toMatchObject({ relation: 't', index: 'PRIMARY', details: [['Range', '(1 < a < 5)']] })
    expect(all[5]).toMatchObject({
      loops: 0,
      details: [
        ['Index Cond', 'a = 1'],
        ['Index Filter', '(i.b > 2)'],
      ],
    })
    expect(all[6]).toMatchObject({ role: 'Select #2', details: [['Subquery', 'subquery in projection; dependent']] })
  })

  it('the label of a materialized table expression has its name and a note', () => {
    const { root } = parsePlan('-> Materialize union CTE recent if needed  (rows=3)')
    expect(root).toMatchObject({
      kind: 'Materialize union CTE',
      relation: 'recent',
      details: [['Note', 'if needed']],
      rows: 3,
    })
  })

  it('the first JSON format has tables, joins, subqueries and costs of all runs', () => {
    const { root, format } = parsePlan(`EXPLAIN: {
  "query_block": {
    "select_id": 1, "cost_info": { "query_cost": "3197.16" },
    "ordering_operation": { "using_filesort": true, "nested_loop": [
      { "table": { "table_name": "s1", "access_type": "ALL", "rows_examined_per_scan": 9688, "rows_produced_per_join": 968,
        "filtered": "10.00", "cost_info": { "read_cost": "1840.84", "eval_cost": "193.76", "prefix_cost": "2034.60" },
        "attached_condition": "(s1.b = 'a')",
        "attached_subqueries": [ { "dependent": true, "query_block": { "select_id": 2, "message": "No tables used" } } ] } },
      { "table": { "table_name": "s2", "access_type": "eq_ref", "key": "PRIMARY", "rows_examined_per_scan": 1,
        "rows_produced_per_join": 968, "filtered": "100.00", "using_index": true,
        "cost_info": { "read_cost": "968.80", "eval_cost": "193.76", "prefix_cost": "3197.16" } } } ] } } }`)
    const all = nodesOf(root)
    expect(format).toBe('JSON 1')
    expect(all.map(({ kind, relation, cost }) => [kind, relation, cost])).toEqual([
      ['Sort', undefined, 3197.16],
      ['Nested loop', undefined, 3197.16],
      ['Table scan', 's1', 2034.6],
      ['No tables used', undefined, undefined],
      ['Covering single-row index lookup', 's2', 1162.56],
    ])
    expect(all[2]?.filtered).toEqual({ percent: 10, examined: 9688 })
    expect(all[3]?.role).toBe('attached subqueries #2 dependent')
  })

  it('the JSON of MySQL 5.6, which has no costs, has the rows that it examines', () => {
    const { root } = parsePlan(
      '{"query_block": {"select_id": 1, "table": {"table_name": "t", "access_type": "ALL", "rows": 50000, "filtered": 10}}}',
    )
    expect(root).toMatchObject({ relation: 't', rows: 50_000, filtered: { percent: 10, examined: 50_000 } })
  })

  it.each(['"query_plan": {', '"inputs": [{'])(
    'the second JSON format has inputs and measurements, below %s',
    (opening) => {
      const close = opening.includes('[') ? '}]' : '}'
      const { root, format } = parsePlan(`{ "query": "/* select#1 */ select", ${opening}
      "operation": "Filter: (country.Code like 'A%')", "access_type": "filter", "estimated_rows": 17.0, "estimated_total_cost": 3.67,
      "actual_rows": 17.0, "actual_loops": 1, "actual_first_row_ms": 0.017, "actual_last_row_ms": 0.021,
      "inputs": [ { "operation": "Index range scan on country using PRIMARY over ('A' <= Code)", "table_name": "country",
        "index_name": "PRIMARY", "alias": "country", "actual_rows": 17.0, "actual_loops": 1 } ] ${close} }`)
      expect(format).toBe('JSON 2')
      expect(root).toMatchObject({ kind: 'Filter', rows: 17, cost: 3.67, time: 0.021, loops: 1 })
      expect(root.children[0]).toMatchObject({ kind: 'Index range scan', relation: 'country', index: 'PRIMARY' })
    },
  )
})
