/** Syntax of regular expressions that all engines read alike: no lazy quantifiers, no escapes in brackets. */
const common =
  /^(?:[^\\[\](){}*+?|^$.]|\\[dwsDWS]|\\[.*+?()[\]{}|^$\\\-/]|[.^$|()]|\[\^?\]?(?:[^\\[\]]|\[:[a-z]+:\])*\]|(?<=[^*+?{|(])(?:[*+?]|\{\d+(?:,\d*)?\})(?![*+?]))*$/

/** Whether all engines read a regular expression alike. */
export function isCommonRegexp(pattern: string): boolean {
  return common.test(pattern)
}
