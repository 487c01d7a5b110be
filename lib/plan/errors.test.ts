import { describe, expect, it } from 'vitest'
import { PlanError } from './error'
import { parsePlan } from './parse'

/** Returns the id, line and excerpt of the error that a text raises. */
function errorOf(text: string): [string, number | undefined, string] {
  try {
    parsePlan(text)
  } catch (error) {
    if (error instanceof PlanError) return [error.id, error.line, error.excerpt]
    throw error
  }
  throw new Error('the text was read as a plan')
}

const scan = 'Seq Scan on t  (cost=0.00..1.00 rows=1 width=4)'

describe('texts that are not a plan', () => {
  it.each([
    ['', 'empty', undefined],
    [' \n\t\n', 'empty', undefined],
    ['hello', 'notAPlan', 1],
    ['SELECT 1', 'statement', 1],
    ['\n  explain (analyze, buffers) select a\nfrom t', 'statement', 2],
    ['EXPLAIN FORMAT=JSON UPDATE t SET a = 1;', 'statement', 1],
    ['with the new index it is slow', 'notAPlan', 1],
    ['<explain xmlns="http://www.postgresql.org/2009/explain">', 'brokenXml', undefined],
    ['<?xml version="1.0"?>\n<report/>', 'xml', 1],
    ['id | select_type | table | partitions | type | possible_keys', 'mysqlTable', 1],
    ['|  1 | SIMPLE | t | ALL | NULL | NULL | NULL | NULL | 2 | Using filesort |', 'mysqlTable', 1],
    ['[{"id": 1, "select_type": "SIMPLE", "table": "t", "type": "ALL"}]', 'mysqlTable', undefined],
    ['[\n  {\n    "Plan": {\n      "Node Type": "Seq', 'cutJson', 4],
    ['[{"Plan": {"Node Type": "Seq Scan" "Alias": "t"}}]', 'brokenJson', 1],
    ['{"a": 1}', 'noPlanInJson', undefined],
    ['[]', 'noPlanInJson', undefined],
    ['- Plan:\n    Node Type: "Sort', 'brokenYaml', 2],
    ['Seq Scan on t  (cost=0.00..1.00 rows=1\n\nSome other text', 'brokenLine', 1],
    [`Sort  (cost=1.00..2.00 rows=1 width=4)\n  ->  ${scan.slice(0, 30)}`, 'brokenLine', 2],
  ])('%j raises the error %s', (text, id, line) => {
    expect(errorOf(text).slice(0, 2)).toEqual([id, line])
  })
})

describe('plans of engines that are not read', () => {
  it.each([
    [
      'TiDB',
      '| id | estRows | task | access object | operator info |\n| HashJoin_7 | 12487.50 | root |  | inner join |',
    ],
    ['TiDB', 'id\tcount\ttask\toperator info\nHashLeftJoin_7\t12487.50\troot\tinner join'],
    ['DM', '1   #NSET2: [1, 1, 96]\n2     #PRJT2: [1, 1, 96]; exp_num(5)'],
    ['CockroachDB', '  distribution: full\n  vectorized: true\n\n  • group (scalar)\n  └── • merge join'],
    ['SQLite', 'QUERY PLAN\n|--SCAN orders\n`--SEARCH customers USING INTEGER PRIMARY KEY (rowid=?)'],
  ])('a plan of %s raises an error with its name', (engine, text) => {
    expect(errorOf(text)).toEqual(['otherEngine', expect.any(Number), engine])
  })
})

