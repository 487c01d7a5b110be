import { matchesIn, type Prose } from '../../content-model/prose'
import type { Terms } from '../../content-files/project/terms'
import type { Locale } from '../../i18n/locales'
import { escapeRegExp } from '../../text/regexp'
import type { FileReport } from '../../diagnostics/diagnostic'

/** Word boundaries of Latin words; `mysql.slow_log` and `null-safe` count as single words. */
const START = '(?<![\\w/@.#-])'
const END = '(?!\\w|[-./@]\\w)'
const NOTHING = /(?!)/g

/** Reports names whose letter case or spelling differs from the official name. */
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

/** Reports words that are variants of a preferred term. */
export function termVariants(prose: Prose, locale: Locale, terms: Terms['terms'][Locale]): FileReport[] {
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

/** Reports the product's name where `{product}` is required. */
export function writtenProductNames(prose: Prose, name: string): FileReport[] {
  return matchesIn(prose, anyOf([name], 'g')).map(({ line, column }) => ({
    line,
    column,
    message: 'the product’s name is written out',
  }))
}

/** Returns a pattern that matches any of some words; without words, it matches nothing. */
function anyOf(words: readonly string[], flags: string): RegExp {
  if (words.length === 0) return NOTHING
  return new RegExp(`${START}(?:${alternatives(words)})${END}`, flags)
}

/** Returns a pattern that matches any of some words, without word boundaries, which Chinese does not have. */
function inChinese(words: readonly string[]): RegExp {
  return words.length === 0 ? NOTHING : new RegExp(alternatives(words), 'gi')
}

/** Returns the alternatives of a pattern, longest first, so that a name is not matched by its prefix. */
function alternatives(words: readonly string[]): string {
  const escaped = words.map(escapeRegExp)
  return escaped.sort((a, b) => b.length - a.length).join('|')
}
