import { expect, it } from 'vitest'
import { examples, refutedExample } from '@/components/compare/examples'
import { testFile } from '@/components/compare/test-file'
import { compareTexts } from '@/lib/sql/session'
import { engine } from './engine'
import { readPairs } from './pairs'

const options = { databases: 300, seed: 1 }

it('the comparison that the workbench shows without scripts has this verdict', async () => {
  const { result, ...found } = await compareTexts(engine, examples.refuted, options)
  const facts = { engine: engine.version, seed: options.seed, databases: result.compared, raised: result.raised }
  expect({ ...refutedExample, seconds: 0 }).toEqual({ ...found, ...facts, seconds: 0 })
})

it.each([
  ['equal', 'postgresql', 0],
  ['mysql', 'mysql', 1],
  ['oracle', 'oracle', 3],
  ['sqlserver', 'sqlserver', 1],
] as const)('the example “%s” of the workbench is compared as %s', async (name, dialect, rows) => {
  const compared = await compareTexts(engine, examples[name], options)
  expect([compared.dialect, compared.counterexample?.rows ?? 0]).toEqual([dialect, rows])
})

it('a comparison that is saved as a test is read as a pair of the tests, with its verdict', () => {
  const { schema, pairs } = readPairs(testFile(examples.refuted, refutedExample))
  expect(schema).toContain("--   (1, 'a');")
  expect(schema).toContain(examples.refuted.schema)
  const { before, after } = examples.refuted
  expect(pairs).toEqual([{ name: 'saved comparison', equivalent: false, before, after }])
})
