import { describe, expect, it } from 'vitest'
import { compileText, html } from '../test-body'

describe('<ReportPart>', () => {
  it('<ReportPart> gets the report and the SQL of its part, with the lines of the fragments highlighted', async () => {
    const markup = await html('<ReportPart part="rewrite" />')
    expect(markup).toMatch(/^<x-report part="rewrite" report="\{&quot;analysis&quot;:/)
    expect(markup.match(/<x-code /g)).toHaveLength(2)
    expect(markup).toMatch(/hl[^>]*(?:&gt;|>)(?:(?!AND).)*AND/)
  })

  it('<ReportPart> has its SQL checked and indexed like other fences', async () => {
    const { sql, sections } = await compileText('Text.\n\n<ReportPart part="index" />')
    const ddl = 'CREATE INDEX idx_orders_priority_date ON orders (o_orderpriority, o_orderdate);'
    expect(sql.statements).toMatchObject([{ sql: ddl, line: 3, column: 1 }])
    expect(sections[0]?.code).toBe(ddl)
  })

  it.each([
    ['<ReportPart />', '<ReportPart> requires the attribute part, one of summary, findings, rewrite, index'],
    [
      '<ReportPart part="sumary" />',
      '<ReportPart> requires the attribute part, one of summary, findings, rewrite, index (did you mean “summary”?)',
    ],
    ['<ReportPart part="summary" of="Q_1" />', '<ReportPart> has no “of”'],
    ['See <ReportPart part="summary" /> here.', '<ReportPart /> must be on a line of its own'],
  ])('<ReportPart> written as %s is rejected with the reason', async (body, reason) => {
    await expect(compileText(body)).rejects.toThrow(reason)
  })
})
