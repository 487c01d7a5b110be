/** How many tests of a run passed and failed. */
export interface TestCounts {
  readonly passed: number
  readonly failed: number
}

/** The part of a Vitest JSON report that is counted. */
interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly {
    readonly status: string
    readonly assertionResults: readonly { readonly status: string }[]
  }[]
}

/** The part of a Playwright JSON report that is counted. */
interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number }
}

/** The counts of a Vitest JSON report. A file that fails outside its tests counts as one failure. */
export function countVitest(report: unknown): TestCounts {
  const { numPassedTests, numFailedTests, testResults } = report as VitestReport
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  )
  return { passed: numPassedTests, failed: numFailedTests + brokenFiles.length }
}

/** The counts of a Playwright JSON report. A test that passes only when it is retried counts as failed. */
export function countPlaywright(report: unknown): TestCounts {
  const { expected, unexpected, flaky } = (report as PlaywrightReport).stats
  return { passed: expected, failed: unexpected + flaky }
}

/** The sum of the counts of several runs. */
export function addCounts(counts: readonly TestCounts[]): TestCounts {
  return counts.reduce((sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }), {
    passed: 0,
    failed: 0,
  })
}
