/** Tests that passed and failed. */
export interface TestCounts {
  readonly passed: number
  readonly failed: number
}

interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  /** False also when a file could not be loaded, whose tests are then not counted. */
  readonly success: boolean
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number }
  readonly errors: readonly unknown[]
}

/**
 * Reads the JSON report of vitest or Playwright. A test that passed only when it was tried again has failed. A report that
 * is missing, and an error outside of any test, count as one failure.
 */
export function countTests(report: string | undefined): TestCounts {
  if (report === undefined) return { passed: 0, failed: 1 }
  const read = JSON.parse(report) as VitestReport | PlaywrightReport
  if ('stats' in read) {
    const { expected, unexpected, flaky } = read.stats
    return { passed: expected, failed: unexpected + flaky || Number(read.errors.length > 0) }
  }
  return { passed: read.numPassedTests, failed: read.numFailedTests || Number(!read.success) }
}

/** Returns the sum of counts. */
export function sumCounts(counts: readonly TestCounts[]): TestCounts {
  const sum = (key: keyof TestCounts) => counts.reduce((total, one) => total + one[key], 0)
  return { passed: sum('passed'), failed: sum('failed') }
}
