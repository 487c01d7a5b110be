import type { Token } from '../dialect/tokens'
import { ReasonError } from '../reasons'

/** Character sets before a literal, as SHOW CREATE TABLE writes them. */
const charset = /^_(?:ascii|latin1|utf8|utf8mb3|utf8mb4)$/i

/**
 * Returns tokens with numbers for bits (`b'101'`, `0b101`), and without the character sets of literals (`_utf8mb4'a'`). Throws a
 * `ReasonError` for hexadecimal literals, which are numbers beside numbers and texts elsewhere.
 */
export function withoutPrefixes(tokens: readonly Token[]): Token[] {
  const out: Token[] = []
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token
    const next = tokens[at + 1]
    const isPrefix = token.kind === 'word' && next?.kind === 'text'
    const literal = next && (isPrefix || (token.text === '0' && next.kind === 'word')) ? token.text + next.text : ''
    const [, bits] = /^(?:b'|0b)([01]+)'?$/i.exec(literal) ?? []
    if (/^(?:x'[\da-f]*'|0x[\da-f]+)$/i.test(literal))
      throw new ReasonError('untranslated', { engine: 'MySQL', name: literal })
    if (bits !== undefined) {
      out.push({ kind: 'number', text: String(BigInt(`0b${bits}`)) })
      at++
    } else if (!isPrefix || !charset.test(token.text)) out.push(token)
  }
  return out
}
