import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { dialects } from '@/lib/sql/dialects'
import { compareTexts } from '@/lib/sql/session'
import { engine } from './engine'
import { readPairs } from './pairs'

/** An equivalent pair may not differ on any of these databases. */
const options = { seed: 1, databases: 250, milliseconds: 60_000 }
/** A different pair must differ on one of these. */
const patient = { ...options, databases: 10_000 }

/**
 * Defines the tests of a set of benchmark pairs. A large set is divided among several test files, which Vitest runs in
 * parallel: part 1 of 2 has the pairs 1, 3, 5, … A set with the name of a dialect is compared in it.
 */
export function describeBenchmark(set: string, part = 1, parts = 1): void {
  const { schema, pairs } = readPairs(readFileSync(`tests/sql/${set}.sql`, 'utf8'))
  const chosen = pairs.filter((_, index) => index % parts === part - 1)
  const dialect = dialects.find((name) => name === set)

  describe(`benchmark pairs of ${set}`, () => {
    it.each(chosen.filter(({ equivalent }) => equivalent))(
      'equivalent statements are not refuted: $name',
      async ({ before, after }) => {
        const { counterexample, result } = await compareTexts(engine, { schema, before, after }, options, dialect)
        expect(counterexample).toBeUndefined()
        expect(result.compared).toBeGreaterThan(150)
      },
    )

    it.each(chosen.filter(({ equivalent }) => !equivalent))(
      'different statements are refuted: $name',
      async ({ before, after }) => {
        const { counterexample } = await compareTexts(engine, { schema, before, after }, patient, dialect)
        expect(counterexample).toBeDefined()
      },
    )
  })
}
