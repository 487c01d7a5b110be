import { asText, word, type Tree } from '../syntax-tree/tree'
import type { Token } from '../tokens'
import { plainName } from '../ddl/code'

/** The number of tokens in which the one of a node is looked for. */
const MAX_DISTANCE = 400

/**
 * Returns a function for the offsets of columns, literals, tables and queries, most of which the grammar of SQL Server does not
 * record: the next token with the text of a node. Nodes must be read in the order of the text.
 */
export function makeLocator(tokens: readonly Token[]): (node: Tree) => number | undefined {
  const places = new WeakMap<Tree, number>()
  let cursor = 0
  return (node) => {
    const known = places.get(node)
    const text = known === undefined ? textOf(node)?.toUpperCase() : undefined
    if (text === undefined) return known
    const end = Math.min(cursor + MAX_DISTANCE, tokens.length)
    for (let at = cursor; at < end; at++) {
      if (plainText(tokens[at]) !== text) continue
      cursor = at + 1
      const place = tokens[firstOf(tokens, at)]?.start ?? 0
      places.set(node, place)
      return place
    }
    return undefined
  }
}

/** Returns the text of the token that stands for a node; undefined for an operation. */
function textOf(node: Tree): string | undefined {
  const { type } = node
  if (type === 'column_ref') return asText(node.column)
  if (type === 'star') return '*'
  if (type === 'select' || type === 'case' || type === 'cast' || type === 'null') return String(type)
  if (type === undefined && 'table' in node) return asText(node.table)
  return type === 'number' || /string$/.test(word(type)) ? asText(node.value) : undefined
}

function plainText(token: Token | undefined): string | undefined {
  if (!token || token.kind === 'comment') return undefined
  const text = token.kind === 'string' ? token.text.replace(/^n?'|'$/gi, '') : plainName(token)
  return text.toUpperCase().replace('TRY_CAST', 'CAST')
}

/** Returns the index of the first part of a name with dots. */
function firstOf(tokens: readonly Token[], last: number): number {
  let first = last
  while (first > 1 && tokens[first - 1]?.text === '.') first -= 2
  return first
}
