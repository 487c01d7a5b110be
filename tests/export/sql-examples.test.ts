import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { contentDir } from '@/lib/config/content-folder'
import { listFiles } from '@/lib/node/list-files'
import type { SqlExamples } from '@/lib/site-data/sql-examples'
import { sqlPages } from '@/lib/sql-docs/pages'
import { servedTotal } from '../support/brotli'
import { readPage } from '../support/files'

const { examples } = JSON.parse(readFileSync('out/docs/workbench/run/examples.json', 'utf8')) as SqlExamples
const link = /href="(\/docs\/(?:zh\/)?workbench\/run\/)#example=([\w-]+)"/g

it('every SQL fence that PostgreSQL runs has a link to its example, and no other fence has one', async () => {
  const { pages } = await sqlPages(contentDir)
  const statements = pages.flatMap(({ sql }) => sql.statements)
  const linked = new Set<string>()
  const files = listFiles('out').filter((file) => file.endsWith('/index.html'))
  for (const file of files) {
    for (const [, tool, name = ''] of readFileSync(path.join('out', file), 'utf8').matchAll(link)) {
      expect(examples[name], `${name} in ${file}`).toBeDefined()
      expect(tool).toBe(file.startsWith('docs/zh/') ? '/docs/zh/workbench/run/' : '/docs/workbench/run/')
      linked.add(name)
    }
  }
  expect([...linked].sort()).toEqual(Object.keys(examples).sort())
  // the SQL of an example is that of a fence that says nothing about another engine, and is no piece of a statement
  for (const { sql } of Object.values(examples)) {
    const flags = statements.filter((statement) => statement.sql === sql).map((statement) => statement.flags)
    expect(
      flags.some((one) => one.dialect === 'postgresql' && !one.fragment && !one.parsed),
      sql,
    ).toBe(true)
  }
})

it('the link stands beside its SQL, but not in a rewrite, which has links of its own', () => {
  const { document } = readPage('out', 'insides/rewrite/subqueries')
  expect(document.querySelectorAll('[data-rewrite] figure').length).toBeGreaterThan(4)
  expect(document.querySelector('[data-rewrite] [href*="workbench/run"]')).toBeNull()
  const blocks = [...readPage('out', 'blog/2024/predicate-pushdown').document.querySelectorAll('figure')]
  const own = blocks.flatMap((block) => {
    const name = block.querySelector('[href*="#example="]')?.getAttribute('href')?.split('=')[1]
    return name === undefined || block.querySelector('figure')
      ? []
      : [[examples[name]?.sql, block.querySelector('code')]]
  })
  expect(own.length).toBeGreaterThan(0)
  for (const [sql, code] of own as [string, Element][]) expect(code.textContent).toBe(sql)
})

it('a rewrite of another engine says that it was translated, and can only be opened in the comparison', () => {
  const { document } = readPage('out', 'insides/rewrite/changes')
  const rewrites = [...document.querySelectorAll('[data-rewrite]')]
  const [other] = rewrites.filter(({ textContent }) => textContent.includes('RW45'))
  expect(other?.textContent).toContain('Both statements were translated from MySQL to PostgreSQL first.')
  expect(other?.querySelector('[data-action="open"]')).toBeNull()
  expect(other?.querySelector('[href*="workbench/compare/#example="]')).not.toBeNull()
  const [postgres] = rewrites.filter(({ textContent }) => textContent.includes('RW43'))
  expect(postgres?.textContent).not.toContain('translated')
  expect(postgres?.querySelector('[data-action="open"]')).not.toBeNull()
})

it('the examples take at most 30 kB', async () => {
  expect(await servedTotal(['docs/workbench/run/examples.json'])).toBeLessThanOrEqual(30_000)
})
