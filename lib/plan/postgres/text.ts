import { MAX_DEPTH, MAX_NODES, PlanError } from '../error'
import type { Plan, PlanNode } from '../model'
import type { SourceLine } from '../source/clean'
import { joinByKind, type FlatNode } from '../source/rebuild'
import { inputsOf, readHeader, splitNote } from './kind'
import { logicalLines, nodeLine } from './lines'
import { measuresFrom } from './node'
import { addProperty } from './text-properties'
import { Summary } from './text-summary'

/** A node or the name of a subquery, before the tree is built. */
interface Entry {
  readonly column: number
  readonly name: string
  readonly role?: string
  readonly properties: Record<string, unknown>
  readonly children: Entry[]
  /** The name of the subquery that the node is the root of. */
  rootOf?: string
  text: string
}

const subquery = /^((?:Init|Sub)Plan(?:\s+\S.*)?|CTE \S+)$/

/** Reads the text format of `EXPLAIN`. Throws a `PlanError`. */
export function readText(lines: readonly SourceLine[]): Plan {
  const { lines: logical, hasMore } = logicalLines(lines)
  const entries: Entry[] = []
  const summary = new Summary()
  let worker: Record<string, unknown> | undefined
  let last: Entry | undefined
  for (const { text, line } of logical) {
    const content = text.trim()
    if (last && summary.read(content)) continue
    if (subquery.test(content) && last) entries.push(entry(text, content, content))
    else if (!last || content.startsWith('->')) {
      // names of subqueries are entries too; the exact limit is checked when the tree is known
      if (entries.length > 2 * MAX_NODES) throw new PlanError('tooManyNodes')
      last = nodeEntry(text, line)
      entries.push(last)
      worker = undefined
    } else if (/^Worker \d+:/.test(content)) {
      const workers = (last.properties.Workers ??= []) as Record<string, unknown>[]
      worker = {}
      workers.push(worker)
      addProperty(worker, content.replace(/^Worker \d+:\s*/, ''))
    } else {
      const isOfWorker = worker !== undefined && text.search(/\S/) > last.column + 4
      addProperty(isOfWorker && worker ? worker : last.properties, content)
      last.text += ` ${content}`
    }
  }
  const isRebuilt =
    logical.every(({ text }) => text.search(/\S/) <= 1) && logical.some(({ text }) => /^ ?->/.test(text))
  const [root] = entries
  if (!root) throw new PlanError('notAPlan', lines[0]?.line)
  if (isRebuilt) rebuild(entries)
  else joinByIndentation(entries)
  return {
    engine: 'PostgreSQL',
    format: 'text',
    root: toNode(root),
    ...summary.result(),
    ...(isRebuilt && { isRebuilt }),
    ...(hasMore && { hasMore }),
  }
}

function nodeEntry(text: string, line: number): Entry {
  const match = nodeLine.exec(text.length > 20_000 ? text.slice(0, 20_000) : text)
  const [, , name, startup, cost, rows, first, time, actual, loops, never] = match ?? []
  if (name === undefined || /\((?:cost=|actual )/.test(name))
    throw new PlanError('brokenLine', line, text.trim().slice(0, 60))
  const values = {
    'Startup Cost': startup,
    'Total Cost': cost,
    'Plan Rows': rows,
    'Actual Startup Time': first,
    'Actual Total Time': time,
    'Actual Rows': never === undefined ? actual : '0',
    'Actual Loops': never === undefined ? loops : '0',
  }
  const [header, note] = splitNote(name)
  const created = entry(text, header)
  Object.assign(
    created.properties,
    Object.fromEntries(Object.entries({ ...values, Note: note }).filter(([, value]) => value !== undefined)),
  )
  return created
}

function entry(text: string, name: string, role?: string): Entry {
  return {
    column: text.search(/\S/),
    name,
    ...(role !== undefined && { role }),
    properties: {},
    children: [],
    text: name,
  }
}

/** Adds each node to the node above that is less indented. */
function joinByIndentation(entries: readonly Entry[]): void {
  const open: Entry[] = []
  for (const current of entries) {
    // the first line may have lost or gained indentation
    while (open.length > 1 && (open.at(-1)?.column ?? 0) >= current.column) open.pop()
    const parent = open.at(-1)
    const owner = open.findLast(({ role }) => role === undefined)
    if (parent?.role !== undefined) current.rootOf = parent.role
    if (current.role === undefined) owner?.children.push(current)
    open.push(current)
    if (open.length > 2 * MAX_DEPTH) throw new PlanError('tooDeep')
  }
}

function toFlat({ name, role, properties, text }: Entry): FlatNode {
  return {
    ...(role !== undefined && { role }),
    inputs: inputsOf(readHeader(name).kind),
    cost: Number(properties['Total Cost'] ?? 0),
    text,
  }
}

/** Joins the nodes of a text without indentation; the name of a subquery is in the line above its root. */
function rebuild(entries: readonly Entry[]): void {
  joinByKind(entries, toFlat)
  for (const [at, entry] of entries.entries()) {
    const role = entries[at - 1]?.role
    if (role !== undefined) entry.rootOf = role
  }
}

function toNode({ name, properties, children, rootOf }: Entry): PlanNode {
  const { kind, ...target } = readHeader(name)
  return {
    kind,
    ...(rootOf !== undefined && { role: rootOf }),
    ...target,
    ...measuresFrom(properties),
    children: children.map(toNode),
  }
}
