import { describe, expect, it } from 'vitest'
import { csvCell, defaultPolicy, policyCsv, policyJson } from './policy'
import { makeFamily, makeRewrite, makeRule } from './test-rules'

const families = [
  makeFamily('b', 'insides/b', [
    makeRule('NM02', {
      level: 'notice',
      databases: ['mysql', 'kes'],
      statements: ['CREATE TABLE', 'ALTER TABLE'],
      needs: 'workspace',
      threshold: { name: { en: 'pattern', zh: '模式' }, default: '=^[a-z]"x"' },
    }),
  ]),
  makeFamily('a', 'insides/a', [makeRule('NM01'), makeRewrite('RW01')]),
]
const policy = defaultPolicy(families)

describe('defaultPolicy', () => {
  it('defaultPolicy has every audit rule with its level, sorted by code, and no rewrites', () => {
    expect(policy.map(({ code, level }) => [code, level])).toEqual([
      ['NM01', 'warning'],
      ['NM02', 'notice'],
    ])
    expect(policy[0]).toMatchObject({ levelName: { en: 'Warning', zh: '警告' }, needs: 'statement' })
    expect(policy[0]?.databases).toHaveLength(8)
    expect(policy[1]).toMatchObject({ databases: ['MySQL', 'KES'], needs: 'workspace' })
  })

  it('defaultPolicy is JSON with the texts of both languages', () => {
    expect(JSON.parse(policyJson(policy))).toMatchObject({
      policy: 'default',
      rules: [{ code: 'NM01', name: { en: 'Name of NM01', zh: 'NM01 的名称' } }, { code: 'NM02' }],
    })
  })

  it('defaultPolicy is CSV with a column for each language, lines that end in CRLF, and a byte order mark', () => {
    const [head, , second, ...rest] = policyCsv(policy).split('\r\n')
    expect(head).toMatch(/^\uFEFF"code","level","level_en","level_zh","name_en","name_zh"/)
    expect(second).toBe(
      '"NM02","notice","Notice","提示","Name of NM02","NM02 的名称","CREATE TABLE; ALTER TABLE","MySQL; KES","workspace","pattern","模式","\'=^[a-z]""x""","",""',
    )
    expect(rest).toEqual([''])
  })
})

describe('csvCell', () => {
  it.each([
    ['a, b', '"a, b"'],
    ['say "a"', '"say ""a"""'],
    ['two\nlines', '"two\nlines"'],
    [-1, '"-1"'],
    ['', '""'],
  ])('csvCell quotes %j', (value, cell) => {
    expect(csvCell(value)).toBe(cell)
  })

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1'])('csvCell escapes the formula %j', (value) => {
    expect(csvCell(value)).toBe(`"'${value}"`)
  })
})
