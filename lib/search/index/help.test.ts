import { expect, it } from 'vitest'
import { suggestions } from '../query/suggestions'
import type { SearchHelp } from './files'
import type { HelpTexts } from './help'
import { makePage, openPages } from './test-index'

const help: HelpTexts = {
  texts: { noRule: 'There is no rule {code}.', ruleList: 'All rules', sections: 'Browse', report: 'Report' },
  report: 'https://example.com/support/',
}
const emptyHelp: SearchHelp = { ...help, rules: { codes: [], list: undefined }, sections: [], words: [], sounds: [] }
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
  ['suoyin shixiao', ['索引失效']],
  ['suoyinshixiao', ['索引失效']],
  ['suǒ yǐn', ['索引']],
  ['manchaxun', ['慢查询']],
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

it('the search help gives up on a long text whose pinyin can be divided in many ways, none of which is complete', () => {
  const sounds: [sound: string, word: string][] = [
    ['shi', '是'],
    ['shishi', '实时'],
  ]
  const text = 'shi'.repeat(100)
  expect(suggestions(text, { ...emptyHelp, sounds })).toEqual(['实时'.repeat(50)])
  expect(suggestions(`${text}x`, { ...emptyHelp, sounds })).toEqual([])
})
