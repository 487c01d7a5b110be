import path from 'node:path'

/** The outcomes of the tests of a run. Tests are named “file › test”. */
export interface TestResults {
  readonly passed: number
  readonly failed: readonly string[]
  /** Tests that failed and then passed on a retry. `passed` includes them. */
  readonly flaky: readonly string[]
}

/** The fields of a Vitest JSON report that `readVitestReport` reads. */
interface VitestReport {
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[]
  }[]
}

/** The fields of a Playwright JSON report that `readPlaywrightReport` reads. */
interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[]
  /** Errors outside of tests, such as a file that cannot be loaded. */
  readonly errors: readonly { readonly message?: string }[]
}

interface PlaywrightSuite {
  readonly file: string
  readonly specs: readonly { readonly title: string; readonly tests: readonly { readonly status: string }[] }[]
  readonly suites?: readonly PlaywrightSuite[]
}

/** Returns the test results of a Vitest JSON report. A file that fails outside of its tests counts as a failed test. */
export function readVitestReport(report: unknown): TestResults {
  const { testResults } = report as VitestReport
  const tests = testResults.flatMap(({ name, status, assertionResults }) => {
    const file = path.relative(process.cwd(), name)
    const results = assertionResults.map((test) => ({ status: test.status, name: `${file} › ${test.fullName}` }))
    const isBroken = status === 'failed' && !results.some((test) => test.status === 'failed')
    return isBroken ? [...results, { status, name: file }] : results
  })
  return {
    passed: tests.filter(({ status }) => status === 'passed').length,
    failed: tests.filter(({ status }) => status === 'failed').map(({ name }) => name),
    flaky: [],
  }
}

/** Returns the test results of a Playwright JSON report. An error outside of tests counts as a failed test. */
export function readPlaywrightReport(report: unknown): TestResults {
  const { suites, errors } = report as PlaywrightReport
  const tests = suites.flatMap(playwrightTests)
  const named = (status: string) => tests.filter((test) => test.status === status).map(({ name }) => name)
  const [expected, flaky] = [named('expected'), named('flaky')]
  const failed = [...named('unexpected'), ...errors.map(({ message = 'an error without a message' }) => message)]
  return { passed: expected.length + flaky.length, failed, flaky }
}

function playwrightTests({ file, specs, suites = [] }: PlaywrightSuite): { status: string; name: string }[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ status }) => ({ status, name: `tests/${file} › ${title}` })),
  )
  return [...own, ...suites.flatMap(playwrightTests)]
}

/** Merges the results of several runs. */
export function joinResults(results: readonly TestResults[]): TestResults {
  return {
    passed: results.reduce((total, { passed }) => total + passed, 0),
    failed: results.flatMap(({ failed }) => failed),
    flaky: results.flatMap(({ flaky }) => flaky),
  }
}

/**
 * Returns the test results of a run from the text of its report (undefined if there is none). If the run failed without
 * a failed test, or its report cannot be parsed, the results contain a failure with the name of the run.
 */
export function readRun(
  run: string,
  text: string | undefined,
  read: (report: unknown) => TestResults,
  hasPassed: boolean,
): TestResults {
  try {
    const results = read(JSON.parse(text ?? ''))
    return hasPassed || results.failed.length > 0 ? results : { ...results, failed: [run] }
  } catch {
    return { passed: 0, failed: [`${run}: no report`], flaky: [] }
  }
}
