import { expect, it } from 'vitest'
import type { HelpTexts } from './help'
import { makePage, openPages } from './test-index'

const help: HelpTexts = {
  texts: { noRule: 'There is no rule {code}.', ruleList: 'All rules', sections: 'Browse', report: 'Report' },
  report: 'https://example.com/support/',
}
const rule = (code: string) => ({
  id: code.toLowerCase(),
  heading: `${code} · A rule`,
  depth: 2,
  text: 'Text.',
  code: '',
})
const pages = [
  makePage({ id: 'docs/insides/rules', href: '/rules/', sections: [rule('RW17'), rule('RW39')] }),
  makePage({ id: 'docs/audit/index', href: '/audit/', title: '审核：索引失效与慢查询', text: 'Indexes.' }),
  makePage({ id: 'docs/plan', href: '/plan/', title: 'Execution plans', trail: ['Audit'], text: 'RW is 99 % of it.' }),
  makePage({ id: 'docs/guides/troubleshooting', href: '/troubleshooting/', title: 'Troubleshooting', text: 'Help.' }),
]
const synonyms = [['slow query', '慢查询']]
const ask = async (typed: string) =>
  (await openPages(pages, { locale: 'zh', help, synonyms })).query(typed, { limit: 5 })

it.each(['rw99', 'RW 99', 'rw-99', 'plan RW 99'])(
  'the search help reports that there is no rule %s, and suggests no other rule',
  async (typed) => {
    const { correction, help: answer } = await ask(typed)
    expect([correction, answer?.unknownRule, answer?.ruleList]).toEqual([undefined, 'RW99', '/rules/'])
  },
)

it('the search help does not offer the list of rules for a rule that exists, or for a number that is not a rule', async () => {
  expect((await ask('rw39')).help).toBe(undefined)
  expect((await ask('zz99')).help?.unknownRule).toBe(undefined)
  expect((await ask('plan zz99')).help).toBe(undefined)
})

it.each([
  ['suoyin shixiao', '索引失效'],
  ['suoyinshixiao', '索引失效'],
  ['suo yin shi xiao', '索引失效'],
  ['suǒ yǐn', '索引'],
  ['manchaxun', '慢查询'],
  ['audit suo yin', 'audit 索引'],
  ['审核suoyin', '审核索引'],
])('the search reads the pinyin in %s, which the index lacks, as Chinese words', async (typed, correction) => {
  const { total, ...result } = await ask(typed)
  expect([total, result.correction, result.isCorrected]).toEqual([1, correction, true])
})

it.each([
  ['ekzekution', ['execution']],
  ['mongodb', []],
  ["'", []],
])('the search help suggests words that sound or are spelt like %s, which no page has', async (typed, proposals) => {
  const { total, help: answer } = await ask(typed)
  expect([total, answer?.suggestions]).toEqual([0, proposals])
})

it('the search help links to the sections of the site and to the URL for reports', async () => {
  const { help: answer } = await ask('mongodb')
  expect([answer?.sections, answer?.report]).toEqual([
    [
      ['审核：索引失效与慢查询', '/audit/'],
      ['Troubleshooting', '/troubleshooting/'],
    ],
    'https://example.com/support/',
  ])
})
