import { expect, it } from 'vitest'
import { countTests, sumCounts } from './test-counts'

it.each([
  ['all passed', { numPassedTests: 3, numFailedTests: 0, success: true }, { passed: 3, failed: 0 }],
  ['some failed', { numPassedTests: 3, numFailedTests: 2, success: false }, { passed: 3, failed: 2 }],
  ['a file could not be loaded', { numPassedTests: 3, numFailedTests: 0, success: false }, { passed: 3, failed: 1 }],
])('counts a report of vitest: %s', (_, report, counts) => {
  expect(countTests(JSON.stringify(report))).toEqual(counts)
})

it.each([
  ['all passed', { expected: 3, unexpected: 0, flaky: 0 }, [], { passed: 3, failed: 0 }],
  ['a flaky test has failed', { expected: 3, unexpected: 1, flaky: 1 }, [], { passed: 3, failed: 2 }],
  ['no test could be loaded', { expected: 0, unexpected: 0, flaky: 0 }, [{}], { passed: 0, failed: 1 }],
])('counts a report of Playwright: %s', (_, stats, errors, counts) => {
  expect(countTests(JSON.stringify({ stats, errors }))).toEqual(counts)
})

it('a runner that left no report has failed', () => {
  expect(countTests(undefined)).toEqual({ passed: 0, failed: 1 })
})

it('counts of several runners are added', () => {
  expect(sumCounts([countTests(undefined), { passed: 4, failed: 2 }])).toEqual({ passed: 4, failed: 3 })
})
