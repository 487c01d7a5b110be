import { lastBy } from '../dialect/rollup'
import { afterParenthesis, isWord, nextSolid, raw, type Token } from '../dialect/tokens'
import { ReasonError } from '../reasons'
import { splitTopLevel, topLevel } from '../dialect/top-level'

/** Words after SELECT that do not change its rows. */
const modifiers = `sql_no_cache sql_cache sql_calc_found_rows sql_small_result sql_big_result sql_buffer_result
high_priority`.split(/\s+/)

/**
 * Returns tokens of a statement without what does not change rows (modifiers of SELECT, index hints, locks), and with CAST for
 * CONVERT and GROUP BY ROLLUP for WITH ROLLUP. Throws a `ReasonError` for partitions and collations, which are not modelled.
 */
export function toStandardSyntax(tokens: readonly Token[]): Token[] {
  const out: Token[] = []
  let former: Token | undefined
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token
    const next = nextSolid(tokens, at + 1)
    const isOpen = tokens[next]?.text === '('
    if (isWord(token, 'partition') && isOpen) throw new ReasonError('partition')
    if (isWord(token, 'collate') || (isWord(token, 'binary') && !isOpen)) throw new ReasonError('collation')
    const isModifier = isWord(token, ...modifiers) || (isWord(token, 'straight_join') && isWord(former, 'select'))
    if (token.kind !== 'space') former = token
    if (isModifier) continue
    if (isWord(token, 'lock') && isWord(tokens[next], 'in')) return out
    if (isWord(token, 'force', 'use', 'ignore') && isWord(tokens[next], 'index', 'key')) {
      at =
        afterParenthesis(
          tokens,
          tokens.findIndex(({ text }, index) => index > next && text === '('),
        ) - 1
    } else if (isWord(token, 'convert') && isOpen) {
      const end = afterParenthesis(tokens, next)
      out.push(...castOf(tokens.slice(next + 1, end - 1)))
      at = end - 1
    } else if (isWord(token, 'with') && isWord(tokens[next], 'rollup')) {
      rollUp(out)
      at = next
    } else out.push(token)
  }
  return out
}

/** Returns the CAST for the arguments of CONVERT: `x, SIGNED` or `x USING utf8mb4`. */
function castOf(args: readonly Token[]): Token[] {
  const using = topLevel(args, ['using'])
  const [value = [], type = [word('CHAR')]] = using < 0 ? splitTopLevel(args, ',', 2) : [args.slice(0, using)]
  return [word('CAST'), raw('('), ...toStandardSyntax(value), space, word('AS'), space, ...trimmed(type), raw(')')]
}

function trimmed(tokens: readonly Token[]): Token[] {
  return tokens.filter(({ kind }) => kind !== 'space')
}

/** Puts the keys of the GROUP BY at the end of the tokens into ROLLUP, in place. */
function rollUp(tokens: Token[]): void {
  tokens.splice(lastBy(tokens) + 1, 0, space, word('ROLLUP'), raw('('))
  tokens.push(raw(')'))
}

const space: Token = { kind: 'space', text: ' ' }

function word(text: string): Token {
  return { kind: 'word', text }
}
