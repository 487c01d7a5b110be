import { afterParenthesis, isWord, nextSolid, raw, type Token } from '../dialect/tokens'
import { wrapExclusiveOr } from './exclusive-or'

/**
 * The binary operators of numbers, with their levels. PostgreSQL has other levels for DIV and the operators of bits: see
 * Operator Precedence in MySQL’s Reference Manual.
 */
const levels: ReadonlyMap<string, number> = new Map([
  ['|', 1],
  ['&', 2],
  ['<<', 3],
  ['>>', 3],
  ['+', 4],
  ['-', 4],
  ['*', 5],
  ['/', 5],
  ['div', 5],
  ['%', 5],
  ['mod', 5],
  ['^', 6],
])
const comparing = new Set(['=', '<=>', '<>', '!=', '<', '<=', '>', '>='])
const spellings: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['|', '&', '<<', '>>'].map((sign) => [sign, `OPERATOR(dialect.${sign})`])),
  // PostgreSQL’s `^` is a power
  '^': 'OPERATOR(dialect.#)',
  div: 'OPERATOR(dialect.//)',
  mod: '%',
}
const prefixes: Readonly<Record<string, string>> = { '-': ' -', '+': ' +', '~': ' OPERATOR(dialect.~) ', '!': ' NOT ' }

/** Words that are not operands. */
const keywords =
  `all and as asc between by delete desc distinct div duplicate else end escape except exists following from
full group having ignore in inner insert intersect interval into is join key like limit mod natural not offset on or order
outer over partition preceding range recursive regexp replace rlike rows select separator set straight_join then union update
using values when where window with xor cross left right if`.split(/\s+/)
/** The keywords that are functions if a parenthesis follows. */
const functions = ['if', 'insert', 'left', 'mod', 'replace', 'right', 'values']

/** Translated tokens, and the index after the tokens that they come from. */
interface Part {
  readonly tokens: readonly Token[]
  readonly end: number
}

/** Returns tokens with parentheses around the operands and results of operators, as MySQL groups them. */
export function parenthesize(tokens: readonly Token[]): readonly Token[] {
  const out: Token[] = []
  const isTarget = isTargetBy()
  for (let at = 0; at < tokens.length;) {
    const part = isTarget(tokens[at] as Token) ? expression(tokens, at, 1) : comparison(tokens, at)
    out.push(...(part?.tokens ?? [tokens[at] as Token]))
    at = part?.end ?? at + 1
  }
  return wrapExclusiveOr(out)
}

/** Returns a test for the tokens of a statement, in order, that is true for a column that SET assigns. */
function isTargetBy(): (token: Token) => boolean {
  let former = ''
  let isSet = false
  return (token) => {
    if (token.kind === 'space') return false
    const found = isSet && (former === 'set' || former === ',')
    former = token.text.trim().toLowerCase().replace(/^.* /, '')
    isSet = former === 'set' || (isSet && !isWord(token, 'where'))
    return found
  }
}

/** Reads an expression and those that it is compared with: `a = b = c` is `(a = b) = c`. */
function comparison(tokens: readonly Token[], at: number): Part | undefined {
  let left = expression(tokens, at, 1)
  while (left) {
    const sign = nextSolid(tokens, left.end)
    if (isWord(tokens[sign], 'member')) {
      const of = nextSolid(tokens, sign + 1)
      const list = operand(tokens, nextSolid(tokens, of + 1))
      if (!list) return left
      const call = [raw('dialect.member_of('), ...left.tokens, raw(', '), ...list.tokens, raw(')')]
      left = { tokens: call, end: list.end }
      continue
    }
    if (!comparing.has(tokens[sign]?.text ?? '')) return left
    const start = nextSolid(tokens, sign + 1)
    const right = expression(tokens, start, 1)
    if (!right) return left
    const both = [...left.tokens, ...tokens.slice(left.end, start), ...right.tokens]
    const isChain = comparing.has(tokens[nextSolid(tokens, right.end)]?.text ?? '')
    left = { tokens: isChain ? group(both) : both, end: right.end }
    if (!isChain) return left
  }
  return undefined
}

