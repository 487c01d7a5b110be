import type { PlanNode } from '../model'
import type { Properties } from '../source/properties'

/** Returns the name of a node as the text format prints it, from the properties of the JSON format. */
export function kindOf(raw: Properties): string {
  const type = String(raw['Node Type'])
  const name = [
    raw['Parallel Aware'] === true && 'Parallel',
    raw['Async Capable'] === true && 'Async',
    ['Partial', 'Finalize'].includes(String(raw['Partial Mode'])) && raw['Partial Mode'],
    typeName(type, raw),
    raw['Scan Direction'] === 'Backward' && 'Backward',
  ]
  return name.filter(Boolean).join(' ')
}

function typeName(type: string, raw: Properties): string {
  const strategy = String(raw.Strategy)
  if (type === 'Aggregate') return `${{ Sorted: 'Group', Hashed: 'Hash', Mixed: 'Mixed' }[strategy] ?? ''}Aggregate`
  if (type === 'SetOp') return `${strategy === 'Hashed' ? 'Hash' : ''}SetOp ${String(raw.Command ?? '')}`.trim()
  if (type === 'ModifyTable') return String(raw.Operation ?? type)
  if (type === 'Custom Scan' && raw['Custom Plan Provider'] !== undefined)
    return `Custom Scan (${String(raw['Custom Plan Provider'])})`
  const operation = String(raw.Operation ?? 'Select')
  if (type === 'Foreign Scan' && operation !== 'Select') return `Foreign ${operation}`
  const join = raw['Join Type']
  if (join === undefined || join === 'Inner') return type
  return type === 'Nested Loop' ? `Nested Loop ${String(join)} Join` : type.replace(/Join$/, `${String(join)} Join`)
}

/** Splits what Greenplum adds to the name of a node: the slice, or the number of a scan of partitions. */
export function splitNote(name: string): [header: string, note?: string] {
  const [, header, note] = /^(.*\S)\s+\(((?:slice\d+; |dynamic scan id: |selector id: )[^()]+)\)$/.exec(name) ?? []
  return header === undefined ? [name] : [header, note]
}

type Target = Pick<PlanNode, 'relation' | 'alias' | 'index'>

const relationNames = ['Relation Name', 'CTE Name', 'Function Name', 'Table Function Name', 'Tuplestore Name']

/** Returns what a node reads, from the properties of the JSON format. */
export function targetFrom(raw: Properties): Target {
  const name = relationNames.map((key) => raw[key]).find((value) => value !== undefined) ?? raw.Alias
  return target(text(name), text(raw.Alias), text(raw['Index Name']))
}

const identifier = '(?:"(?:[^"]|"")+"|[^\\s".]+)'
const header = new RegExp(
  `^([^"]*?)(?: using (${identifier}))?(?: on ((?:${identifier}\\.)?${identifier})(?: (${identifier}))?)?$`,
)

/** Splits the name of a node in the text format, such as `Index Scan using a_pkey on public.a b`. */
export function readHeader(name: string): { kind: string } & Target {
  const [, kind, index, relation, alias] = header.exec(name) ?? []
  if (kind === undefined) return { kind: name }
  const table =
    relation === undefined ? undefined : unquote(relation.replace(/^(?:"(?:[^"]|"")+"|[^\s".]+)\.(?=.)/, ''))
  if (kind === 'Bitmap Index Scan' && table !== undefined) return { kind, ...target(undefined, undefined, table) }
  return { kind, ...target(table, unquote(alias), unquote(index)) }
}

function target(relation?: string, alias?: string, index?: string): Target {
  return {
    ...(relation !== undefined && { relation }),
    ...(alias !== undefined && alias !== relation && { alias }),
    ...(index !== undefined && { index }),
  }
}

function unquote(name: string | undefined): string | undefined {
  return name?.startsWith('"') ? name.slice(1, -1).replaceAll('""', '"') : name
}

function text(value: unknown): string | undefined {
  return value === undefined ? undefined : String(value)
}

/** Returns the number of inputs of a kind of node, in PostgreSQL and openGauss. */
export function inputsOf(kind: string): number {
  if (/Append|^Bitmap(And|Or)$/.test(kind)) return Infinity
  if (/Join$|^(?:Vector )?Nest(?:ed)? Loop|^Recursive Union$/.test(kind)) return 2
  if (/^(Subquery Scan|.*Bitmap Heap Scan)$/.test(kind)) return 1
  return /Scan|^Result$|^Foreign|^Custom/.test(kind) ? 0 : 1
}
