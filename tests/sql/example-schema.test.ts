import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Database } from '@/lib/sql/databases/database'
import { readCatalog } from '@/lib/sql/engine/catalog'
import { diff } from '@/lib/sql/equivalence/differ'
import { loadSchema } from '@/lib/sql/load-schema'
import { prepareSide } from '@/lib/sql/equivalence/statement'
import { runTrial } from '@/lib/sql/equivalence/trial'
import { engine } from './engine'
import { readPairs } from './pairs'

const schema = readFileSync('content/sql/tpch.sql', 'utf8')
const { pairs } = readPairs(readFileSync('tests/sql/faults.sql', 'utf8'))
const wrong = pairs.filter(({ equivalent }) => !equivalent)
const right = pairs.filter(({ equivalent }) => equivalent)

/** The options with which `check:sql` compares every rewrite. */
const options = { databases: 400, seed: 1 }

async function compare(before: string, after: string) {
  await loadSchema(engine, schema)
  const sides = [await prepareSide(before), await prepareSide(after)] as const
  return { sides, ...(await diff(engine, await readCatalog(engine), ...sides, options)) }
}

function withoutEachRow(database: Database): Database[] {
  return database.flatMap((rows, table) =>
    rows.map((_, row) =>
      database.map((list, at) => (at === table ? list.filter((_, number) => number !== row) : list)),
    ),
  )
}

describe('rewrites of the example schema', () => {
  it('the example schema has twenty wrong and twenty right rewrites', () => {
    expect([wrong.length, right.length]).toEqual([20, 20])
  })

  it.each(wrong)('a wrong rewrite is refuted by a minimal counterexample: $name', async ({ before, after }) => {
    const { difference, sides } = await compare(before, after)
    if (!difference) throw new Error('no database told the two apart')
    const trial = { engine, tables: difference.tables, before: sides[0], after: sides[1] }
    for (const fewer of withoutEachRow(difference.database)) {
      expect((await runTrial(trial, fewer)).kind).not.toBe('different')
    }
  })

  it.each(right)('a right rewrite is not refuted: $name', async ({ before, after }) => {
    const { difference, compared } = await compare(before, after)
    expect(difference).toBeUndefined()
    expect(compared).toBeGreaterThan(300)
  })
})
