import type { Properties } from '../source/properties'

/** The names of properties that are shown as texts, in the order of the JSON format. */
const texts = [
  'Output',
  'Group Key',
  'Hash Key',
  'Index Cond',
  'Order By',
  'Recheck Cond',
  'TID Cond',
  'Hash Cond',
  'Merge Cond',
  'Join Filter',
  'Filter',
  'One-Time Filter',
  'Sort Key',
  'Presorted Key',
  'Cache Key',
  'Cache Mode',
  'Window',
  'Run Condition',
  'Function Call',
  'Table Function Call',
  'Sampling Method',
  'Conflict Resolution',
  'Conflict Arbiter Indexes',
  'Conflict Filter',
  'Remote SQL',
  'Subplans Removed',
  'Heap Fetches',
  // Greenplum
  'Partitions selected',
  'Number of partitions to scan',
  'Note',
]

export const textNames: ReadonlySet<string> = new Set(texts)

/** Returns the texts of a node as pairs of name and text. */
export function detailsOf(raw: Properties): (readonly [string, string])[] {
  const details = texts.flatMap((name): [string, string][] => {
    const value = raw[name]
    if (value === undefined || value === null || (name === 'Subplans Removed' && value === 0)) return []
    return [[name, [value].flat().map(String).join(', ')]]
  })
  return [...details, ...groupingSets(raw['Grouping Sets'])]
}

/** Returns the keys of grouping sets, which the text format prints as one line a set. */
function groupingSets(sets: unknown): [string, string][] {
  if (!Array.isArray(sets)) return []
  return (sets as Record<string, unknown>[]).flatMap((set) => [
    ...(set['Sort Key'] === undefined ? [] : [['Sort Key', [set['Sort Key']].flat().join(', ')] as [string, string]]),
    ...['Group', 'Hash'].flatMap((type) =>
      ((set[`${type} Keys`] ?? []) as unknown[][]).map((keys): [string, string] => [
        `${type} Key`,
        keys.length === 0 ? '()' : keys.join(', '),
      ]),
    ),
  ])
}
