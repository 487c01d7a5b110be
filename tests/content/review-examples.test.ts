import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { AuditRule } from '@/lib/audit-rules/schema'
import { readProject } from '@/lib/content-files/project/project'
import { site } from '@/lib/config/site'
import { reviewDialects, reviewRules, reviewSql, type ReviewDialect } from '@/lib/review/index'
import { repairIn } from '@/lib/review/repair'
import { checks } from '@/lib/review/rules/index'
import { splitStatements } from '@/lib/review/tokens'
import { overlaps } from './overlaps'

const { project } = await readProject(site.contentDir)
const families = project.rules ?? []
const rules = reviewRules(families, 'en')
const audit = families.flatMap((family) => family.rules).flatMap((rule) => ('kind' in rule ? [] : [rule]))

/** The rules with checks whose examples can be read. */
const readable = audit.filter(({ code, bad, good }) => code in checks && dialectOf(bad) && dialectOf(good))

// the statements that create the tables of every example, without their rows
const [schema = ''] = readFileSync('content/sql/tpch.sql', 'utf8').split('\n\nINSERT')
const schemas = {
  postgresql: schema,
  sqlserver: schema,
  oracle: `${schema}; CREATE TABLE orders_by_month (o_custkey NUMBER NOT NULL, o_orderdate DATE NOT NULL) PARTITION BY RANGE (o_orderdate) (PARTITION p VALUES LESS THAN (DATE '2026-01-01'));`,
  // MySQL requires the columns that a foreign key references
  mysql: schema.replace(/(?:, FOREIGN KEY \([^)]*\))? REFERENCES \w+/g, ''),
}

/** Replaces a comment such as `-- 1,200 more values` by so many values or rows. */
function complete(sql: string): string {
  return sql.replace(/-- ([\d,]+) more (values|rows)/, (_, count: string, unit: string) => {
    const numbers = Array.from({ length: Number(count.replace(',', '')) }, (_item, index) => index)
    return numbers.map((value) => (unit === 'rows' ? `(${value}, 'x'),` : `${value},`)).join(' ')
  })
}

/** The codes that a review reports, by dialect and SQL; the passing SQL of a rule is usually its good example. */
const known = new Map<string, Promise<string[]>>()

function reported(sql: string, dialect: ReviewDialect): Promise<string[]> {
  const key = `${dialect} ${sql}`
  const codes = known.get(key) ?? review(sql, dialect)
  known.set(key, codes)
  return codes
}

async function review(sql: string, dialect: ReviewDialect): Promise<string[]> {
  const findings = await reviewSql(complete(sql), { dialect, rules, schema: schemas[dialect] })
  return [...new Set(findings.map(({ rule }) => rule))]
}

/** Returns the dialect of an example; undefined for others. */
function dialectOf({ marks = '' }: AuditRule['bad']): ReviewDialect | undefined {
  const word = marks.split(' ')[0] ?? ''
  if (word === 'mysql' || word === 'oracle') return word
  return word === '' || word === 'parsed' || word.startsWith('fails=') ? 'postgresql' : undefined
}

/** Returns the dialects in which an example can be read: its own, and others whose parser accepts the example. */
async function readings(rule: AuditRule, example: AuditRule['bad']): Promise<[ReviewDialect, string[]][]> {
  const applies = rules.find(({ code }) => code === rule.code)?.dialects ?? []
  const found: [ReviewDialect, string[]][] = []
  for (const dialect of reviewDialects.filter((name) => applies.includes(name))) {
    const codes = await reported(example.sql, dialect)
    if (dialect === dialectOf(example) || !codes.includes('syntax')) found.push([dialect, codes])
  }
  return found
}

/** Examples that are correct in another dialect. */
const fineElsewhere: Readonly<Record<string, ReviewDialect>> = {
  // PostgreSQL has no implicit conversion between text and numbers, and raises an error
  DM24: 'postgresql',
  // all numbers of Oracle are of the same type
  DM25: 'oracle',
  // DOUBLE PRECISION of Oracle is a NUMBER, which has no rounding errors of base 2
  CL06: 'oracle',
  // BIT of SQL Server is a truth value
  CL16: 'sqlserver',
}

