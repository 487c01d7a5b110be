declare module 'micromatch' {
  const micromatch: {
    /** Whether a path matches one of the glob patterns. */
    isMatch(path: string, patterns: readonly string[]): boolean
  }
  export default micromatch
}