/** Reads operands and the operators between them whose level is at least `least`; undefined if no operand begins at `at`. */
function expression(tokens: readonly Token[], at: number, least: number): Part | undefined {
  let left = operand(tokens, at)
  while (left) {
    const next = nextSolid(tokens, left.end)
    const sign = tokens[next]?.text.toLowerCase() ?? ''
    const level = levels.get(sign) ?? 0
    const right = level >= least ? expression(tokens, nextSolid(tokens, next + 1), level + 1) : undefined
    if (!right) return left
    left = {
      tokens: group([...left.tokens, raw(` ${spellings[sign] ?? sign} `), ...right.tokens]),
      end: right.end,
    }
  }
  return undefined
}

function operand(tokens: readonly Token[], at: number): Part | undefined {
  const token = tokens[at]
  if (token === undefined) return undefined
  const prefix = token.kind === 'sign' ? prefixes[token.text] : undefined
  if (prefix !== undefined) {
    const inner = operand(tokens, nextSolid(tokens, at + 1))
    return inner && { tokens: group([raw(prefix), ...inner.tokens]), end: inner.end }
  }
  if (token.text === '(') return inParentheses(tokens, at)
  if (isWord(token, 'case')) return caseOf(tokens, at)
  if (token.kind === 'text' || token.kind === 'quoted') return literals(tokens, at)
  if (token.kind === 'number') return { tokens: [token], end: at + 1 }
  return token.kind === 'word' || token.kind === 'backtick' ? nameOrCall(tokens, at) : undefined
}

function inParentheses(tokens: readonly Token[], open: number): Part {
  const end = afterParenthesis(tokens, open)
  const close = tokens[end - 1]?.text === ')' && end - 1 > open ? end - 1 : end
  return {
    tokens: [tokens[open] as Token, ...parenthesize(tokens.slice(open + 1, close)), ...tokens.slice(close, end)],
    end,
  }
}

/** Reads CASE … END. */
function caseOf(tokens: readonly Token[], at: number): Part {
  let depth = 0
  const length = tokens.slice(at).findIndex((token) => {
    if (isWord(token, 'case')) depth++
    return isWord(token, 'end') && --depth === 0
  })
  const end = length < 0 ? tokens.length : at + length
  return {
    tokens: [tokens[at] as Token, ...parenthesize(tokens.slice(at + 1, end)), ...tokens.slice(end, end + 1)],
    end: end + 1,
  }
}

/** Reads string literals, which are joined. */
function literals(tokens: readonly Token[], at: number): Part {
  let end = at + 1
  for (let next = nextSolid(tokens, end); isLiteral(tokens[next]); next = nextSolid(tokens, end)) end = next + 1
  return { tokens: tokens.slice(at, end), end }
}

function isLiteral(token: Token | undefined): boolean {
  return token?.kind === 'text' || token?.kind === 'quoted'
}

/** Reads the name of a column, a call with the window after OVER, or a literal such as `DATE '2024-01-31'`. */
function nameOrCall(tokens: readonly Token[], at: number): Part | undefined {
  const isCall = tokens[nextSolid(tokens, at + 1)]?.text === '('
  if (isWord(tokens[at], ...keywords) && !(isCall && isWord(tokens[at], ...functions))) return undefined
  let end = at + 1
  const isPart = (token: Token | undefined) => token?.kind === 'word' || token?.kind === 'backtick'
  while (tokens[end]?.text === '.' && isPart(tokens[end + 1])) end += 2
  const next = nextSolid(tokens, end)
  if (isWord(tokens[at], 'date', 'time', 'timestamp') && isLiteral(tokens[next]))
    return { tokens: tokens.slice(at, next + 1), end: next + 1 }
  if (['->', '->>'].includes(tokens[next]?.text ?? '')) {
    const after = nextSolid(tokens, next + 1) + 1
    return { tokens: group(tokens.slice(at, after)), end: after }
  }
  if (tokens[next]?.text !== '(') return { tokens: tokens.slice(at, end), end }
  const args = inParentheses(tokens, next)
  const head = [...tokens.slice(at, end), ...args.tokens]
  const over = nextSolid(tokens, args.end)
  if (!isWord(tokens[over], 'over')) return { tokens: head, end: args.end }
  const window = operand(tokens, nextSolid(tokens, over + 1))
  return window && { tokens: [...head, raw(' OVER '), ...window.tokens], end: window.end }
}

function group(tokens: readonly Token[]): Token[] {
  return [raw('('), ...tokens, raw(')')]
}
