/** The numbers of tests that passed and failed. */
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
  /** Errors outside of tests, such as a file that cannot be loaded. */
  readonly errors: readonly unknown[]
}

/** Counts the tests of a Vitest JSON report. A file that fails outside of its tests counts as one failure. */
export function countVitest(report: unknown): TestCounts {
  const { numPassedTests, numFailedTests, testResults } = report as VitestReport
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  )
  return { passed: numPassedTests, failed: numFailedTests + brokenFiles.length }
}

/**
 * Counts the tests of a Playwright JSON report. A test that passes only when it is retried, and an error outside of tests,
 * count as failures.
 */
export function countPlaywright(report: unknown): TestCounts {
  const { stats, errors } = report as PlaywrightReport
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }
}

/** Returns the sum of the counts of several runs. */
export function addCounts(counts: readonly TestCounts[]): TestCounts {
  const sum = (key: keyof TestCounts) => counts.reduce((total, one) => total + one[key], 0)
  return { passed: sum('passed'), failed: sum('failed') }
}

/**
 * Counts the tests of a run from the text of its report, undefined if there is none. A run that failed has at least one
 * failure, and so has one whose report cannot be read.
 */
export function countRun(
  text: string | undefined,
  count: (report: unknown) => TestCounts,
  hasPassed: boolean,
): TestCounts {
  try {
    const { passed, failed } = count(JSON.parse(text ?? ''))
    return { passed, failed: hasPassed ? failed : Math.max(failed, 1) }
  } catch {
    return { passed: 0, failed: 1 }
  }
}
