import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { contentDir } from '@/lib/config/content-folder'
import { exampleTables, rewritesOf } from '@/lib/site-data/rewrite-examples'
import { sqlPages } from '@/lib/sql-docs/pages'
import { compareTexts } from '@/lib/sql/session'
import { engine } from './engine'

it('every rewrite of the content can be compared with the tables that it needs', { timeout: 300_000 }, async () => {
  const { pages } = await sqlPages(contentDir)
  const tables = exampleTables(readFileSync(`${contentDir}/sql/tpch.sql`, 'utf8'))
  const rewrites = Object.entries(
    rewritesOf(
      pages.map(({ sql }) => sql),
      tables,
    ),
  )
  expect(rewrites.length).toBeGreaterThan(100)
  for (const [record, { tables: names, setup = '', before, after, dialect }] of rewrites) {
    const schema = [...names.map((name) => tables[name]), setup].join('\n')
    const compared = compareTexts(engine, { schema, before, after }, { databases: 3, seed: 1 }, dialect)
    await expect(compared, record).resolves.toBeDefined()
  }
})
