import type { Code } from 'mdast'
import type { Point } from 'unist'

/** An error in the content of a fence; lines are counted from 0. */
export class FenceError extends Error {
  readonly line: number

  constructor(line: number, message: string) {
    super(message)
    this.name = 'FenceError'
    this.line = line
  }
}

/** Returns the position of a line of a fence in its file. */
export function positionInFence(node: Code, fenceLine: number): Point {
  const { line = 1, column = 1 } = node.position?.start ?? {}
  return { line: line + 1 + fenceLine, column }
}
