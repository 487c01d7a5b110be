import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openEngine, type Engine } from '@/lib/sql/engine'
import { compareTexts } from '@/lib/sql/session'
import { readPairs } from './pairs'

let engine: Engine
beforeAll(async () => {
  engine = await openEngine()
})
afterAll(() => engine.close())

/** Enough for every different pair of the benchmark; an equivalent one may not differ on any of them. */
const options = { seed: 1, databases: 300, milliseconds: 60_000 }
const patient = { ...options, databases: 10_000 }

describe.each(['company', 'shop', 'warehouse', 'hard', 'hall'])('the benchmark’s pairs of %s', (name) => {
  const { schema, pairs } = readPairs(readFileSync(`tests/sql/${name}.sql`, 'utf8'))

  it.each(pairs.filter(({ equivalent }) => equivalent))('equivalent: $name', async ({ before, after }) => {
    const { counterexample, result } = await compareTexts(engine, { schema, before, after }, options)
    expect(counterexample).toBeUndefined()
    expect(result.compared).toBeGreaterThan(200)
  })

  it.each(pairs.filter(({ equivalent }) => !equivalent))(
    'different: $name',
    async ({ before, after }) => {
      const { counterexample } = await compareTexts(engine, { schema, before, after }, patient)
      expect(counterexample).toBeDefined()
    },
    60_000,
  )
})
