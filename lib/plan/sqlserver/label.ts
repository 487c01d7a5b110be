import type { PlanNode } from '../model'
import { omitUndefined } from '../source/properties'
import { closing } from '../source/brackets'

type Labelled = Pick<PlanNode, 'kind' | 'relation' | 'alias' | 'index' | 'details'>

/** Splits the text of an operation, such as `Hash Match(Inner Join, HASH:([a].[id])=([b].[id]))`. */
export function readLabel(label: string): Labelled {
  const open = label.indexOf('(')
  if (open === -1) return { kind: label.trim(), details: [] }
  const content = label.slice(open + 1, closing(label, open + 1))
  const [first = ''] = content.split(/,|:/, 1)
  const logical = /^[A-Z][a-z]+(?: [A-Z][a-z]+)*$/.test(first.trim()) ? first.trim() : undefined
  const operation = label.slice(0, open).trim()
  const isLookup = operation === 'Clustered Index Seek' && /\bLOOKUP\b/.test(content)
  const kind = isLookup ? 'Key Lookup' : logical === undefined ? operation : `${operation} (${logical})`
  const parts = partsOf(content)
  return {
    kind,
    ...omitUndefined(objectOf(kind, parts.find(([name]) => name === 'OBJECT')?.[1] ?? '')),
    details: parts.filter(([name]) => name !== 'OBJECT'),
  }
}

/** Returns the parts of the form `WHERE:(…)` as pairs of name and text; `HASH:(…)=(…)` has two brackets. */
function partsOf(content: string): [string, string][] {
  const parts: [string, string][] = []
  const start = /\b([A-Z]{1,20}(?: [A-Z]{1,20})?):\(/g
  for (let match = start.exec(content); match; match = start.exec(content)) {
    const from = start.lastIndex
    let end = closing(content, from)
    const isPair = content.startsWith('=(', end + 1)
    if (isPair) end = closing(content, end + 3)
    parts.push([match[1] ?? '', isPair ? `(${content.slice(from, end)})` : content.slice(from, end)])
    start.lastIndex = end
  }
  return parts
}

/** Splits the name of an object, such as `[db].[dbo].[orders].[orders_pkey] AS [o]`. */
function objectOf(kind: string, text: string): { relation?: string; alias?: string; index?: string } {
  const [path = '', alias] = text.split(/ AS /, 2)
  const names = namesOf(path)
  const last = names.at(-1)
  const hasIndex = names.length > 1 && /Index|Key Lookup/.test(kind)
  const relation = hasIndex ? names.at(-2) : last
  const [other] = namesOf(alias ?? '')
  return {
    ...(relation !== undefined && { relation }),
    ...(other !== undefined && other !== relation && { alias: other }),
    ...(hasIndex && last !== undefined && { index: last }),
  }
}

function namesOf(path: string): string[] {
  return [...path.matchAll(/\[([^\][]*)\]/g)].map(([, name = '']) => name)
}
