import { expect, it } from 'vitest'
import type { Engine } from '@/lib/sql/engine/engine'
import { compareTexts } from '@/lib/sql/session'
import { engine } from './engine'

/** Returns an engine on which `after` is the same as `before` from its third run on, as a clock may make two statements equal. */
function fadingEngine(): Engine {
  let runs = 0
  const run = (sql: string) => {
    if (sql.includes('EXECUTE after_0')) runs += 1
    return engine.run(runs > 2 ? sql.replaceAll('EXECUTE after_0', 'EXECUTE before_0') : sql)
  }
  return { ...engine, run }
}

it('a difference that does not occur again while its rows are reduced is reported as it was found', async () => {
  const texts = {
    schema: 'CREATE TABLE t (a INT); INSERT INTO t VALUES (1), (2);',
    before: 'SELECT a FROM t',
    after: 'SELECT a FROM t WHERE a > 1',
  }
  const { counterexample } = await compareTexts(fadingEngine(), texts, { databases: 50, seed: 1 })
  expect(counterexample?.inserts.join()).toMatch(/\(1\),\s*\(2\)/)
  expect(counterexample?.after).toMatchObject({ results: [{ rows: [['2']] }] })
})
