import { describe, expect, it } from 'vitest'
import { addCounts, countPlaywright, countRun, countVitest } from './test-report'

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((test) => ({ status: test })),
})

describe('test counts', () => {
  it('of Vitest include a file that fails outside of its tests as one failure', () => {
    const testResults = [file('passed', 'passed'), file('failed', 'passed', 'failed'), file('failed')]
    expect(countVitest({ numPassedTests: 2, numFailedTests: 1, testResults })).toEqual({ passed: 2, failed: 2 })
  })

  it('of Playwright include a flaky test as a failure', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 }
    expect(countPlaywright({ stats, errors: [] })).toEqual({ passed: 5, failed: 2 })
  })

  it('of Playwright include an error outside of tests as a failure', () => {
    const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }
    expect(countPlaywright({ stats, errors: [{ message: 'cannot load' }] })).toEqual({ passed: 0, failed: 1 })
  })

  it('of several runs are added', () => {
    const counts = [
      { passed: 1, failed: 0 },
      { passed: 2, failed: 3 },
    ]
    expect(addCounts(counts)).toEqual({ passed: 3, failed: 3 })
    expect(addCounts([])).toEqual({ passed: 0, failed: 0 })
  })
})

describe('the counts of a run', () => {
  const count = (report: unknown) => report as { passed: number; failed: number }

  it('are those of its report', () => {
    expect(countRun('{"passed":3,"failed":0}', count, true)).toEqual({ passed: 3, failed: 0 })
    expect(countRun('{"passed":3,"failed":2}', count, false)).toEqual({ passed: 3, failed: 2 })
  })

  it('have a failure if the run failed without a failed test', () => {
    expect(countRun('{"passed":3,"failed":0}', count, false)).toEqual({ passed: 3, failed: 1 })
  })

  it('have a failure if the report is missing or cut off', () => {
    expect(countRun(undefined, count, true)).toEqual({ passed: 0, failed: 1 })
    expect(countRun('{"passed":3', count, true)).toEqual({ passed: 0, failed: 1 })
  })
})
