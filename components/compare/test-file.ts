import type { ComparisonVerdict } from '@/lib/sql/browser/protocol'
import type { CompareInput } from './compare-props'

/**
 * Returns a comparison and its verdict as a file that states what is expected: the schema, then both statements. The
 * repository's tests read files of this form (`tests/sql/pairs.ts`).
 */
export function testFile({ schema, before, after }: CompareInput, result: ComparisonVerdict): string {
  const { counterexample, engine, seed, databases, dialect } = result
  const verdict = counterexample ? 'different' : 'equivalent'
  const facts = `${engine}, ${dialect}, seed ${seed}, ${databases} databases`
  const data = counterexample?.inserts.length === 0 ? ['-- with every table empty'] : (counterexample?.inserts ?? [])
  return [
    '-- schema',
    `-- ${verdict} as far as ${facts} can tell`,
    ...(counterexample ? ['-- the smallest data on which they differ:'] : []),
    ...data.flatMap((insert) => insert.split('\n')).map((line) => (line.startsWith('--') ? line : `-- ${line}`)),
    schema.trim(),
    '',
    `-- ${verdict}: saved comparison`,
    before.trim(),
    '-- to',
    after.trim(),
    '',
  ].join('\n')
}
