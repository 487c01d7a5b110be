import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { joinResults, readPlaywrightReport, readRun, readVitestReport } from './test-report'

const vitestFile = (name: string, status: string, ...tests: string[]) => ({
  name: path.resolve(name),
  status,
  assertionResults: tests.map((test, index) => ({ status: test, fullName: `test ${index}` })),
})

const playwrightSuite = (file: string, ...statuses: string[]) => ({
  file,
  specs: statuses.map((status, index) => ({ title: `test ${index}`, tests: [{ status }] })),
})

describe('a test report', () => {
  it('a test report of Vitest names the tests that failed, and a file that fails outside of its tests', () => {
    const testResults = [
      vitestFile('a.test.ts', 'passed', 'passed'),
      vitestFile('b.test.ts', 'failed', 'passed', 'failed', 'skipped'),
      vitestFile('c.test.ts', 'failed'),
    ]
    expect(readVitestReport({ testResults })).toEqual({
      passed: 2,
      failed: ['b.test.ts › test 1', 'c.test.ts'],
      flaky: [],
    })
  })

  it('a test report of Playwright counts a flaky test as passed and names it', () => {
    const inner = playwrightSuite('browser/a.spec.ts', 'expected', 'flaky', 'unexpected', 'skipped')
    const suites = [{ ...playwrightSuite('browser/a.spec.ts', 'expected'), suites: [inner] }]
    expect(readPlaywrightReport({ suites, errors: [] })).toEqual({
      passed: 3,
      failed: ['tests/browser/a.spec.ts › test 2'],
      flaky: ['tests/browser/a.spec.ts › test 1'],
    })
  })

  it('a test report of Playwright counts an error outside of tests as a failure', () => {
    const errors = [{ message: 'cannot load' }]
    expect(readPlaywrightReport({ suites: [], errors })).toEqual({ passed: 0, failed: ['cannot load'], flaky: [] })
  })

  it('test reports are joined', () => {
    const results = [
      { passed: 1, failed: [], flaky: ['a'] },
      { passed: 2, failed: ['b'], flaky: [] },
    ]
    expect(joinResults(results)).toEqual({ passed: 3, failed: ['b'], flaky: ['a'] })
    expect(joinResults([])).toEqual({ passed: 0, failed: [], flaky: [] })
  })
})

describe('the results of a run', () => {
  const read = (report: unknown) => ({ ...(report as { passed: number; failed: string[] }), flaky: [] })

  it('the results of a run are read from its report', () => {
    expect(readRun('unit', '{"passed":3,"failed":[]}', read, true)).toMatchObject({ passed: 3, failed: [] })
    expect(readRun('unit', '{"passed":3,"failed":["a"]}', read, false)).toMatchObject({ passed: 3, failed: ['a'] })
  })

  it('the results of a run have a failure if the run failed without a failed test', () => {
    expect(readRun('unit', '{"passed":3,"failed":[]}', read, false)).toMatchObject({ passed: 3, failed: ['unit'] })
  })

  it('the results of a run have a failure if the report is missing or cut off', () => {
    const failure = { passed: 0, failed: ['unit: no report'], flaky: [] }
    expect(readRun('unit', undefined, read, true)).toEqual(failure)
    expect(readRun('unit', '{"passed":3', read, true)).toEqual(failure)
  })
})
