import { describe, expect, it } from 'vitest'
import { familyMarkdown, rulesTable } from './markdown'
import { makeFamily, makeRewrite, makeRule } from './test-rules'

const text = (lines: readonly { text: string }[]) => lines.map((line) => line.text).join('\n')
const markdownOf = (rule: Parameters<typeof makeFamily>[2][number], locale: 'en' | 'zh' = 'en') => {
  const family = makeFamily('own', 'insides/own', [rule])
  return text(familyMarkdown(family, locale))
}

describe('audit rules as Markdown', () => {
  const rule = makeRule('NM08', {
    databases: ['mysql', 'kes'],
    statements: ['CREATE TABLE', 'RENAME'],
    needs: 'statistics',
    threshold: { name: { en: 'at most', zh: '上限' }, default: 30, unit: { en: 'characters', zh: '个字符' } },
    bad: { sql: 'SELECT 1\nFROM t;', marks: 'mysql' },
    note: { en: 'See DM01.', zh: '见 DM01。' },
  })

  it('an audit rule as Markdown is a row of a table and a section with facts, texts and fences', () => {
    expect(markdownOf(rule)).toBe(`| Code | Rule | Level | Statements | Databases |
| --- | --- | --- | --- | --- |
| [NM08](#nm08) | Name of NM08 | Warning | CREATE TABLE, RENAME | MySQL, KES |

## NM08 · Name of NM08 {#nm08}

| Level | Statements | Databases | Needs | Setting |
| --- | --- | --- | --- | --- |
| Warning | CREATE TABLE, RENAME | MySQL, KES | statistics | at most: 30 characters |

**Reported when** it does.

**Why.** It hurts.

\`\`\`sql title="Reported" mysql
SELECT 1
FROM t;
\`\`\`

\`\`\`sql title="Passes"
SELECT 2;
\`\`\`

**Note.** See DM01.
`)
  })

  it('an audit rule as Markdown is translated into Chinese, with the same anchors and SQL', () => {
    const shown = markdownOf(rule, 'zh')
    expect(shown).toContain('## NM08 · NM08 的名称 {#nm08}')
    expect(shown).toContain('| 警告 | CREATE TABLE、RENAME | MySQL、KES | 统计信息 | 上限：30 个字符 |')
    expect(shown).toContain('**触发条件**：出现时。')
    expect(shown).toContain('```sql title="会被报告" mysql\nSELECT 1')
  })

  it('an audit rule as Markdown has no variants, which only the review tool shows', () => {
    const variants = { sqlserver: 'SELECT TOP (1) a FROM t;' }
    expect(markdownOf(makeRule('DM02', { variants }))).toBe(markdownOf(makeRule('DM02')))
  })

  it('an audit rule as Markdown shows a pattern as code, with its `|` escaped', () => {
    const threshold = { name: { en: 'pattern', zh: '正则' }, default: 'a|b' }
    expect(markdownOf(makeRule('NM01', { threshold }))).toContain('| pattern: `a\\|b` |')
  })
})

describe('rewrites as Markdown', () => {
  it('a rewrite as Markdown has its condition, then a fence that is checked with the engine', () => {
    expect(markdownOf(makeRewrite('RW09', { plan: true }))).toContain(`**Condition.** Always.

<Rewrite rule="RW09" kind="equivalent" plan>

\`\`\`sql
SELECT 1;
\`\`\`

\`\`\`sql
SELECT 1;
\`\`\`

</Rewrite>
`)
  })

  it('a rewrite as Markdown names what its equivalence depends on, between the condition and the SQL', () => {
    const depends = { en: 'the collation.', zh: '排序规则。' }
    const rewrite = makeRewrite('RW46', { depends })
    expect(markdownOf(rewrite)).toContain(
      '**Condition.** Always.\n\n**Equivalence depends on** the collation.\n\n<Rewrite',
    )
    expect(markdownOf(rewrite, 'zh')).toContain('**条件**：总是成立。\n\n**等价性取决于**：排序规则。')
  })

  it('a rewrite as Markdown has no note on dependence if its equivalence depends on nothing', () => {
    expect(markdownOf(makeRewrite('RW09'))).not.toContain('depends on')
  })

  it('a rewrite in another engine’s SQL as Markdown is compared too', () => {
    const example = { sql: 'SELECT 1', marks: 'mysql' }
    const shown = markdownOf(makeRewrite('RW44', { before: example, after: example }))
    expect(shown).toContain('<Rewrite rule="RW44" kind="equivalent">\n\n```sql mysql\nSELECT 1\n```\n')
  })

  it('a correctness rewrite as Markdown names what it repairs', () => {
    const shown = markdownOf(makeRewrite('RW05', { kind: 'correctness' }))
    expect(shown).toContain('| Kind | Statements | Databases |\n| --- | --- | --- |\n| Correctness rewrite |')
    expect(shown).toContain('**What it corrects.** Work.')
  })
})

describe('a table of several families', () => {
  it('a table of several families is sorted by code, and each code links to its own page', () => {
    const families = [
      makeFamily('b', 'insides/b', [makeRule('TB01')]),
      makeFamily('a', 'insides/a', [makeRule('NM01')]),
    ]
    expect(
      rulesTable(families, '', 'en')
        .slice(2, 4)
        .map(({ text: row }) => row),
    ).toEqual([
      '| [NM01](doc:docs/insides/a.mdx#nm01) | Name of NM01 | Warning | SELECT | all |',
      '| [TB01](doc:docs/insides/b.mdx#tb01) | Name of TB01 | Warning | SELECT | all |',
    ])
  })
})
