import type { SourceLine } from '../source/clean'

const kinds =
  'Aggregate|Append|Async |Bitmap|CTE Scan|Custom Scan|Delete on|Finalize |Foreign |Function Scan|Gather|Group|Hash|' +
  'Incremental Sort|Index |Insert on|Limit|LockRows|Materialize|Memoize|Merge|MixedAggregate|Named Tuplestore|Nested Loop|' +
  'Parallel |Partial |ProjectSet|Recursive Union|Result|Sample Scan|Seq Scan|SetOp|Sort|Subquery Scan|' +
  'Table Function Scan|Tid |Unique|Update on|Values Scan|WindowAgg|WorkTable Scan|' +
  // openGauss and Greenplum
  'Ann Index Scan|Broadcast Motion|CStore |Dynamic |Partition Iterator|Partitioned |Redistribute Motion|Row Adapter|Vector '

const rootKind = new RegExp(`^\\s*(?:${kinds})`)

/** The beginning of the text format of PostgreSQL, from the first node on. */
export const firstNode = new RegExp(
  `^\\s*(?:->\\s*)?(?:${kinds})(?!.*:\\s)|^\\s*(?:Vector )?Streaming ?\\(type: |\\((?:cost=\\d|actual (?:time|rows)=)`,
)

const start =
  /^\s*(?:->\s+[A-Z]|(?:Foreign )?(?:Update|Delete|Insert|Merge) on \S|(?:Init|Sub)Plan\b|CTE (?!Scan)\S+\s*$|Worker \d+: |[A-Z][A-Za-z0-9/ -]{1,40}:(?:\s|$)|Trigger\s)/

const number = String.raw`\d+(?:\.\d+)?`

/** A line with a node, once its wrapped parts are joined. */
export const nodeLine = new RegExp(
  String.raw`^\s*(->\s*)?(\S.*?)\s*` +
    String.raw`(?:\(cost=(${number})\.\.(${number})\s+rows=(\d+)\s+width=\d+\)\s*)?` +
    String.raw`(?:\((?:actual\s*(?:time=(${number})\.\.(${number})\s+)?rows=(${number})\s+loops=(\d+)|(never\s+executed))\))?\s*$`,
)

/** The lines of a plan, and whether the text goes on with another plan. */
interface LogicalLines {
  readonly lines: SourceLine[]
  readonly hasMore: boolean
}

/** The number of lines that a node can be wrapped into. */
const MAX_PARTS = 50

/**
 * Returns the lines of the first plan in the text format. Parts of lines that a mail or a chat has wrapped are joined; text
 * after a node that is complete is left out.
 */
export function logicalLines(lines: readonly SourceLine[]): LogicalLines {
  const first = lines.findIndex(({ text }) => firstNode.test(text))
  const groups: SourceLine[][] = []
  let hasMore = false
  for (const line of lines.slice(Math.max(0, first))) {
    const previous = groups.at(-1)
    if (line.text.trim() === '') continue
    const isWhole = previous !== undefined && isComplete(previous)
    hasMore = previous !== undefined && (isWhole || !isNode(previous)) && isRoot(line.text)
    if (hasMore) break
    if (!previous || start.test(line.text)) groups.push([line])
    else if (!isWhole || /^\s*\((?:actual|never)\b/.test(line.text)) previous.push(line)
  }
  const wrapped = groups.flatMap((group) => group.slice(0, -1).map(({ text }) => text.length))
  const longest = lines.reduce((length, { text }) => Math.max(length, text.length), 0)
  // a terminal cuts all lines at the same column, a mail breaks them between words
  const isCut = wrapped.every((length) => length === (wrapped.length > 1 ? wrapped[0] : longest))
  return { lines: groups.map((group) => ({ text: joinParts(group, isCut), line: group[0]?.line ?? 1 })), hasMore }
}

function isNode([first]: readonly SourceLine[]): boolean {
  return first !== undefined && (/^\s*->/.test(first.text) || rootKind.test(first.text))
}

/** True for a node that has its numbers, which no text follows. */
function isComplete(group: readonly SourceLine[]): boolean {
  return group.length < MAX_PARTS && hasNumbers(joinParts(group, true))
}

/** True for the first node of a plan. */
function isRoot(text: string): boolean {
  return rootKind.test(text) && hasNumbers(text)
}

function joinParts(group: readonly SourceLine[], isCut: boolean): string {
  const [first, ...rest] = group.map(({ text }) => text)
  if (rest.length === 0) return first ?? ''
  // patterns would backtrack on long runs of spaces
  const cut = [first, ...rest].join('').replace(/(\S) {40,}/g, '$1  ')
  const broken = [first?.trimEnd(), ...rest.map((part) => part.trim())].join(' ')
  for (const text of isCut ? [cut, broken] : [broken, cut]) if (hasNumbers(text)) return text
  return isCut ? cut : broken
}

/** True if a line is a node whose numbers are complete. */
function hasNumbers(text: string): boolean {
  const [, , name, , cost, , , , rows, , never] = nodeLine.exec(text.slice(0, 5000)) ?? []
  return (cost ?? rows ?? never) !== undefined && !/\((?:cost|actual)|\([a-z]{1,5}$/.test(name ?? '')
}
