import { fixture, volume } from '../config/sql-assets'
import { setupBefore, type BodySql } from '../mdx/plugins/sql'
import { allPages } from './all-pages'
import { bodyFacts } from './body'
import { exampleTables, neededTables } from './rewrite-examples'

/** The SQL of all pages that PostgreSQL can run, with the tables and rows that it needs. */
export interface SqlExamples {
  /** The statements that make the example tables, in order, each with the name of its table. */
  readonly tables: readonly TableStatement[]
  /** The statements that insert the additional rows on which plans are recorded. */
  readonly volume: readonly TableStatement[]
  readonly examples: Readonly<Record<string, SqlExample>>
}

/** The name of a table and a statement about it. */
type TableStatement = readonly [table: string, sql: string]

interface SqlExample {
  readonly sql: string
  /** The names of the example tables that it needs. */
  readonly tables: readonly string[]
  /** The SQL that its page runs on the tables before. */
  readonly setup?: string
  /** Whether it needs the additional rows. */
  readonly hasVolume?: boolean
}

/** Returns the examples of all pages. */
export async function sqlExamples(): Promise<SqlExamples> {
  const bodies = []
  for (const page of allPages()) bodies.push((await bodyFacts(page)).sql)
  const tables = tableStatements(fixture())
  return { tables, volume: tableStatements(volume()), examples: examplesOf(bodies, fixture()) }
}

/** Returns the examples of bodies by their names; `script` makes the example tables. */
export function examplesOf(bodies: readonly BodySql[], script: string): SqlExamples['examples'] {
  const entries = bodies.flatMap(({ statements }) =>
    statements.flatMap(({ sql, flags, example, isInPlan }, index): [string, SqlExample][] => {
      if (example === undefined) return []
      const setup = setupBefore(statements, index).trim()
      // a table that is not mentioned may refer to the rows
      const isReferenced = /foreign key/.test(flags.fails ?? '')
      const tables = isReferenced ? Object.keys(exampleTables(script)) : tablesFor(script, setup, sql)
      return [[example, { sql, tables, ...(setup && { setup }), ...(isInPlan && { hasVolume: true }) }]]
    }),
  )
  return Object.fromEntries(entries)
}

/** Returns the example tables that SQL needs, without those that it creates itself. */
function tablesFor(script: string, setup: string, sql: string): readonly string[] {
  const tables = exampleTables(script)
  const text = `${setup}\n${sql}`
  // the catalogues know all tables
  if (/\bpg_|information_schema/.test(text)) return Object.keys(tables)
  const ofIndexes = [...script.matchAll(/^CREATE INDEX (\w+) ON (\w+)/gm)].flatMap(([, index = '', table = '']) =>
    new RegExp(`\\b${index}\\b`, 'i').test(text) ? [table] : [],
  )
  const isCreated = (name: string) => new RegExp(`CREATE TABLE (?:IF NOT EXISTS )?${name}\\b`, 'i').test(sql)
  return neededTables(tables, [text, ...ofIndexes].join('\n')).filter((name) => !isCreated(name))
}

/** Returns the statements of a script with one on each line; that of a table has one column on a line. */
export function tableStatements(script: string): TableStatement[] {
  const tables = exampleTables(script)
  return [...script.matchAll(/^(CREATE TABLE|INSERT INTO|CREATE INDEX \w+ ON) (\w+).*;$/gm)].map(
    ([sql, command, table = '']) => [table, command === 'CREATE TABLE' ? (tables[table] ?? sql) : sql],
  )
}
