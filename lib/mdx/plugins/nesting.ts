import type { Nodes, Root } from 'mdast'
import type { VFile } from 'vfile'

/**
 * The maximum depth of a node in the tree of a body. Plugins, the compiler and React are recursive, so that a few thousand
 * levels exceed the stack, depending on what else has run.
 */
const MAX_DEPTH = 100

/** Ends the compilation with an error at the first node that is nested too deeply. */
export function remarkNesting() {
  return (tree: Root, file: VFile) => {
    let level: readonly Nodes[] = [tree]
    for (let depth = 0; level[0]; depth++) {
      if (depth > MAX_DEPTH) file.fail('is nested too deeply', level[0])
      level = level.flatMap((node) => ('children' in node ? node.children : []))
    }
  }
}
