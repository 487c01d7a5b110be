import { describe, expect, it } from 'vitest'
import { addCounts, countPlaywright, countVitest } from './test-report'

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((test) => ({ status: test })),
})

describe('test counts', () => {
  it('of Vitest include a file that fails outside its tests as one failure', () => {
    const testResults = [file('passed', 'passed'), file('failed', 'passed', 'failed'), file('failed')]
    expect(countVitest({ numPassedTests: 2, numFailedTests: 1, testResults })).toEqual({ passed: 2, failed: 2 })
  })

  it('of Playwright include a flaky test as a failure', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 }
    expect(countPlaywright({ stats })).toEqual({ passed: 5, failed: 2 })
  })

  it('of several runs are added', () => {
    expect(
      addCounts([
        { passed: 1, failed: 0 },
        { passed: 2, failed: 3 },
      ]),
    ).toEqual({ passed: 3, failed: 3 })
    expect(addCounts([])).toEqual({ passed: 0, failed: 0 })
  })
})
