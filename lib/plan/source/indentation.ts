import { MAX_DEPTH, PlanError } from '../error'

/** A node whose place in the tree is told by its column. */
interface Indented {
  readonly column: number
  readonly children: Indented[]
}

/** Adds each node to the node above that is less indented. */
export function joinByIndentation<Entry extends Indented & { readonly children: Entry[] }>(
  entries: readonly Entry[],
): void {
  const open: Entry[] = []
  for (const entry of entries) {
    while (open.length > 1 && (open.at(-1)?.column ?? 0) >= entry.column) open.pop()
    open.at(-1)?.children.push(entry)
    open.push(entry)
    if (open.length > MAX_DEPTH) throw new PlanError('tooDeep')
  }
}
