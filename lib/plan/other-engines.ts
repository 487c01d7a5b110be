import type { PlanErrorId } from './error'

/** The plans of engines that are not read, by what only they contain. */
const engines: readonly (readonly [engine: string, sign: RegExp])[] = [
  ['TiDB', /\bestRows\b|\bcop\[tikv\]|\btask\s.*\boperator info\b/],
  ['DM', /#(?:NSET|PRJT|SLCT)2: \[/],
  ['CockroachDB', /^\s*(?:distribution: |[│ ]*(?:[├└]── )?• [a-z])/m],
  ['SQLite', /^\s*[|`]?--(?:SCAN|SEARCH) \w/m],
]

/** Returns the error for a plan that has another form than those that are read, with the engine if it is not read at all. */
export function otherPlan(text: string): readonly [id: PlanErrorId, engine?: string] | undefined {
  if (/<explain\b|<\?xml/i.test(text)) return ['xml']
  if (/\bselect_type\b|\bpossible_keys\b/.test(text)) return ['mysqlTable']
  if (/^\s*\d+\s*[|\t ]\s*(?:SIMPLE|PRIMARY)\b.*\b(?:ALL|const|eq_ref|index|range|ref|system)\b/m.test(text))
    return ['mysqlTable']
  const engine = engines.find(([, sign]) => sign.test(text))?.[0]
  return engine === undefined ? undefined : ['otherEngine', engine]
}
