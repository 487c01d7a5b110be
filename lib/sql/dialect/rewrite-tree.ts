import { ReasonError } from '../reasons'
import type { Fields } from './blocks'

/** The functions that return a node in place of another one, by the kind of the node. */
export type Rewrites = Readonly<Record<string, (fields: Fields) => object>>

/** Returns the node that replaces one of a kind; undefined if that one stays. */
export type Replace = (kind: string, fields: Fields) => object | undefined

/** Returns a syntax tree with each node that `rewrites` has a function for replaced by its result. */
export function rewriteTree(tree: unknown, rewrites: Rewrites): unknown {
  if (Array.isArray(tree)) return tree.map((item) => rewriteTree(item, rewrites))
  if (tree === null || typeof tree !== 'object') return tree
  return Object.fromEntries(
    Object.entries(tree).flatMap(([key, value]) => {
      const rewrite = /^[A-Z]/.test(key) ? rewrites[key] : undefined
      return Object.entries(rewrite ? rewrite(value as Fields) : { [key]: rewriteTree(value, rewrites) })
    }),
  )
}

/** Returns a clock; throws for other functions without parentheses. */
export function rewriteClock(engine: string, fields: Fields): object {
  const name = String(fields.op)
  if (!/^SVFOP_(?:LOCALTIMESTAMP|CURRENT_TIMESTAMP)/.test(name))
    throw new ReasonError('unknownFunction', { engine, name: name.slice(6) })
  return { SQLValueFunction: fields }
}
