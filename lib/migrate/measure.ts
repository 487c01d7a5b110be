import type { Diagnostic } from '../diagnostics/diagnostic'

/** Figures of a migrated site. */
export interface Figures {
  readonly pages: number
  /** Pages without an error, in percent. */
  readonly sound: number
  readonly warnings: number
  readonly deadLinks: number
}

/** Counts the errors and warnings of a content folder with these pages, by their paths in the diagnostics. */
export function measureSite(pages: readonly string[], diagnostics: readonly Diagnostic[]): Figures {
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  const withErrors = new Set(errors.map(({ file }) => file))
  const sound = pages.filter((file) => !withErrors.has(file)).length
  return {
    pages: pages.length,
    sound: pages.length === 0 ? 0 : (100 * sound) / pages.length,
    warnings: diagnostics.length - errors.length,
    deadLinks: diagnostics.filter(({ rule }) => rule === 'links').length,
  }
}

/** Counts equal messages, without the names that they quote, most frequent first. */
export function countMessages(diagnostics: readonly Diagnostic[]): [message: string, count: number][] {
  const counts = new Map<string, number>()
  for (const { severity, rule, message } of diagnostics) {
    const key = `${severity} [${rule}] ${message.replace(/“[^”]*”|`[^`]*`/g, '“…”').slice(0, 120)}`
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return [...counts].sort(([, a], [, b]) => b - a)
}
