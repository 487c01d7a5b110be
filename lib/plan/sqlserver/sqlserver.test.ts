import { describe, expect, it } from 'vitest'
import { findings } from '../analysis/findings'
import { measure } from '../analysis/measure'
import { maskPlans } from '../mask/mask'
import { nodesOf } from '../model'
import { parsePlan } from '../parse'
import { concatenation, lookups, showplanAll, showplanText } from './test-plans'

const nodes = (text: string) => nodesOf(parsePlan(text).root)
const kinds = (text: string) => nodes(text).map(({ kind }) => kind)

describe('the text of SQL Server', () => {
  it('SHOWPLAN_TEXT is a tree with the objects and conditions of its operations', () => {
    const plan = parsePlan(showplanText)
    expect(plan).toEqual({
      engine: 'SQL Server',
      format: 'text',
      triggers: [],
      root: {
        kind: 'Clustered Index Scan',
        relation: 'ProductCostHistory',
        index: 'PK_ProductCostHistory_ProductCostID',
        details: [['WHERE', '[AdventureWorks2012].[Production].[ProductCostHistory].[StandardCost]<[@1]']],
        costsAllRuns: true,
        children: [],
      },
    })
  })

  it('SHOWPLAN_ALL has the estimate of one execution and the cost of all of them', () => {
    const all = nodes(showplanAll)
    expect(all.map(({ kind, relation, alias, rows, cost }) => [relation ?? kind, alias, rows, cost])).toEqual([
      ['Compute Scalar', undefined, 1, 3.712039],
      ['Stream Aggregate', undefined, 1, 3.712039],
      ['Nested Loops (Inner Join)', undefined, 126.6272, 3.071124],
      ['Hash Match (Inner Join)', undefined, 126.6272, 2.692404],
      ['Staff', 's', 488, 0.06687459],
      ['Order', 'o', 222.9303, 2.167669],
      ['Customer', 'c', 1, 0.3781904],
    ])
    expect(all[3]?.details).toEqual([
      ['HASH', '([s].[idsa])=([o].[idsa])'],
      ['RESIDUAL', '[MIN0150].[dbo].[Staff].[idsa] as [s].[idsa]=[MIN0150].[dbo].[Order].[idsa] as [o].[idsa]'],
      ['DEFINE', '[Opt_Bitmap1012]'],
    ])
    expect(measure(parsePlan(showplanAll)).isAnalyzed).toBe(false)
  })

  it('STATISTICS PROFILE has the rows of all executions', () => {
    const all = nodes(concatenation)
    expect(all[0]).toMatchObject({ kind: 'Concatenation', loops: 1, actualRows: 8 })
    expect(all[3]).toMatchObject({ kind: 'Stream Aggregate', loops: 4, actualRows: 4 })
    expect(all[0]?.children.map(({ kind }) => kind)).toEqual(['Sort', 'Sort'])
    expect(all[2]?.children.map(({ kind }) => kind)).toEqual(['Stream Aggregate'])
  })

  it('a scalar that is computed where it is used has no measurements', () => {
    const text = `Rows\tExecutes\tStmtText
19119\t1\tSELECT customerID,COUNT(*)  FROM dbo.SalesOrderheader_test  GROUP BY customerID
0\t0\t  |--Compute Scalar(DEFINE:([Expr1003]=CONVERT_IMPLICIT(int,[Expr1006],0)))
19119\t1\t       |--Hash Match(Aggregate, HASH:([AdventureWorks].[dbo].[SalesOrderHeader_test].[CustomerID]) DEFINE:([Expr1006]=COUNT(*)))
31474\t1\t            |--Clustered Index Scan(OBJECT:([AdventureWorks].[dbo].[SalesOrderHeader_test].[SalesOrderHeader_test_CL]))`
    expect(kinds(text)).toEqual(['Compute Scalar', 'Hash Match (Aggregate)', 'Clustered Index Scan'])
    expect(nodes(text).map(({ loops, actualRows }) => [loops, actualRows])).toEqual([
      [undefined, undefined],
      [1, 19_119],
      [1, 31_474],
    ])
  })

  it('a lookup is named as in Management Studio, and wrapped conditions are joined', () => {
    expect(nodes(lookups).map(({ kind, relation, loops }) => [kind, relation, loops])).toEqual([
      ['Nested Loops (Inner Join)', undefined, 1],
      ['Index Seek', 'QuoteView', 1],
      ['Key Lookup', 'QuoteView', 219],
    ])
    expect(nodes(lookups)[1]?.details[0]?.[1]).toMatch(/^\[v\]\.\[UserId\]=\(137\) OR .*\(2444\)$/)
  })

  it('the estimate of one execution is compared, but not below an exchange', () => {
    const profile = (kind: string) => `Rows|Executes|StmtText
20000|1|  |--Nested Loops(Inner Join) 20000 0 0 9 1.5 PLAN_ROW 0 1
1000|1|       |--Table Scan(OBJECT:([a])) 1000 0 0 9 0.1 PLAN_ROW 0 1
20000|1000|       |--${kind} 20 0 0 9 0.1 PLAN_ROW 0 1000
20000|4000|            |--Index Seek(OBJECT:([b].[i])) 500 0 0 9 0.1 PLAN_ROW 0 1000`
    const found = (text: string) => findings(measure(parsePlan(text))).map(({ id, at }) => `${id} ${at}`)
    expect(found(profile('Compute Scalar'))).toEqual(['overestimate 3'])
    expect(found(profile('Parallelism(Repartition Streams)'))).toEqual([])
  })

  it('an operation that Management Studio has cut after 256 characters keeps its figures', () => {
    const seek = `|--Index Seek(OBJECT:([shop].[dbo].[orders].[orders_status] AS [o]), SEEK:([o].[status]=N'new'), WHERE:([o].[note]=N'a`
    const columns = [
      '1',
      '3',
      '2',
      'Index Seek',
      'Index Seek',
      'OBJECT:([shop].[dbo].[orders])',
      'NULL',
      '9',
      '0.003125',
    ]
    const rest = [...columns, '0.000158', '17', '0.0032', '[o].[id]', 'NULL', 'PLAN_ROW', '0', '1']
    const line = [seek, ...rest.map((cell) => cell.padEnd(12))].join(' ')
    const [, node] = nodes(`7    1     |--Nested Loops(Inner Join)\n7    1          ${line}\n\n(2 rows affected)`)
    expect(node).toMatchObject({ index: 'orders_status', rows: 9, cost: 0.0032, actualRows: 7 })
    expect(node?.details).toEqual([
      ['SEEK', "[o].[status]=N'new'"],
      ['WHERE', "[o].[note]=N'a"],
    ])
  })

  it('the lines below a tree are no part of an operation that was cut', () => {
    const [only] = nodes(
      `|--Table Scan(OBJECT:([t]), WHERE:([t].[a]=N'b' AND [t].[c\n\n(3 row(s) affected)\n\nTable 't'. Scan count 1`,
    )
    expect(only?.details).toEqual([['WHERE', "[t].[a]=N'b' AND [t].[c"]])
  })

  it('a second statement is not read', () => {
    expect(parsePlan(`${showplanText}\n\n${showplanText}`)).toEqual({ ...parsePlan(showplanText), hasMore: true })
  })

  it('a masked plan has the operations and figures without names and literals', () => {
    for (const text of [showplanAll, concatenation, lookups]) {
      const [masked = ''] = maskPlans([text])
      expect(masked).not.toMatch(/MIN0150|Order\b|Staff|Praha|Sales|Adventure|Quote|2444|776/)
      const figures = nodes(text).map(({ kind, loops, rows, cost }) => [kind, loops, rows, cost])
      expect(nodes(masked).map(({ kind, loops, rows, cost }) => [kind, loops, rows, cost])).toEqual(figures)
    }
  })
})
