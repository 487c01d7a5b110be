import { expect, it } from 'vitest'
import { makeRule } from '../audit-rules/test-rules'
import { reportJson, reportLines, reportMarkdown, reportSarif, reviewRules, reviewSql } from './index'

const rules = reviewRules([{ page: 'audit/rules', rules: [makeRule('DM01'), makeRule('DM03')] }], 'en')
const sql = 'SELECT *\nFROM t;\nSELEC 1;\n'
const findings = await reviewSql(sql, { dialect: 'postgresql', rules })
const files = [{ file: 'my queries/a.sql', findings }]

it('a report has a line for each finding: file, line, column, level, rule, name', () => {
  expect(reportLines(files)).toEqual([
    'my queries/a.sql:1:8 warning DM03 Name of DM03',
    'my queries/a.sql:3:1 prohibited syntax syntax error at or near "SELEC"',
  ])
})

it('a JSON report has the positions, reasons and passing SQL', () => {
  const [first, second] = (JSON.parse(reportJson(files)) as { findings: unknown[] }).findings
  expect(first).toEqual({
    file: 'my queries/a.sql',
    line: 1,
    column: 8,
    end: { line: 1, column: 9 },
    level: 'warning',
    rule: 'DM03',
    name: 'Name of DM03',
    reason: rules[1]?.reason,
    repair: rules[1]?.repair,
  })
  expect(second).not.toHaveProperty('reason')
})

it('a SARIF report describes the rules of its results, with their URLs and levels', () => {
  const tool = { name: 'Tool', url: 'https://example.com/', urlOf: () => 'https://example.com/rules/' }
  const log = JSON.parse(reportSarif(files, rules, tool)) as {
    version: string
    runs: { tool: { driver: unknown }; columnKind: string; results: unknown[] }[]
  }
  expect(log.version).toBe('2.1.0')
  const [run] = log.runs
  expect(run?.columnKind).toBe('utf16CodeUnits')
  expect(run?.tool.driver).toEqual({
    name: 'Tool',
    informationUri: 'https://example.com/',
    rules: [
      {
        id: 'DM03',
        shortDescription: { text: 'Name of DM03' },
        fullDescription: { text: rules[1]?.reason },
        helpUri: 'https://example.com/rules/',
        defaultConfiguration: { level: 'warning' },
      },
      {
        id: 'syntax',
        shortDescription: { text: 'Statement that cannot be read' },
        defaultConfiguration: { level: 'error' },
      },
    ],
  })
  expect(run?.results[1]).toEqual({
    ruleId: 'syntax',
    ruleIndex: 1,
    level: 'error',
    message: { text: 'syntax error at or near "SELEC"' },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: 'my%20queries/a.sql' },
          region: { startLine: 3, startColumn: 1, endLine: 3, endColumn: 6 },
        },
      },
    ],
  })
})

it('a Markdown report is a table with links, in which texts of the SQL cannot end a cell or be HTML', () => {
  const [first, second] = findings
  const hostile = second ? [{ ...second, name: 'syntax error at "a | <b>\nc"' }] : []
  const texts = {
    columns: ['Place', 'Level', 'Rule', 'Reason'],
    levels: { prohibited: 'Prohibited', warning: 'Warning', notice: 'Notice' },
    urlOf: (rule: string) => (rule === 'DM03' ? 'https://example.com/#dm03' : undefined),
  }
  expect(reportMarkdown([...(first ? [first] : []), ...hostile], texts)).toBe(
    `| Place | Level | Rule | Reason |
| --- | --- | --- | --- |
| 1:8 | Warning | [DM03 Name of DM03](https://example.com/#dm03) | ${first?.reason} |
| 3:1 | Prohibited | syntax error at "a \\| \\<b> c" |  |
`,
  )
})
