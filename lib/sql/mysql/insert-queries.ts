import { identifier, isWord, nextSolid, raw, type Token } from '../dialect/tokens'
import { ReasonError } from '../reasons'
import { splitTopLevel, topLevel } from '../dialect/top-level'

/** The name in ON CONFLICT that stands for the new row of ON DUPLICATE KEY UPDATE, and the one that marks a REPLACE. */
export const newRow = 'new_row'
export const replacedRow = 'replaced_row'

const modifiers = ['low_priority', 'high_priority', 'delayed']

/**
 * Returns an INSERT or REPLACE in PostgreSQL’s grammar. The names in ON CONFLICT are not a key yet, but the alias of the
 * new row with those of its columns, or `replacedRow`.
 */
export function insertWithConflict(tokens: readonly Token[]): readonly Token[] {
  const first = nextSolid(tokens, 0)
  const isReplace = isWord(tokens[first], 'replace')
  if (!isReplace && !isWord(tokens[first], 'insert')) return tokens
  const words = tokens.slice(first + 1).filter((token) => !isWord(token, ...modifiers))
  const ignores = isWord(words[nextSolid(words, 0)], 'ignore')
  const body = withValues(ignores ? words.slice(nextSolid(words, 0) + 1) : words)
  const duplicate = topLevel(body, ['duplicate'])
  if (duplicate >= 0 && ignores) throw new ReasonError('ignoredErrors')
  const into = isWord(body[nextSolid(body, 0)], 'into') ? [] : [raw('INTO ')]
  const head = [raw('INSERT '), ...into]
  if (isReplace) return [...head, ...body, raw(` ON CONFLICT (${replacedRow}) DO NOTHING`)]
  if (ignores) return [...head, ...body, raw(' ON CONFLICT DO NOTHING')]
  if (duplicate < 0) return [...head, ...body]
  const on = body.findLastIndex((token, at) => at < duplicate && isWord(token, 'on'))
  const set = topLevel(body, ['update'], duplicate) + 1
  const { source, alias } = withoutAlias(body.slice(0, on))
  return [...head, ...source, raw(`ON CONFLICT (${alias}) DO UPDATE SET `), ...newValues(body.slice(set))]
}

/** Returns an INSERT with VALUES in place of SET and VALUE. */
function withValues(body: readonly Token[]): readonly Token[] {
  const set = topLevel(body, ['set'])
  const value = topLevel(body, ['value'])
  if (value >= 0) return [...body.slice(0, value), raw('VALUES'), ...body.slice(value + 1)]
  const on = topLevel(body, ['on', 'as'], set)
  const end = on < 0 ? body.length : on
  if (set < 0 || topLevel(body.slice(0, end), ['values', 'select']) >= 0) return body
  const pairs = splitTopLevel(body.slice(set + 1, end), ',').map((pair) => splitTopLevel(pair, '=', 2))
  const list = (at: 0 | 1) => pairs.flatMap((pair, index) => [...(index > 0 ? [raw(',')] : []), ...(pair[at] ?? [])])
  const row = [...inParentheses(list(0)), raw(' VALUES '), ...inParentheses(list(1)), raw(' ')]
  return [...body.slice(0, set), ...row, ...body.slice(end)]
}

/** Returns the source of the rows without the alias after VALUES, and the alias with its columns for ON CONFLICT. */
function withoutAlias(source: readonly Token[]): { source: readonly Token[]; alias: string } {
  const values = topLevel(source, ['values'])
  const as = values < 0 ? -1 : topLevel(source, ['as'], values)
  if (as < 0) return { source, alias: newRow }
  const names = source.slice(as + 1).filter(({ kind }) => kind === 'word' || kind === 'backtick')
  const alias = names.map(({ kind, text }) => (kind === 'backtick' ? identifier(text.slice(1, -1)) : text)).join(', ')
  return { source: source.slice(0, as), alias }
}

/** Replaces `VALUES(a)` with `excluded.a`. */
function newValues(tokens: readonly Token[]): Token[] {
  const out: Token[] = []
  for (let at = 0; at < tokens.length; at++) {
    const open = nextSolid(tokens, at + 1)
    const name = nextSolid(tokens, open + 1)
    const close = nextSolid(tokens, name + 1)
    if (isWord(tokens[at], 'values') && tokens[open]?.text === '(' && tokens[close]?.text === ')') {
      out.push({ kind: 'word', text: 'excluded' }, raw('.'), tokens[name] as Token)
      at = close
    } else out.push(tokens[at] as Token)
  }
  return out
}

function inParentheses(tokens: readonly Token[]): Token[] {
  return [raw('('), ...tokens, raw(')')]
}
