import { deparseSync } from 'pgsql-deparser'
import type { Node } from './parse'

/** Returns the SQL text of a syntax tree. */
export function deparse(node: Node): string {
  return deparseSync(node)
}
