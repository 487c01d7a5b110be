/** Syntax of regular expressions that all engines read alike: no lazy quantifiers, no escapes in brackets. */
const common =
  /^(?:[^\\[\](){}*+?|^$.]|\\[dwsDWS]|\\[.*+?()[\]{}|^$\\\-/]|[.^$|()]|\[\^?\]?(?:[^\\[\]]|\[:[a-z]+:\])*\]|(?<=[^*+?{|(])(?:[*+?]|\{\d+(?:,\d*)?\})(?![*+?]))*$/

/** Returns a pattern whose points do not match line breaks, as those of PostgreSQL do. */
export function withinLines(pattern: string): string {
  return pattern.replace(/\\[\s\S]|\[\^?\]?(?:\[:\w+:\]|[^\]])*\]|\./g, (part) =>
    part === '.' ? String.raw`[^\n\r]` : part,
  )
}

/** Whether all engines read a regular expression alike. */
export function isCommonRegexp(pattern: string): boolean {
  return common.test(pattern)
}
