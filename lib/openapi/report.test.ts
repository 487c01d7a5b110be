import { expect, it } from 'vitest'
import { readApi } from './document'
import { readReport } from './report'

it('the report has the parts of the example of the API document, with names in the language', () => {
  const report = readReport(readApi('en'), 'en')
  expect(report).toMatchObject({
    analysis: 'urgent orders of 1996',
    statement: 'Q_1',
    counts: { numberOfQuery: 1, numberOfSyntaxError: 0, numberOfIndex: 1 },
    findings: [{ code: 'DM23', level: 'warning', fragments: ['EXTRACT(YEAR FROM o_orderdate) = 1996'] }],
    rewrite: { code: 'RW35', name: 'Arithmetic off the column', kind: 'equivalent' },
    costs: { before: 448.5, after: 212.26, improvement: 111.3 },
  })
  expect(report.index.columns.map(({ columnName, usage }) => [columnName, usage])).toEqual([
    ['o_orderpriority', 'equality'],
    ['o_orderdate', 'range'],
  ])
  expect(readReport(readApi('zh'), 'zh').rewrite.name).toBe('列运算转换')
})

it('an example that lacks a part of the report is an error that names the operation and the field', () => {
  const api = structuredClone(readApi('en'))
  const answer = api.paths['/getStatementDetails']?.post?.responses['200'].content['application/json']
  const example = answer?.example as { data: object } | undefined
  Object.assign(example?.data ?? {}, { rewrittenQuery: [] })
  expect(() => readReport(api, 'en')).toThrow(
    /^the example of getStatementDetails in api\/openapi\.yaml lacks a part of the report: [^]*data\.rewrittenQuery/,
  )
})
