import { joinByIndentation } from './indentation'

/** A node, or the name of a subquery above its root, in the order of the text. */
export interface FlatNode {
  /** The number of inputs that the kind of node has. */
  readonly inputs: number
  readonly cost: number
  /** The name of a subquery, if the entry is not a node. */
  readonly role?: string
  readonly text: string
}

/** Adds the nodes of a text without indentation to their parents, which the kinds of the nodes tell. */
export function joinByKind<Entry extends { readonly children: Entry[] }>(
  entries: readonly Entry[],
  toFlat: (entry: Entry, next: Entry | undefined) => FlatNode,
): void {
  const parents = parentsByKind(entries.map((entry, at) => toFlat(entry, entries[at + 1])))
  for (const [at, entry] of entries.entries()) entries[parents[at] ?? -1]?.children.push(entry)
}

/** The root of a tree; `isRebuilt` is true if the text had no indentation. */
interface JoinedTree<Entry> {
  readonly root: Entry
  readonly isRebuilt: boolean
}

/**
 * Joins the rows of a table by the indentation of their operations; by their kinds if a web page has merged blanks, so that all
 * begin at the same column. Throws a `PlanError` as `joinByIndentation` does.
 */
export function joinRows<Entry extends { readonly column: number; readonly children: Entry[] }>(
  entries: readonly Entry[],
  toFlat: (entry: Entry, next: Entry | undefined) => FlatNode,
  line: number | undefined,
): JoinedTree<Entry> {
  const [root] = entries
  const isRebuilt = entries.length > 2 && entries.every(({ column }) => column === root?.column)
  if (!root || !isRebuilt) return { root: joinByIndentation(entries, line), isRebuilt: false }
  joinByKind(entries, toFlat)
  return { root, isRebuilt }
}

/**
 * Returns the parent of each node of a text without indentation, as indexes; -1 for the first node and for names of
 * subqueries. The kinds of the nodes tell how many inputs each has; costs tell where the inputs of an Append end.
 */
function parentsByKind(flat: readonly FlatNode[]): number[] {
  const open: OpenNode[] = []
  const parents: number[] = []
  for (const [at, { inputs, cost, role }] of flat.entries()) {
    if (role !== undefined) {
      parents.push(-1)
      continue
    }
    const name = flat[at - 1]?.role
    if (name !== undefined) parents.push(ownerOf(name, flat, at - 1))
    else {
      while (open.length > 1 && isComplete(open, cost)) open.pop()
      const parent = open.at(-1)
      if (parent) {
        parent.missingInputs--
        parent.cost -= cost
        parent.isEmpty = false
      }
      parents.push(parent?.at ?? -1)
    }
    open.push({ at, missingInputs: inputs, cost, isEmpty: true })
  }
  return parents
}

interface OpenNode {
  readonly at: number
  missingInputs: number
  /** The cost without that of the inputs. */
  cost: number
  isEmpty: boolean
}

/** True if the last open node takes no further input. */
function isComplete(open: readonly OpenNode[], cost: number): boolean {
  const last = open.at(-1)
  if (!last || last.missingInputs <= 0) return true
  if (last.missingInputs !== Infinity || last.isEmpty) return false
  const othersWait = open.slice(0, -1).some(({ missingInputs }) => missingInputs > 0)
  return othersWait && cost > last.cost * 1.01 + 1
}

/** Returns the node that a subquery belongs to: the last one that mentions it, or else the one before it. */
function ownerOf(name: string, flat: readonly FlatNode[], before: number): number {
  const mention = name.replace(/\s*\(.*/, '')
  const isNode = ({ role }: FlatNode) => role === undefined
  const near = before - 200
  const owner = flat.findLastIndex(
    (entry, at) => at < before && at >= near && isNode(entry) && entry.text.includes(mention),
  )
  return owner !== -1 ? owner : flat.findLastIndex((entry, at) => at < before && isNode(entry))
}
