import { createFunction as create } from '../dialect/create-function'
import { afterParenthesis, isWord, nextSolid, raw, type Token } from '../dialect/tokens'
import { callOf, textOf } from '../dialect/tree'
import { ReasonError } from '../reasons'
import { engine } from './names'
import type { Convert } from './texts'

/** The names of the functions that mark `KEEP (DENSE_RANK FIRST …)` and LAST; the first argument is the aggregate. */
export const keeps = { first: 'keep_first', last: 'keep_last' } as const

const aggregates = ['max', 'min', 'sum', 'avg', 'count']

/** The SQL that creates the aggregates of the values whose key, in an array beside them, is that of the first one. */
export const keepFunctions = [
  ...[
    ['max', 'DESC'],
    ['min', 'ASC'],
  ].map(([name, direction]) =>
    create(
      `keep_${name}(anyarray, jsonb[])`,
      'anyelement',
      `v FROM unnest($1, $2) AS u (v, k) WHERE k = $2[1] AND v IS NOT NULL ORDER BY v ${direction} LIMIT 1`,
    ),
  ),
  ...['sum', 'avg'].map((name) =>
    create(`keep_${name}(anyarray, jsonb[])`, 'numeric', `${name}(v) FROM unnest($1, $2) AS u (v, k) WHERE k = $2[1]`),
  ),
  create(
    'keep_count(anyarray, jsonb[])',
    'bigint',
    'count(v) FROM unnest($1, $2) AS u (v, k) WHERE k = $2[1]',
    'IMMUTABLE',
  ),
].join('\n')

/**
 * Makes the aggregate at the end of `out`, which KEEP follows, a call that PostgreSQL's grammar has: `MAX(a) KEEP (DENSE_RANK
 * LAST ORDER BY b)` becomes `keep_last('max', a) WITHIN GROUP (ORDER BY b)`. Returns the index of the last token that is done:
 * ORDER BY follows.
 */
export function markKeep(tokens: readonly Token[], keep: number, out: Token[]): number {
  const open = nextSolid(tokens, keep + 1)
  const rank = nextSolid(tokens, open + 1)
  const side = nextSolid(tokens, rank + 1)
  const name = startOfCall(out)
  const aggregate = out[name]?.text.toLowerCase() ?? ''
  const isRank = isWord(tokens[rank], 'dense_rank') && isWord(tokens[side], 'first', 'last')
  if (!isRank || !aggregates.includes(aggregate)) throw new ReasonError('untranslated', { engine, name: 'KEEP' })
  if (isWord(tokens[nextSolid(tokens, afterParenthesis(tokens, open))], 'over'))
    throw new ReasonError('untranslated', { engine, name: 'KEEP … OVER' })
  const called = keeps[isWord(tokens[side], 'first') ? 'first' : 'last']
  out.splice(name, nextSolid(out, name + 1) - name + 1, raw(`${called}('${aggregate}', `))
  const argument = nextSolid(out, name + 1)
  // COUNT(*)
  if (out[argument]?.text === '*') out[argument] = raw('1')
  out.push(raw('WITHIN GROUP ('))
  return side
}

/** Returns the index of the name of the call at the end of tokens. */
function startOfCall(tokens: readonly Token[]): number {
  let depth = 0
  const open = tokens.findLastIndex(({ text }) => {
    depth += text === ')' ? 1 : text === '(' ? -1 : 0
    return text === '(' && depth === 0
  })
  return tokens.findLastIndex(({ kind }, at) => at < open && kind !== 'space')
}

interface SortBy {
  readonly node: unknown
  readonly sortby_dir: string
  readonly sortby_nulls: string
}

const opposites: Readonly<Record<string, string>> = {
  SORTBY_DEFAULT: 'SORTBY_DESC',
  SORTBY_ASC: 'SORTBY_DESC',
  SORTBY_DESC: 'SORTBY_ASC',
  SORTBY_NULLS_FIRST: 'SORTBY_NULLS_LAST',
  SORTBY_NULLS_LAST: 'SORTBY_NULLS_FIRST',
}

/** Returns the aggregate of the first rows of an order, as a marked call gives it; for the last ones, the order is reversed. */
export function keepRows(
  [aggregate, value]: readonly unknown[],
  convert: Convert,
  { agg_order: order }: { agg_order?: unknown },
  isLast: boolean,
): object {
  const name = textOf(aggregate) ?? ''
  const sorts = (order as { SortBy: SortBy }[]).map(({ SortBy: sort }) => {
    const { sortby_dir: direction, sortby_nulls: nulls } = sort
    const reversed = { sortby_dir: opposites[direction], sortby_nulls: opposites[nulls] ?? nulls }
    return { SortBy: isLast ? { ...sort, ...reversed } : sort }
  })
  const inOrder = (arg: unknown) => ({
    FuncCall: { ...callOf(['array_agg'], [arg]).FuncCall, agg_order: sorts },
  })
  const isNumber = name === 'sum' || name === 'avg'
  const values = isNumber ? callOf(['dialect', 'as_number'], [convert(value)]) : convert(value)
  const key = callOf(
    ['pg_catalog', 'jsonb_build_array'],
    sorts.map(({ SortBy: { node } }) => node),
  )
  return callOf(['dialect', `keep_${name}`], [inOrder(values), inOrder(key)])
}
