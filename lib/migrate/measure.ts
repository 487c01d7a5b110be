import type { Diagnostic } from '../diagnostics/diagnostic'

/** Figures of a migrated site. */
export interface Figures {
  readonly pages: number
  /** Pages without an error, in percent. */
  readonly errorFree: number
  readonly warnings: number
  readonly deadLinks: number
}

/** Returns the figures of a content folder; `pages` are the paths of its pages, as in `diagnostics`. */
export function measureSite(pages: readonly string[], diagnostics: readonly Diagnostic[]): Figures {
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  const withErrors = new Set(errors.map(({ file }) => file))
  const errorFree = pages.filter((file) => !withErrors.has(file)).length
  return {
    pages: pages.length,
    errorFree: pages.length === 0 ? 0 : (100 * errorFree) / pages.length,
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
