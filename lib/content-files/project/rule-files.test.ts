import { describe, expect, it } from 'vitest'
import { checkFiles } from '../../content-lint/test-check'
import { mdx } from '../test-fixtures'

const rule = (code: string, change = '') => `  {
    code: '${code}',
    name: { en: 'Name', zh: '名称' },
    level: 'notice',
    statements: ['SELECT'],
    databases: 'all',
    trigger: { en: 'it does.', zh: '出现时。' },
    reason: { en: 'It hurts {product}.', zh: '有害。' },
    bad: { sql: 'SELECT 1;' },
    good: {
      sql: \`SELECT 2
FROM t;\`,
    },
${change}  },
`
const family = (...rules: string[]) => `export default {\npage: 'names',\nrules: [\n${rules.join('')}]}\n`
const page = { 'en/docs/names.mdx': mdx('title: Names', '<RuleFamily name="names" />') }
const check = async (files: Record<string, string>) => (await checkFiles({ ...page, ...files })).reports

describe('files of rules', () => {
  it('valid files of rules have no diagnostics', async () => {
    expect(await check({ 'rules/names.ts': family(rule('NM01'), rule('NM02')) })).toEqual([])
  })

  it('hidden files of rules are ignored', async () => {
    expect(await check({ 'rules/names.ts': family(rule('NM01')), 'rules/.names.ts': 'unsaved' })).toEqual([])
  })

  it.each([
    [
      'a misspelt level',
      "    level: 'notise',\n",
      'NM01: level must be "prohibited", "warning" or "notice" (did you mean “notice”?), not "notise"',
    ],
    [
      'an unknown database',
      "    databases: ['mysq'],\n",
      'NM01: databases[0] must be "mysql", "postgresql", "opengauss", "oracle", "sqlserver", "oceanbase", "kes" or "tdsql" (did you mean “mysql”?), not "mysq"',
    ],
    [
      'passing SQL for an unknown database',
      "    variants: { mysq: 'SELECT 2;' },\n",
      'NM01: variants unknown field “mysq” (did you mean “mysql”?)',
    ],
    ['a language that is missing', "    note: { en: 'x' },\n", 'NM01: note.zh is missing'],
    ['a field that no rule has', '    levle: 1,\n', 'NM01: unknown field “levle” (did you mean “level”?); known: '],
  ])('an invalid rule is reported with file, line and code: %s', async (_, change, message) => {
    const [report = ''] = await check({ 'rules/names.ts': family(rule('NM01', change)) })
    expect(report).toMatch(/^rules\/names\.ts:\d+:\d+: /)
    expect(report).toContain(message)
  })

  it('an invalid code and a duplicate code of rules are reported', async () => {
    expect(await check({ 'rules/names.ts': family(rule('NM1')) })).toContain(
      'rules/names.ts:5:5: NM1: code must be two capitals and two digits, such as DM30, not "NM1"',
    )
    const other = family(rule('NM01')).replace("'names'", "'other'")
    expect(await check({ 'rules/names.ts': family(rule('NM01')), 'rules/other.ts': other })).toContain(
      'rules/other.ts:5:1: NM01: the code is used in rules/names.ts already',
    )
  })

  it('a rule in a file with CRLF is reported with its line', async () => {
    const files = { 'rules/names.ts': family(rule('NM01')), 'rules/other.ts': family(rule('NM01')) }
    const other = files['rules/other.ts'].replace("'names'", "'other'").replaceAll('\n', '\r\n')
    expect(await check({ ...files, 'rules/other.ts': other })).toContain(
      'rules/other.ts:5:1: NM01: the code is used in rules/names.ts already',
    )
  })

  it('a link of a rule to a page that does not exist is reported', async () => {
    const other = family(rule('NM02')).replace("'names'", "'nmaes'")
    expect(await check({ 'rules/names.ts': family(rule('NM01')), 'rules/other.ts': other })).toEqual([
      'rules/other.ts:1:1: page is the doc “nmaes”, which does not exist (did you mean “names”?)',
    ])
  })

  it('an error of Markdown in the text of a rule is reported once for the pages of both languages', async () => {
    const broken = rule('NM01').replace('it does.', 'a <5 b').replace('出现时。', 'a <5 b')
    const zh = { 'zh/docs/names.mdx': mdx('title: 命名', '<RuleFamily name="names" />') }
    const reports = await check({ ...zh, 'rules/names.ts': family(broken) })
    expect(reports).toHaveLength(1)
    expect(reports[0]).toMatch(/^rules\/names\.ts:10:1: NM01: Unexpected character/)
  })

  it('a file of rules that cannot be loaded is reported', async () => {
    const reports = await check({ 'rules/names.ts': 'export default {' })
    expect(reports.at(-1)).toMatch(/^rules\/names\.ts:1:\d+: /)
  })
})
