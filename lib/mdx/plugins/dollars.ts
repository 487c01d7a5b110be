import type { Code, Construct } from 'micromark-util-types'
import remarkMath from 'remark-math'
import type { Processor } from 'unified'

const DOLLAR = 36

/** Matches `$$…$$`, and `$…$` without a blank behind the first dollar and before the last. */
const formula = /^(?:\$\$(?!\$)|\$(?!\s)[^]*\S\$$)/

/**
 * Parses formulas: `$…$` and `$$…$$` inside a text, and `$$` as a fence. Dollars follow pandoc's rule, so that prices
 * stay prices: no blank behind the first and before the last, and neither letter nor digit on the outer side of either.
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
