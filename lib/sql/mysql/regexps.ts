import type { Fields } from '../dialect/blocks'
import { isCommonRegexp, withinLines } from '../dialect/regexps'
import { asText, constant, integer, names, textOf } from '../dialect/tree'
import { functionName } from '../engine/parse'
import { ReasonError } from '../reasons'

/** The arguments after the text and the pattern, with their defaults in MySQL. */
const defaults: Readonly<Record<string, readonly object[]>> = {
  regexp_like: [constant('')],
  regexp_substr: [integer(1), integer(1), constant('')],
  regexp_instr: [integer(1), integer(1), integer(0), constant('')],
  regexp_replace: [constant(''), integer(1), integer(0), constant('')],
}

/** Returns the pattern of REGEXP: `.` does not match a line break, and `\b` is a word boundary in MySQL and `\y` in PostgreSQL. */
export function regexpPattern(node: unknown): unknown {
  const pattern = textOf(node)
  return pattern === undefined
    ? node
    : constant(withinLines(pattern).replace(/\\([\s\S])/g, (all, letter) => boundaries[letter] ?? all))
}

const boundaries: Readonly<Record<string, string>> = { b: String.raw`\y`, B: String.raw`\Y` }

/**
 * Rewrites a call of a function of regular expressions in place. Throws a `ReasonError` if PostgreSQL, which finds the
 * longest alternative, may find something else.
 */
export function rewriteRegexp(fields: Fields): void {
  const name = functionName(fields)
  const more = defaults[name]
  if (more === undefined) return
  const [value, pattern, ...rest] = (fields.args ?? []) as unknown[]
  const given = more.map((node, at) => rest[at] ?? node)
  const replacement = name === 'regexp_replace' ? textOf(given[0]) : ''
  const flags = textOf(given.at(-1))
  const literal = textOf(pattern)
  const isKnown =
    literal !== undefined &&
    isCommonRegexp(literal.replace(/\\[bB]/g, '')) &&
    (name === 'regexp_like' || !literal.includes('|')) &&
    flags !== undefined &&
    /^[ic]?$/.test(flags) &&
    replacement !== undefined &&
    !replacement.includes('\\')
  if (!isKnown) throw new ReasonError('regexp', { name })
  if (name === 'regexp_replace') given[0] = constant(replacement.replace(/\$(\d)/g, String.raw`\$1`))
  fields.funcname = names('pg_catalog', name)
  fields.args = [asText(value), regexpPattern(pattern), ...given]
}
