import { fixture } from '../config/sql-assets'
import { setupOf, type BodySql } from '../mdx/plugins/sql'
import type { Dialect } from '../sql/index'
import { allPages } from './all-pages'
import { bodyFacts } from './body'
import { snapshot } from './source'

/** The statements of the `<Rewrite>`s of all pages, with the tables that they need. */
export interface RewriteExamples {
  /** The CREATE TABLE statement of each example table, by its name, parents first. */
  readonly tables: Readonly<Record<string, string>>
  /** The rewrites by the name of their record. */
  readonly rewrites: Readonly<Record<string, RewriteExample>>
  /** The record of each rewrite rule, by its code. */
  readonly rules: Readonly<Record<string, string>>
}

export interface RewriteExample {
  /** The names of the example tables that it needs. */
  readonly tables: readonly string[]
  /** The SQL that its page runs on the tables before. */
  readonly setup?: string
  readonly before: string
  readonly after: string
  /** The dialect of both; absent for PostgreSQL. */
  readonly dialect?: Dialect
}

/** Returns the rewrites of all pages. */
export async function rewriteExamples(): Promise<RewriteExamples> {
  const bodies = []
  for (const page of allPages()) bodies.push((await bodyFacts(page)).sql)
  const tables = exampleTables(fixture())
  const rewrites = rewritesOf(bodies, tables)
  return { tables, rewrites, rules: recordsOfRules(rewrites) }
}

/** Returns the rewrites of bodies by the name of their record. */
export function rewritesOf(
  bodies: readonly BodySql[],
  tables: RewriteExamples['tables'],
): Record<string, RewriteExample> {
  const entries = bodies.flatMap((body) => {
    const setup = setupOf(body)
    const rewrites = body.pairs.filter(({ component }) => component === 'Rewrite')
    return rewrites.map(({ record, before, after, dialect }): [string, RewriteExample] => {
      const names = neededTables(tables, `${setup}\n${before}\n${after}`)
      return [record, { tables: names, ...(setup !== '' && { setup }), before, after, ...(dialect && { dialect }) }]
    })
  })
  return Object.fromEntries(entries)
}

function recordsOfRules(rewrites: RewriteExamples['rewrites']): Record<string, string> {
  const records = new Map(Object.entries(rewrites).map(([record, { before, after }]) => [before + after, record]))
  const rules = snapshot().rules.flatMap((family) => family.rules)
  return Object.fromEntries(
    rules.flatMap((rule) => {
      const record = 'kind' in rule && records.get(rule.before.sql.trim() + rule.after.sql.trim())
      return record ? [[rule.code, record]] : []
    }),
  )
}

/** Returns the CREATE TABLE statements of a script in which each is on a line of its own, one column on a line. */
export function exampleTables(script: string): Record<string, string> {
  const statements = [...script.matchAll(/^CREATE TABLE (\w+) \((.*)\);$/gm)]
  return Object.fromEntries(
    statements.map(([, name = '', columns = '']) => {
      const lines = columns.split(/, (?![^(]*\))/).map((column) => `  ${column}`)
      return [name, `CREATE TABLE ${name} (\n${lines.join(',\n')}\n);`]
    }),
  )
}

/** Returns the names of the tables that an SQL text mentions, and of those that their foreign keys reference. */
export function neededTables(tables: Readonly<Record<string, string>>, sql: string): string[] {
  const mentions = (text: string, name: string) => new RegExp(`\\b${name}\\b`, 'i').test(text)
  const names = Object.keys(tables)
  const needed = new Set<string>()
  const add = (name: string) => {
    if (needed.has(name)) return
    needed.add(name)
    names.filter((other) => mentions(tables[name] ?? '', `REFERENCES ${other}`)).forEach(add)
  }
  names.filter((name) => mentions(sql, name)).forEach(add)
  return names.filter((name) => needed.has(name))
}
