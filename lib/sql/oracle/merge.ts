import { isWord, nextSolid, type Token } from '../dialect/tokens'
import { ReasonError } from '../reasons'

/**
 * Moves the WHERE of a branch of MERGE into the condition of the branch: `WHEN MATCHED THEN UPDATE SET a = 1 WHERE b = 2`
 * becomes `WHEN MATCHED AND (b = 2) THEN UPDATE SET a = 1`. Throws for DELETE WHERE, which sees the updated row.
 */
export function conditionsOfMerge(tokens: readonly Token[]): Token[] {
  if (!isWord(tokens[nextSolid(tokens, 0)], 'merge')) return [...tokens]
  const thens: number[] = []
  const out: Token[] = []
  let depth = 0
  let where: Token[] | undefined
  const close = () => {
    const then = thens.at(-1)
    if (where && then !== undefined) out.splice(then, 0, ...conditionOf(where))
    where = undefined
  }
  for (const token of tokens) {
    if (token.text === '(') depth++
    if (token.text === ')') depth--
    const begins = depth === 0 && isWord(token, 'when')
    if (begins || token.text === ';') close()
    if (depth === 0 && isWord(token, 'delete')) throw new ReasonError('mergeDelete')
    if (depth === 0 && thens.length > 0 && isWord(token, 'where')) where = []
    else (where ?? out).push(token)
    if (depth === 0 && isWord(token, 'then')) thens.push(out.length - 1)
  }
  close()
  return out
}

function conditionOf(where: readonly Token[]): Token[] {
  return [{ kind: 'word', text: 'AND' }, { kind: 'sign', text: ' (' }, ...where, { kind: 'sign', text: ') ' }]
}
