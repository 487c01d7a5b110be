import { MAX_NODES, PlanError } from '../error'
import type { Plan, PlanNode } from '../model'
import { numberOf, omitUndefined } from '../source/properties'
import type { SourceLine } from '../source/clean'
import { joinByIndentation } from '../source/indentation'
import { joinByKind } from '../source/rebuild'
import { readLabel } from './label'

const number = String.raw`\d+(?:\.\d+)?(?:e[+-]?\d+)?`

/**
 * The numbers at the end of a line, from the right: measurements, estimates. The lookbehinds keep a long run of blanks from
 * being read once for each of them.
 */
const measured = new RegExp(
  String.raw`(?<!\s)\s*\((?:actual (?:time=(${number})\.\.(${number}) )?rows=(${number}) loops=(\d+)|(never executed))\)$`,
)
const estimated = new RegExp(String.raw`(?<!\s)\s*\((?:cost=(?:(${number})\.\.)?(${number}) )?rows=(${number})\)$`)

interface Entry {
  readonly column: number
  readonly node: Omit<PlanNode, 'children'>
  readonly text: string
  readonly children: Entry[]
}

/** Reads `EXPLAIN FORMAT=TREE` and `EXPLAIN ANALYZE` of MySQL. Throws a `PlanError`. */
export function readTree(lines: readonly SourceLine[]): Plan {
  const logical = logicalLines(lines)
  if (logical.length > MAX_NODES) throw new PlanError('tooManyNodes')
  const entries = logical.map(toEntry)
  const isRebuilt = entries.length > 2 && entries.every(({ column }) => column <= 1)
  const [root] = entries
  if (!root) throw new PlanError('notAPlan', lines[0]?.line)
  if (isRebuilt) joinByKind(entries, ({ node, text }) => ({ inputs: inputsOf(node), cost: node.cost ?? 0, text }))
  else joinByIndentation(entries)
  return { engine: 'MySQL', format: 'TREE', root: toNode(root), triggers: [], ...(isRebuilt && { isRebuilt }) }
}

/** The maximum length of the numbers of a node. */
const MAX_NUMBERS = 300

/** Returns the lines with nodes, after joining lines that a client or a mail has wrapped. */
function logicalLines(lines: readonly SourceLine[]): SourceLine[] {
  const nodes: { parts: string[]; end: string; line: number }[] = []
  for (const { text, line } of lines) {
    const previous = nodes.at(-1)
    if (/^\s*-> \S/.test(text)) nodes.push({ parts: [text], end: text.slice(-MAX_NUMBERS), line })
    else if (previous && isEnd(text)) break
    else if (previous && continues(previous.end, text)) {
      const isCut = hasNumbers(`${previous.end}${text.trimEnd()}`)
      const part = isCut ? text.trimEnd() : ` ${text.trim()}`
      if (!isCut) previous.parts.push(previous.parts.pop()?.trimEnd() ?? '')
      previous.parts.push(part)
      previous.end = `${isCut ? previous.end : previous.end.trimEnd()}${part}`.slice(-MAX_NUMBERS)
    }
  }
  return nodes.map(({ parts, line }) => ({ text: parts.join(''), line }))
}

/** True if a line continues a node that ends in `end`: nothing follows measurements, only measurements follow estimates. */
function continues(end: string, text: string): boolean {
  const isComplete = /^\s*\((?:actual|never)\b/.test(text) ? hasMeasurements : hasNumbers
  return text.trim() !== '' && !isComplete(end.trimEnd())
}

function hasMeasurements(text: string): boolean {
  return measured.test(text.slice(-MAX_NUMBERS))
}

function hasNumbers(text: string): boolean {
  return text.endsWith(')') && (hasMeasurements(text) || estimated.test(text.slice(-MAX_NUMBERS)))
}

function isEnd(text: string): boolean {
  return /^(mysql>|Note \(|Warning \(|Query OK|\d+ rows? in set)/.test(text.trim())
}

function toEntry({ text, line }: SourceLine): Entry {
  let label = text.trim().slice(3)
  const [actual, first, time, rows, loops, never] = measured.exec(label) ?? []
  if (actual !== undefined) label = label.slice(0, -actual.length)
  const [estimate, startup, cost, planned] = estimated.exec(label) ?? []
  if (estimate !== undefined) label = label.slice(0, -estimate.length)
  if (/\((?:cost=|actual )/.test(label.slice(label.lastIndexOf(')') + 1)))
    throw new PlanError('brokenLine', line, label.slice(0, 60))
  const numbers = omitUndefined({
    rows: numberOf(planned),
    cost: numberOf(cost),
    startupCost: numberOf(startup),
    loops: never === undefined ? numberOf(loops) : 0,
    actualRows: never === undefined ? numberOf(rows) : 0,
    time: numberOf(time),
    startupTime: numberOf(first),
  })
  return { column: text.search(/\S/), node: { ...readLabel(label.trim()), ...numbers }, text: label, children: [] }
}

/** Returns the number of inputs of an operation. */
function inputsOf({ kind, relation }: Omit<PlanNode, 'children'>): number {
  if (/^(Append|Union|Intersect|Except)/.test(kind)) return Infinity
  if (/join/i.test(kind)) return 2
  if (relation !== undefined && !relation.startsWith('<') && /scan|lookup|row/i.test(kind)) return 0
  return /^(Zero rows|Rows fetched|Table value)/.test(kind) ? 0 : 1
}

function toNode({ node, children }: Entry): PlanNode {
  return { ...node, children: children.map(toNode) }
}
