import { CODE, HIDDEN, matchesIn, type Prose } from '../../content-model/prose'
import type { FileReport } from '../../diagnostics/diagnostic'

const full: Readonly<Record<string, string>> = {
  ',': '，',
  ';': '；',
  ':': '：',
  '!': '！',
  '?': '？',
  '.': '。',
  '(': '（',
  ')': '）',
  '"': '“ or ”',
}

const HAN = '\\p{Script=Han}'
const MARKS = '[*_~\\[\\]]*'
const AFTER_HAN = new RegExp(`(?<=${HAN}${MARKS})(?!!\\[)(?:[,;:!?()"]|\\.(?![\\w.])(?!${CODE}))`, 'gu')
const BEFORE_HAN = new RegExp(`(?<!${HAN}${MARKS})(?!!\\[)[,;:!?()"](?=${MARKS}${HAN})`, 'gu')

/** Reports half-width punctuation next to a Chinese character. */
export function halfWidth(prose: Prose): FileReport[] {
  return [AFTER_HAN, BEFORE_HAN].flatMap((pattern) =>
    matchesIn(prose, pattern).map(({ line, column, match: [mark] }) => ({
      line,
      column,
      message: `half-width “${mark}” beside a Chinese character`,
      fix: `write ${full[mark] ?? ''}`,
    })),
  )
}

/** Reports typographic apostrophes, which messages of engines do not have. */
export function typographicApostrophes(prose: Prose): FileReport[] {
  return matchesIn(prose, /(?<=\p{L})’(?=\p{L})/gu).map(({ line, column }) => ({
    line,
    column,
    message: 'the apostrophe is typographic',
    fix: "write '",
  }))
}

const LATIN = `[A-Za-z0-9${CODE}]`
const NO_SPACE = new RegExp(`(${HAN})(${MARKS})(?=(${LATIN}))|(${LATIN}%?)(${MARKS})(?=(${HAN}))`, 'gu')

/** Reports a missing space between Chinese text and Latin text or code. */
export function missingSpaces(prose: Prose): FileReport[] {
  return matchesIn(prose, NO_SPACE).map(({ line, column, match }) => {
    const [whole, han, , latin, before, , after] = match
    const [first, second] = [han ?? before ?? '', latin ?? after ?? ''].map((side) => side.replace(CODE, 'code'))
    return {
      line,
      column: column + whole.length,
      message: `no space between “${first}” and “${second}”`,
      fix: 'put a space between them',
    }
  })
}

// code, tags and links end with punctuation
const PUNCTUATION = `[\\p{P}\\p{S}${CODE}${HIDDEN}]`
const LETTER = '[\\p{L}\\p{N}]'
const BOLD = /(?<=(.?))\*\*([^*]+)\*\*(?=(.?))/gu
const NOT_OPENED = new RegExp(`^${LETTER}${PUNCTUATION}`, 'u')
const NOT_CLOSED = new RegExp(`${PUNCTUATION}${LETTER}$`, 'u')

/** Reports asterisks that stay visible, because CommonMark needs a space between punctuation inside and a letter outside. */
export function visibleAsterisks(prose: Prose): FileReport[] {
  return matchesIn(prose, BOLD).flatMap(({ line, column, match: [whole, before, inner, after] }) => {
    const isOpened = !NOT_OPENED.test(`${before ?? ''}${inner?.at(0) ?? ''}`)
    const isClosed = !NOT_CLOSED.test(`${inner?.at(-1) ?? ''}${after ?? ''}`)
    if (isOpened && isClosed) return []
    const at = isOpened ? column + whole.length : column
    return { line, column: at, message: 'the asterisks of this bold text are displayed', fix: 'put a space here' }
  })
}
