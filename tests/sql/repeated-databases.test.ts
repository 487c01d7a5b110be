import { expect, it } from 'vitest'
import type { Engine } from '@/lib/sql/engine/engine'
import { compareTexts } from '@/lib/sql/session'
import { engine } from './engine'

it('a random database with the rows of an earlier one counts, but the statements do not run on it again', async () => {
  const filled: string[] = []
  const recording: Engine = {
    ...engine,
    run(sql) {
      if (sql.startsWith('BEGIN;')) filled.push(sql)
      return engine.run(sql)
    },
  }
  const texts = {
    schema: 'CREATE TABLE t (a BOOLEAN)',
    before: 'SELECT a FROM t WHERE a',
    after: 'SELECT a FROM t WHERE a = TRUE',
  }
  const { result } = await compareTexts(recording, texts, { databases: 100, seed: 1 })
  expect(result.compared).toBe(100)
  expect(new Set(filled).size).toBe(filled.length)
  expect(filled.length).toBeLessThan(90)
})
