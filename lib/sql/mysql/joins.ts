import { isWord, nextSolid, type Token } from '../dialect/tokens'

const ends = ['where', 'group', 'having', 'order', 'limit', 'union', 'except', 'intersect', 'select', 'window', 'for']

/**
 * Replaces each JOIN without ON or USING with CROSS JOIN, and each CROSS JOIN with a condition with JOIN: in MySQL, JOIN, CROSS
 * JOIN and INNER JOIN mean the same.
 */
export function makeCrossJoinsExplicit(source: readonly Token[]): Token[] {
  const tokens = source.filter(
    (token, at) => !isWord(token, 'cross', 'inner') || !isWord(source[nextSolid(source, at + 1)], 'join'),
  )
  const bare = new Set<number>()
  const open: number[][] = [[]]
  const close = () =>
    open
      .at(-1)
      ?.splice(0)
      .forEach((at) => bare.add(at))
  let former: Token | undefined
  for (const [at, token] of tokens.entries()) {
    if (token.kind === 'space') continue
    const pending = open.at(-1)
    if (token.text === '(') open.push([])
    else if (token.text === ')') {
      close()
      if (open.length > 1) open.pop()
    } else if (isWord(token, 'join') && !isWord(former, 'natural')) pending?.push(at)
    else if (isWord(token, 'on', 'using')) pending?.pop()
    else if (token.text === ',' || token.text === ';' || isWord(token, ...ends)) close()
    former = token
  }
  close()
  return tokens.map((token, at) => (bare.has(at) ? { kind: 'word', text: 'CROSS JOIN' } : token))
}