describe('hostile texts', () => {
  it('a text of 5 MB is rejected', () => {
    expect(errorOf(`${scan}\n`.repeat(110_000))[0]).toBe('tooLong')
  })

  it.each([
    [
      'JSON',
      '{"Plan":{"Node Type":"Limit","Plans":['.padEnd(10) +
        '{"Node Type":"Limit","Plans":['.repeat(5000) +
        ']}'.repeat(5001) +
        '}',
    ],
    ['JSON of MariaDB', `{"query_block":{"filesort":${'{"materialized":'.repeat(3000)}{}${'}'.repeat(3002)}`],
    ['JSON of MySQL', `{"query_block":${'{"query_block":'.repeat(3000)}{}${'}'.repeat(3000)}}`],
    ['text', `Limit\n${Array.from({ length: 900 }, (_, depth) => `${' '.repeat(depth + 1)}->  Limit`).join('\n')}`],
    ['TREE', Array.from({ length: 900 }, (_, depth) => `${' '.repeat(depth)}-> Limit`).join('\n')],
  ])('a deeply nested plan in %s is rejected', (_, text) => {
    expect(errorOf(text)[0]).toBe('tooDeep')
  })

  it('a plan with thousands of nodes is rejected', () => {
    const nodes = Array.from({ length: 3000 }, () => `  ->  ${scan}`)
    expect(errorOf(`Append  (cost=0.00..1.00 rows=1 width=4)\n${nodes.join('\n')}`)[0]).toBe('tooManyNodes')
  })

  it('a tree of MySQL without indentation is not built from more nodes than a plan may have', () => {
    expect(errorOf('-> Append\n'.repeat(20_000))[0]).toBe('tooManyNodes')
  })

  it.each([
    ['spaces', `${scan}\n${' '.repeat(200_000)}x`],
    ['borders', `${scan}\n${'| '.repeat(100_000)}`],
    ['plus signs', `${scan}\n${' +'.repeat(100_000)}x`],
    ['stars', `${'*'.repeat(200_000)}x\n${scan}`],
    ['brackets', `${scan}\n${'('.repeat(200_000)}`],
    ['quotes', `${'"'.repeat(100_001)}\n${scan}`],
    ['operations', `-> ${' on a using b over c'.repeat(20_000)}`],
    ['subqueries', ` id | operation | E-rows\n  1 | ->  T${'  [1, '.repeat(40_000)}x | 1`],
    ['letters', `|ID|OPERATOR|NAME|\n|0|TABLE SCAN|t|\n  0 - ${'a'.repeat(200_000)}`],
    ['objects', `  |--Sort(OBJECT:(${'['.repeat(200_000)}`],
    ['capitals', `  |--Sort(${'A'.repeat(200_000)}`],
    ['escapes', `  |--Sort(${"\\'".repeat(200_000)}`],
    ['branches', `  |--Sort(a)\n${'  |'.repeat(100_000)}--`],
    ['cells', `| Id | Operation | Name |\n|  0 | SORT${' |'.repeat(100_000)}`],
    ['predicates', `| Id | Operation | Name |\n|  0 | SORT |\n   0 - access(${'filter('.repeat(50_000)}`],
    [
      'repeated names',
      `{"query_block": {${'"table": {}, '.repeat(1000)}"filesort": {}, "a": "${'#2\\"'.repeat(100_000)}"}}`,
    ],
    ['slices', `${'a (slice1; '.repeat(20_000)}`],
    ['statements', `0 ${'SELECT '.repeat(30_000)}STATEMENT Optimizer=CHOOSE`],
    ['node beginnings', `${scan}\n${'->  Sort (cost=1 '.repeat(20_000)}`],
  ])('a line of many %s is read in a bounded time', (_, text) => {
    try {
      parsePlan(text)
    } catch (error) {
      expect(error).toBeInstanceOf(PlanError)
    }
  })

  it('names with markup are read as text', () => {
    expect(parsePlan('Seq Scan on "<script>alert(1)</script>"  (cost=0.00..1.00 rows=1 width=4)').root.relation).toBe(
      '<script>alert(1)</script>',
    )
    expect(
      parsePlan('{"Plan": {"Node Type": "Seq Scan", "__proto__": {"x": 1}, "Alias": "<img onerror=x>"}}').root.relation,
    ).toBe('<img onerror=x>')
  })
})
