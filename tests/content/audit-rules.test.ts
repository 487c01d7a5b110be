import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readProject } from '@/lib/content-files/project/project'
import { parseFenceFlags } from '@/lib/mdx/sql-fence'
import { site } from '@/lib/config/site'

const { project, reports } = await readProject(site.contentDir)
const families = project.rules ?? []
const rules = families.flatMap((family) => family.rules)

/** The codes of a prefix, in order. */
const byPrefix = new Map<string, string[]>()
for (const { code } of rules) {
  const prefix = code.slice(0, 2)
  byPrefix.set(prefix, [...(byPrefix.get(prefix) ?? []), code])
}

/** The numbers from one in the words of descriptions. */
const numbers = {
  en: 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(' '),
  zh: '一 两 三 四 五 六 七 八 九 十 十一 十二 十三 十四 十五'.split(' '),
} as const

describe('the site’s audit rules', () => {
  it('the site’s audit rules are valid', () => {
    expect(reports).toEqual([])
    expect(rules.length).toBeGreaterThan(0)
  })

  it.each([...byPrefix])('the %s rules are numbered without gaps and duplicates', (prefix, codes) => {
    const expected = codes.map((_, index) => `${prefix}${String(index + 1).padStart(2, '0')}`)
    expect([...codes].sort()).toEqual(expected)
  })

  it.each(families.map((family) => [family.name, family] as const))(
    'the %s rules are in order of code',
    (_, family) => {
      const codes = family.rules.map(({ code }) => code)
      expect(codes).toEqual([...codes].sort())
    },
  )

  it.each(families.map((family) => [family.page, family] as const))(
    'the description of %s states in both languages how many rules the page has',
    (page, family) => {
      const description = (locale: string) => {
        const text = readFileSync(`${site.contentDir}/${locale}/docs/${page}.mdx`, 'utf8')
        return /^description: (.*)$/m.exec(text)?.[1]?.toLowerCase()
      }
      const last = family.rules.length - 1
      expect(description('en')).toMatch(new RegExp(`\\b${numbers.en[last]} (?:audit rules|rewrites)\\b`))
      expect(description('zh')).toMatch(new RegExp(`(?<!十)${numbers.zh[last]}条`))
    },
  )

  it.each(rules.map((rule) => [rule.code, rule] as const))(
    'the %s rules have no text that is equal to its translation',
    (_, rule) => {
      for (const [field, value] of Object.entries(rule) as [string, unknown][]) {
        if (value === null || typeof value !== 'object' || !('zh' in value) || !('en' in value)) continue
        expect(value.zh).not.toBe(value.en)
        expect(value.en).not.toMatch(/\p{Script=Han}.*\p{Script=Han}/u)
        // the engines that do a rewrite themselves may be names and nothing else
        if (field !== 'native') expect(value.zh).toMatch(/\p{Script=Han}/u)
      }
    },
  )

  it.each(rules.map((rule) => [rule.code, rule] as const))(
    'the statements of %s differ and have at most 15 lines each',
    (_, rule) => {
      const [first, second] = 'kind' in rule ? [rule.before, rule.after] : [rule.bad, rule.good]
      expect(first.sql).not.toBe(second.sql)
      for (const { sql, marks = '' } of [first, second]) {
        expect(sql.trim().split('\n').length).toBeLessThanOrEqual(15)
        expect(() => parseFenceFlags(marks)).not.toThrow()
        expect(parseFenceFlags(marks).setup).toBe(false)
      }
    },
  )

  it.each(rules.flatMap((rule) => ('variants' in rule ? [[rule.code, rule] as const] : [])))(
    'the variants of %s are for other databases to which the rule applies, and have at most 15 lines each',
    (_, { databases, good, variants = {} }) => {
      for (const [database, sql] of Object.entries(variants)) {
        expect(databases === 'all' ? database : databases).toContain(database)
        expect(sql).not.toBe(good.sql)
        expect(sql).toBe(sql.trim())
        expect(sql.split('\n').length).toBeLessThanOrEqual(15)
      }
    },
  )
})
