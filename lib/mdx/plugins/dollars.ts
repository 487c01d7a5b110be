import type { Code, Construct } from 'micromark-util-types'
import remarkMath from 'remark-math'
import type { Processor } from 'unified'

const DOLLAR = 36

/**
 * Matches `$$…$$`, and `$…$` without whitespace after the first dollar and before the last; two variables of a script,
 * `${a}=${b}`, are not a formula.
 */
const formula = /^(?:\$\$(?!\$)|\$(?!\s|\{[\w.]*\}[^\\^_]*\$$)[^]*\S\$$)/

/**
 * Parses formulas: inline `$…$` and `$$…$$`, and `$$` as a fence; `false` as options leaves them text. Inline dollars
 * follow pandoc's rule, so that prices remain text: no whitespace after the first and before the last, and no letter,
 * digit or dollar on the outer side of either.
 */
export function remarkDollars(this: Processor): void {
  remarkMath.call(this)
  const syntax = this.data().micromarkExtensions?.at(-1)
  const [inline] = [syntax?.text?.[DOLLAR]].flat()
  if (syntax && inline) syntax.text = { [DOLLAR]: withoutPrices(inline) }
}

const isWord = (code: Code) => code !== null && code > 0 && /[\w$]/.test(String.fromCharCode(code))

const withoutPrices = (inline: Construct): Construct => ({
  ...inline,
  previous: (code) => !isWord(code),
  tokenize(effects, ok, nok) {
    return inline.tokenize.call(
      this,
      effects,
      (code) => {
        const [, token] = this.events.at(-1) ?? []
        return token && formula.test(this.sliceSerialize(token)) && !isWord(code) ? ok(code) : nok(code)
      },
      nok,
    )
  },
})