/** SQL that a dialect does not have although its parser accepts it; strings are empty here. */
const foreign: Readonly<Record<ReviewDialect, RegExp>> = {
  postgresql: /\b(?:auto_increment|unsigned|datetime\w*|n(?:var)?char|varchar2|number|top|go|sysdate)\b|@/i,
  mysql:
    /\b(?:concurrently|timestamptz|inet|serial|generated always as identity|nulls (?:first|last|not)|returning|include|random|string_agg|n?varchar2|number|top|restrict|cascade|go)\b|::|\|\||\$|\bcollate ''/i,
  sqlserver:
    /\b(?:limit|concurrently|timestamp\w*|(?:big)?serial|boolean|true|false|uuid|inet|n?text|(?:tiny|medium|long)?(?:text|blob)|auto_increment|engine|unsigned|returning|generated|now|current_date|random|nulls|comment|cascade|not valid|invisible|modify|drop primary|add column|update \w+ (?!set)\w+ set|delete from \w+ (?!where|output)\w+ where)\b|::|\|\||\$|`|\bdate ''/i,
  oracle:
    /\b(?:limit|concurrently|timestamptz|bigint|(?:big)?serial|boolean|true|false|uuid|inet|text|auto_increment|engine|unsigned|datetime2?|top|go|nulls not|include|if (?:not )?exists|add column|filter|not null default|not valid|alter table \w+ drop index|now|random|returning(?!.*\binto)|values \([^)]*\) , \()|::|`|@|\$|\?|\bdrop primary key ,/i,
}

/** Returns a text without its comments and the contents of its strings. */
function codeOf(sql: string, dialect: ReviewDialect): string {
  const tokens = splitStatements(sql, dialect).flatMap((statement) => statement.tokens)
  return tokens.flatMap(({ kind, text }) => (kind === 'comment' ? [] : kind === 'string' ? "''" : text)).join(' ')
}

describe.each(reviewDialects)('the passing SQL that a review in %s shows', (dialect) => {
  const active = rules.filter(({ dialects }) => dialects.includes(dialect))

  it.each(active.map((rule) => [rule.code, repairIn(rule, dialect)]))(
    '%s is in this dialect and passes the rule',
    async (code = '', sql = '') => {
      const codes = await reported(sql, dialect)
      expect(codes).not.toContain('syntax')
      expect(codes).not.toContain(code)
      expect(codeOf(sql, dialect)).not.toMatch(foreign[dialect])
    },
  )

  it('is written as a variant only for rules that apply and whose example cannot be executed', () => {
    const needless = rules.filter(
      ({ dialects, variants, repair }) =>
        variants?.[dialect] !== undefined && (!dialects.includes(dialect) || variants[dialect] === repair),
    )
    expect(needless).toEqual([])
  })
})

describe('the rules of a review', () => {
  it('every check belongs to a rule of the site', () => {
    expect(Object.keys(checks).filter((code) => !audit.some((rule) => rule.code === code))).toEqual([])
  })

  it('every rule with a check applies to a dialect of the review', () => {
    expect(rules.filter(({ dialects }) => dialects.length === 0)).toEqual([])
  })

  it('at least 60 rules of statements and 15 of schemas have a check', () => {
    const checked = audit.filter(({ code }) => code in checks)
    expect(checked.filter(({ needs }) => needs === undefined).length).toBeGreaterThanOrEqual(60)
    expect(checked.filter(({ needs }) => needs === 'workspace').length).toBeGreaterThanOrEqual(15)
  })

  it.each(readable.map((rule) => [rule.code, rule] as const))('%s reports its bad example', async (code, rule) => {
    for (const [dialect, codes] of await readings(rule, rule.bad))
      if (fineElsewhere[code] !== dialect) expect([dialect, ...codes]).toContain(code)
  })

  it.each(readable.map((rule) => [rule.code, rule] as const))('%s accepts its good example', async (code, rule) => {
    for (const [dialect, codes] of await readings(rule, rule.good)) expect([dialect, ...codes]).not.toContain(code)
  })

  it('the good examples are read, and reported by no other rule except those listed', async () => {
    const unlisted: string[] = []
    const listed = new Set<string>()
    for (const { code, good } of readable)
      for (const other of await reported(good.sql, dialectOf(good) ?? 'postgresql')) {
        const on = overlaps[other]?.on ?? []
        if (on !== 'all' && !on.includes(code)) unlisted.push(`${other} on ${code}`)
        listed.add(`${other} ${code}`)
      }
    expect(unlisted).toEqual([])
    const needless = Object.entries(overlaps).flatMap(([other, { on }]) =>
      on === 'all' ? [] : on.filter((code) => !listed.has(`${other} ${code}`)).map((code) => `${other} on ${code}`),
    )
    expect(needless).toEqual([])
  })
})

it.each(['en', 'zh'])(
  'the page of the review tool states in %s how many rules the tool knows, and names the others',
  (locale) => {
    const page = readFileSync(`content/${locale}/docs/workbench/review.mdx`, 'utf8')
    const perDialect = reviewDialects.map((name) => rules.filter(({ dialects }) => dialects.includes(name)).length)
    const counts = [...page.matchAll(/\b\d+(?= )/g)].map(Number)
    expect(counts).toEqual(expect.arrayContaining([rules.length, audit.length, ...perDialect]))
    const unknown = audit.filter(({ code }) => !(code in checks)).map(({ code }) => code)
    const named = [...page.matchAll(/\[([A-Z]{2}\d\d)\]/g)].map(([, code]) => code)
    expect(named.sort()).toEqual(unknown.sort())
  },
)
