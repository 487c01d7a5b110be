import { isWord, type Token } from '../dialect/tokens'

/** Words between which AND, which binds closer than XOR, and everything below it can stand. */
const bounds =
  `or xor select from where having on group order by limit union when then else set as window distinct`.split(' ')

/** Returns tokens with both operands of each XOR in parentheses; those in parentheses or CASE are left as they are. */
export function wrapExclusiveOr(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some((token) => isWord(token, 'xor'))) return tokens
  const parts: Token[][] = [[]]
  let depth = 0
  for (const token of tokens) {
    if (token.text === '(' || isWord(token, 'case')) depth++
    if (token.text === ')' || isWord(token, 'end')) depth--
    const isBound = depth === 0 && (isWord(token, ...bounds) || [',', ';', '||'].includes(token.text))
    if (isBound) parts.push([token], [])
    else parts.at(-1)?.push(token)
  }
  const isXor = (at: number) => isWord(parts[at]?.[0], 'xor')
  return parts.flatMap((part, at) => {
    if (isXor(at)) return [{ kind: 'sign', text: ' OPERATOR(dialect.^^) ' } as const]
    if (!isXor(at - 1) && !isXor(at + 1)) return part
    return [{ kind: 'sign', text: '(' } as const, ...part, { kind: 'sign', text: ')' } as const]
  })
}
