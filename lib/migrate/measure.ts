import type { Diagnostic } from '../diagnostics/diagnostic'

/** Figures of a migrated site. */
export interface Figures {
  readonly pages: number
  /** The number of pages with an error. */
  readonly withErrors: number
  readonly errors: number
  readonly warnings: number
  /** Links that lead to no page, anchor or file of the site. */
  readonly deadLinks: number
}

/** Returns the figures of a content folder with `pages` pages. */
export function measureSite(pages: number, diagnostics: readonly Diagnostic[]): Figures {
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  const files = new Set(errors.map(({ file }) => file).filter((file) => /(?:^|\/)(?:en|zh)\/.*\.mdx?$/.test(file)))
  return {
    pages,
    withErrors: files.size,
    errors: errors.length,
    warnings: diagnostics.length - errors.length,
    deadLinks: diagnostics.filter(({ rule }) => rule === 'links').length,
  }
}

/** Counts messages that are equal except for the names that they quote, the most frequent first. */
export function countMessages(diagnostics: readonly Diagnostic[]): [message: string, count: number][] {
  const counts = new Map<string, number>()
  for (const { severity, rule, message } of diagnostics) {
    const key = `${severity} [${rule}] ${message.replace(/“[^”]*”|`[^`]*`/g, '“…”').slice(0, 120)}`
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return [...counts].sort(([, a], [, b]) => b - a)
}
