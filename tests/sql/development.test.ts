import { expect, it } from 'vitest'
import { checkContent } from '@/lib/content-lint/check-content'
import type { Diagnostic } from '@/lib/diagnostics/diagnostic'
import { mdx, tempFolder } from '@/lib/content-files/test-fixtures'
import { startBackground } from '@/lib/dev/background'
import { sqlDiagnostics } from '@/lib/dev/sql-diagnostics'

const fence = (sql: string) => `\`\`\`sql\n${sql}\n\`\`\``
/** A page with a statement that has not been checked before. */
const page = (column: string) =>
  mdx('title: A', `Text.\n\n${fence(`SELECT 1 AS "${crypto.randomUUID()}",\n  ${column}\nFROM t;`)}`)

const wrong = { line: 9, column: 3, rule: 'sql', severity: 'error' }

function makeFolder() {
  return tempFolder({
    'sql/tpch.sql': 'CREATE TABLE t (a INT);',
    'en/docs/a.mdx': page('b'),
    'en/docs/unchanged.mdx': page('c'),
    'en/docs/right.mdx': page('a'),
  })
}

it('the background check reports a failing statement of a changed page at its position', async () => {
  const folder = makeFolder()
  const reports: (readonly Diagnostic[])[] = []
  const background = startBackground(folder, (diagnostics) =>
    reports.push(diagnostics.filter(({ rule }) => rule === 'sql')),
  )
  background.check(['en/docs/a.mdx', 'en/docs/right.mdx'])
  // its process has the lowest priority
  await expect.poll(() => reports.at(-1), { timeout: 280_000 }).toHaveLength(1)
  expect(reports.at(-1)).toMatchObject([{ ...wrong, file: `${folder}/en/docs/a.mdx` }])
  expect(reports.at(-1)?.[0]?.message).toContain('column "b" does not exist')
})

it('the background check reports a cached result of a statement first', async () => {
  const folder = makeFolder()
  const content = await checkContent(folder)
  const find = () => sqlDiagnostics(content, folder, ['en/docs/a.mdx'], new AbortController().signal)
  const collect = async () => {
    const found: Diagnostic[][] = []
    for await (const diagnostics of find()) found.push(diagnostics)
    return found
  }
  expect(await collect()).toMatchObject([[], [wrong]])
  expect(await collect()).toMatchObject([[wrong]])
})

it('the background check ends when it is aborted', async () => {
  const folder = makeFolder()
  const controller = new AbortController()
  const found = sqlDiagnostics(await checkContent(folder), folder, ['en/docs/a.mdx'], controller.signal)
  await found.next()
  const rest = found.next()
  controller.abort()
  await expect(rest).rejects.toThrow()
})
