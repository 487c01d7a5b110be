import { expect, it } from 'vitest'
import { exampleInput } from '@/components/run/example-texts'
import { contentDir } from '@/lib/config/content-folder'
import { fixture, volume } from '@/lib/config/sql-assets'
import { examplesOf, tableStatements } from '@/lib/site-data/sql-examples'
import { sqlPages } from '@/lib/sql-docs/pages'
import type { RunTexts } from '@/lib/sql-run/result'
import { runScript } from '@/lib/sql-run/run-script'
import { engine } from './engine'

/** True for statements that can run in a transaction, whose end undoes all that they do. */
const canUndo = (sql: string) =>
  !/\b(?:BEGIN|START|COMMIT|ROLLBACK|PREPARE|DEALLOCATE|VACUUM|CONCURRENTLY|DATABASE|TABLESPACE|SYSTEM)\b/i.test(sql)

async function expectRun(input: RunTexts, fails?: string): Promise<void> {
  const { error } = await runScript(engine, input)
  expect(error?.message ?? '', `${input.schema}\n${input.sql}`).toEqual(
    fails === undefined ? '' : expect.stringContaining(fails),
  )
}

it('every example that pages open in the workbench runs there', { timeout: 600_000 }, async () => {
  const { pages } = await sqlPages(contentDir)
  // the statements of translations differ in comments and constants only
  const bodies = pages.filter(({ file }) => !file.startsWith(`${contentDir}/zh/`)).map(({ sql }) => sql)
  const statements = bodies.flatMap((body) => body.statements)
  const examples = examplesOf(bodies, fixture())
  expect(Object.keys(examples).length).toBeGreaterThan(200)
  // the additional rows take seconds for each example, and no statement depends on them
  const file = { tables: tableStatements(fixture()), volume: [], examples }
  const undone = new Map<string, string[]>()
  for (const name of Object.keys(examples)) {
    const { schema, sql } = exampleInput(file, name)
    const fails = statements.find(({ example }) => example === name)?.flags.fails
    if (fails === undefined && canUndo(sql)) undone.set(schema, [...(undone.get(schema) ?? []), sql])
    else await expectRun({ schema, sql }, fails)
  }
  // loading a schema takes longer than a statement
  for (const [schema, list] of undone)
    await expectRun({ schema, sql: list.map((sql) => `BEGIN;\n${sql}\n;ROLLBACK;`).join('\n') })
})

it('the additional rows can be inserted into the tables of a plan', { timeout: 60_000 }, async () => {
  const schema = [...tableStatements(fixture()), ...tableStatements(volume())].map(([, sql]) => sql).join('\n')
  const { error, statements } = await runScript(engine, { schema, sql: 'SELECT COUNT(*) FROM lineitem' })
  expect(error).toBeUndefined()
  expect(Number(statements[0]?.rows[0]?.[0])).toBeGreaterThan(10_000)
})
