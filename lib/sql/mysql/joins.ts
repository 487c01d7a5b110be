import { isWord, nextSolid, type Token } from '../dialect/tokens'

const ends = ['where', 'group', 'having', 'order', 'limit', 'union', 'except', 'intersect', 'select', 'window', 'for']

/** A part of a statement in parentheses: the indexes of its JOINs without a condition, and whether it is a list of tables. */
interface Part {
  readonly joins: number[]
  readonly isTables: boolean
}

/**
 * Replaces each JOIN without ON or USING, and each comma between tables in parentheses, with CROSS JOIN, and each CROSS JOIN
 * with a condition with JOIN: in MySQL, JOIN, CROSS JOIN and INNER JOIN mean the same.
 */
export function makeCrossJoinsExplicit(source: readonly Token[]): Token[] {
  const tokens = source.filter(
    (token, at) => !isWord(token, 'cross', 'inner') || !isWord(source[nextSolid(source, at + 1)], 'join'),
  )
  const bare = new Set<number>()
  const open: Part[] = [{ joins: [], isTables: false }]
  const close = () =>
    open
      .at(-1)
      ?.joins.splice(0)
      .forEach((at) => bare.add(at))
  let former: Token | undefined
  for (const [at, token] of tokens.entries()) {
    if (token.kind === 'space') continue
    const part = open.at(-1)
    if (token.text === '(') {
      const isSource = isWord(former, 'from', 'join') || (former?.text === '(' && part?.isTables)
      const isQuery = isWord(tokens[nextSolid(tokens, at + 1)], 'select', 'with', 'values', 'table')
      open.push({ joins: [], isTables: isSource === true && !isQuery })
    } else if (token.text === ')') {
      close()
      if (open.length > 1) open.pop()
    } else if (isWord(token, 'join') && !isWord(former, 'natural')) part?.joins.push(at)
    else if (isWord(token, 'on', 'using')) part?.joins.pop()
    else if (token.text === ',' || token.text === ';' || isWord(token, ...ends)) {
      close()
      if (token.text === ',' && part?.isTables) bare.add(at)
    }
    former = token
  }
  close()
  return tokens.map((token, at) => (bare.has(at) ? { kind: 'word', text: ' CROSS JOIN ' } : token))
}
