import { MAX_DEPTH, PlanError } from '../error'

/** A node of an indented tree; `column` is its indentation. */
interface Indented {
  readonly column: number
  readonly children: Indented[]
}

/**
 * Adds each node to the node above that is less indented, and returns the first one, which is the root. Throws a `PlanError`
 * without a node, at the given line, and for a tree that is too deep.
 */
export function joinByIndentation<Entry extends Indented & { readonly children: Entry[] }>(
  entries: readonly Entry[],
  line?: number,
): Entry {
  const [root] = entries
  if (!root) throw new PlanError('notAPlan', line)
  const open: Entry[] = []
  for (const entry of entries) {
    while (open.length > 1 && (open.at(-1)?.column ?? 0) >= entry.column) open.pop()
    open.at(-1)?.children.push(entry)
    open.push(entry)
    if (open.length > MAX_DEPTH) throw new PlanError('tooDeep')
  }
  return root
}
