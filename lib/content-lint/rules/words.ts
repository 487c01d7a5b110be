import { matchesIn, type Prose } from '../../content-model/prose'
import type { Terms } from '../../content-files/project/terms'
import type { Locale } from '../../i18n/locales'
import { escapeRegExp } from '../../text/regexp'
import type { FileReport } from '../../diagnostics/diagnostic'

/** Latin words end at anything but their own letters; `mysql.slow_log` and `null-safe` are words of their own. */
const START = '(?<![\\w/@.#-])'
const END = '(?!\\w|[-./@]\\w)'
const NOTHING = /(?!)/g

/** Names that are not spelled as their makers do: in another letter case, or as one of their variants. */
export function misspelledNames(prose: Prose, names: Terms['names']): FileReport[] {
  return Object.entries(names).flatMap(([name, variants]) =>
    [...matchesIn(prose, anyOf([name], 'gi')), ...matchesIn(prose, anyOf(variants, 'g'))]
      .filter(({ match: [written] }) => written !== name)
      .map(({ line, column, match: [written] }) => ({
        line,
        column,
        message: `the name is “${name}”, not “${written}”`,
        fix: `write ${name}`,
      })),
  )
}

/** Words for which the language has a term. */
export function undeclaredTerms(prose: Prose, locale: Locale, terms: Terms['terms'][Locale]): FileReport[] {
  return Object.entries(terms).flatMap(([term, variants]) =>
    matchesIn(prose, locale === 'zh' ? inChinese(variants) : anyOf(variants, 'gi')).map(
      ({ line, column, match: [written] }) => ({
        line,
        column,
        message: `the term is “${term}”, not “${written}”`,
        fix: `write ${term}`,
      }),
    ),
  )
}

/** The product's name where its placeholder belongs. */
export function typedProduct(prose: Prose, name: string): FileReport[] {
  return matchesIn(prose, anyOf([name], 'g')).map(({ line, column }) => ({
    line,
    column,
    message: 'the product’s name is written out',
  }))
}

/** Matches one of some words; nothing if there are none. */
function anyOf(words: readonly string[], flags: string): RegExp {
  if (words.length === 0) return NOTHING
  return new RegExp(`${START}(?:${alternatives(words)})${END}`, flags)
}

/** Chinese words have no ends. */
function inChinese(words: readonly string[]): RegExp {
  return words.length === 0 ? NOTHING : new RegExp(alternatives(words), 'gi')
}

/** The longest first, so that a name is not taken for its beginning. */
function alternatives(words: readonly string[]): string {
  const escaped = words.map(escapeRegExp)
  return escaped.sort((a, b) => b.length - a.length).join('|')
}
