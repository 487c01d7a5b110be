import { isCommonRegexp, withinLines } from '../dialect/regexps'
import { callOf, constant, textOf } from '../dialect/tree'
import { ReasonError } from '../reasons'
import { textual, type Convert } from './texts'

/** The positions of the arguments of the functions: the pattern is always the second, and flags are these. */
const flagsAt: Readonly<Record<string, number>> = {
  regexp_like: 2,
  regexp_count: 3,
  regexp_substr: 4,
  regexp_instr: 5,
  regexp_replace: 5,
}

/** Returns a call of a function of regular expressions; throws a `ReasonError` for patterns that are read differently. */
export function rewritePattern(name: string, args: readonly unknown[], convert: Convert): object {
  const pattern = textOf(args[1])
  // the longest alternative is found by PostgreSQL, the first one by Oracle
  const chooses = name !== 'regexp_like' && name !== 'regexp_count' && pattern?.includes('|')
  if (pattern === undefined || !isCommonRegexp(pattern) || chooses) throw new ReasonError('regexp', { name })
  const flags = textOf(args[flagsAt[name] ?? 0]) ?? ''
  if (!/^[ic]?$/.test(flags) || args.length > (flagsAt[name] ?? 0) + 1) throw new ReasonError('regexp', { name })
  const replacement = name === 'regexp_replace' ? textOf(args[2]) : undefined
  if (name === 'regexp_replace' && args.length > 2 && !/^(?:[^\\]|\\\d)*$/.test(replacement ?? ''))
    throw new ReasonError('regexp', { name })
  return callOf(
    ['dialect', name],
    [args[0], constant(withinLines(pattern)), ...args.slice(2)].map((arg, at) =>
      at < 2 || textOf(arg) !== undefined ? textual(arg, convert) : convert(arg),
    ),
  )
}
