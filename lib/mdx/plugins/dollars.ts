import { mathFromMarkdown } from 'mdast-util-math'
import { math } from 'micromark-extension-math'
import type { Code, Construct, State } from 'micromark-util-types'
import type {} from 'remark-parse'
import type { Processor } from 'unified'

const DOLLAR = 36
const BACKSLASH = 92

/**
 * Parses formulas: `$…$` and `$$…$$` inside a text, and `$$` as a fence. Dollars follow pandoc's rule, so that prices
 * stay prices: no blank behind the first and before the last, and neither letter nor digit on the outer side of either.
 */
export function remarkDollars(this: Processor): void {
  const { flow } = math()
  const data = this.data()
  data.micromarkExtensions = [
    ...(data.micromarkExtensions ?? []),
    { ...(flow && { flow }), text: { [DOLLAR]: inline } },
  ]
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), mathFromMarkdown()]
}

const isLineEnd = (code: Code) => code !== null && code < -2
const isBlank = (code: Code) => code === null || code < 0 || code === 32
const isWord = (code: Code) => code !== null && code > 0 && /[\w$]/.test(String.fromCharCode(code))

const inline: Construct = {
  name: 'mathText',
  previous: (code) => !isWord(code),
  tokenize(effects, ok, nok) {
    let size = 0
    let before: Code = null
    const opening: State = (code) => {
      if (code === DOLLAR && size < 2) {
        size += 1
        effects.consume(code)
        return opening
      }
      if (code === DOLLAR || (size === 1 && isBlank(code))) return nok(code)
      effects.exit('mathTextSequence')
      return between(code)
    }
    const between: State = (code) => {
      if (code === null) return nok(code)
      if (!isLineEnd(code)) {
        effects.enter('mathTextData')
        return data(code)
      }
      effects.enter('lineEnding')
      effects.consume(code)
      effects.exit('lineEnding')
      before = code
      return between
    }
    const data: State = (code) => {
      const mayClose = code === DOLLAR && (size === 2 || !isBlank(before))
      if (code === null || isLineEnd(code) || mayClose) {
        effects.exit('mathTextData')
        return mayClose ? effects.attempt(closing(size), end, dollar)(code) : between(code)
      }
      return character(code)
    }
    const dollar: State = (code) => {
      effects.enter('mathTextData')
      return character(code)
    }
    const character: State = (code) => {
      effects.consume(code)
      before = code
      return code === BACKSLASH ? escaped : data
    }
    const escaped: State = (code) => (code === DOLLAR || code === BACKSLASH ? characterEscaped(code) : data(code))
    const characterEscaped: State = (code) => {
      effects.consume(code)
      before = code
      return data
    }
    const end: State = (code) => {
      effects.exit('mathText')
      return ok(code)
    }
    return (code) => {
      effects.enter('mathText')
      effects.enter('mathTextSequence')
      return opening(code)
    }
  },
}

/** Matches the closing sequence: as many dollars as opened the formula, not followed by a letter, a digit or a dollar. */
const closing = (size: number): Construct => ({
  partial: true,
  tokenize(effects, ok, nok) {
    let found = 0
    const dollars: State = (code) => {
      if (found === size) {
        effects.exit('mathTextSequence')
        return isWord(code) ? nok(code) : ok(code)
      }
      if (code !== DOLLAR) return nok(code)
      found += 1
      effects.consume(code)
      return dollars
    }
    return (code) => {
      effects.enter('mathTextSequence')
      return dollars(code)
    }
  },
})
