import { literalValue } from './literals'
import { afterParenthesis, nextSolid, type Token } from '../dialect/tokens'
import { ReasonError } from '../reasons'

const simple = ['microsecond', 'second', 'minute', 'hour', 'day', 'week', 'month', 'quarter', 'year']
/** Units of several numbers, with the names of the numbers. */
const compound: ReadonlyMap<string, readonly string[]> = new Map(
  [
    ['year', 'month'],
    ['day', 'hour', 'minute', 'second'],
  ].flatMap((all) =>
    all.flatMap((first, from) =>
      all.slice(from + 1).map((last, to) => [`${first}_${last}`, all.slice(from, from + to + 2)] as const),
    ),
  ),
)
const units = new Set([...simple, ...compound.keys()])

/** Whether a token is the unit of an interval. */
export function isUnit(token: Token | undefined): boolean {
  return token?.kind === 'word' && units.has(token.text.toLowerCase().replace(/s$/, ''))
}

/** Returns the index of the unit of an interval whose number begins at `at`; -1 if there is none. */
export function unitAfter(tokens: readonly Token[], at: number): number {
  const end = tokens[at]?.text === '(' ? afterParenthesis(tokens, at) : at + 1
  const unit = nextSolid(tokens, tokens[end]?.text === '(' ? afterParenthesis(tokens, end) : end)
  return tokens[end]?.text === '.' ? unitAfter(tokens, end + 1) : isUnit(tokens[unit]) ? unit : -1
}

/** Returns the SQL of an interval; `translated` returns that of its number. */
export function interval(
  count: readonly Token[],
  unit: string,
  translated: (tokens: readonly Token[]) => string,
): string {
  const [first] = count
  const text = first && (first.kind === 'text' || first.kind === 'quoted') ? literalValue(first.text) : undefined
  const names = compound.get(unit)
  if (names) return `INTERVAL '${compoundText(text, unit, names)}'`
  // fractions count only in seconds
  const hasFraction = unit === 'second'
  if (text !== undefined && unit !== 'quarter')
    return `INTERVAL '${hasFraction ? text : text.replace(/\..*/s, '')} ${unit}'`
  const number = translated(count).trim()
  const whole = hasFraction || /^\d+$/.test(number) ? number : `round(${number})`
  return `(${whole} * INTERVAL '${unit === 'quarter' ? '3 month' : `1 ${unit}`}')`
}

/** Returns the text of an interval of several numbers, of which the first ones may be missing. */
function compoundText(text: string | undefined, unit: string, names: readonly string[]): string {
  const numbers = text?.match(/\d+/g) ?? []
  if (numbers.length === 0 || numbers.length > names.length)
    throw new ReasonError('untranslated', { name: `INTERVAL … ${unit.toUpperCase()}`, engine: 'MySQL' })
  const sign = text?.trim().startsWith('-') ? '-' : ''
  return numbers.map((number, at) => `${sign}${number} ${names[names.length - numbers.length + at]}`).join(' ')
}
