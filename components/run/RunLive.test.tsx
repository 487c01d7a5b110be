// @environment jsdom
import { act } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { RunReply, RunRequest } from '@/lib/sql-run/browser/protocol'
import type { RunResult } from '@/lib/sql-run/result'
import { screen } from '../test-dom'
import { fakeWorkers } from '../test-worker'
import exampleResult from './example-result.json'
import { field, open, press, status } from './test-run'

const result: RunResult = {
  engine: 'PostgreSQL 18.6',
  statements: [{ text: 'UPDATE t SET a = 1', command: 'UPDATE', count: 2, columns: [], rows: [] }],
  skipped: 0,
  isSpent: false,
}

const { all: workers, last: worker, answer } = fakeWorkers<RunRequest, RunReply>()

describe('the tool that runs SQL', () => {
  beforeEach(() => sessionStorage.clear())
  afterEach(() => vi.useRealTimers())

  it('a run shows its progress and announces its result, and the next one uses the same worker', () => {
    open()
    press('Run')
    expect(worker()?.asked).toEqual([{ type: 'script', schema: '', sql: 'UPDATE t SET a = 1' }])
    answer({ type: 'progress', loaded: 1_200_000, total: 15_600_000 })
    expect(screen.getByText('Loading the database: 1.2 of 15.6 MB')).toBeDefined()
    answer({ type: 'running', number: 1, of: 1 })
    expect(screen.getByText('Running statement 1 of 1 …')).toBeDefined()
    answer({ type: 'ran', result })
    expect(status()).toBe('One statement ran. UPDATE: 2 rows')
    press('Run')
    expect(workers).toHaveLength(1)
  })

  it('a query shows its rows and its plan as a tree', () => {
    open()
    press('Run')
    answer({ type: 'ran', result: exampleResult as RunResult })
    expect(status()).toBe('One statement ran. 3 rows')
    expect(screen.getByText('Customer#173')).toBeDefined()
    expect(screen.getByRole('treegrid').textContent).toContain('Hash Join')
  })

  it('an error is shown with its place, and how many statements did not run', () => {
    open({ sql: 'SELECT 1;\n  SELECT b;' })
    press('Run')
    answer({ type: 'ran', result: { ...result, error: { text: 'sql', message: 'no b', offset: 19 }, skipped: 1 } })
    expect(status()).toContain('Error in “SQL”, line 2, column 10: no b')
    expect(screen.getByText(/no b One statement after it did not run\.$/)).toBeDefined()
  })

  it('an error in SQL of another dialect says that only PostgreSQL runs', () => {
    open({ schema: 'CREATE TABLE `t` (a int) ENGINE=InnoDB', sql: 'SELECT a FROM t' })
    press('Run')
    answer({ type: 'ran', result: { ...result, error: { text: 'schema', message: 'syntax error', offset: 13 } } })
    expect(screen.getByText('This looks like SQL for MySQL. This tool runs PostgreSQL only.')).toBeDefined()
  })

  it('an error in SQL without signs of another dialect has no note about dialects', () => {
    open({ sql: 'SELECT a FROM t WHERE b = ?' })
    press('Run')
    answer({ type: 'ran', result: { ...result, error: { text: 'sql', message: 'syntax error', offset: 27 } } })
    expect(screen.queryByText(/^This looks like SQL for/)).toBeNull()
  })

  it('Stop ends the worker, and so does a statement that does not end; the text stays', () => {
    vi.useFakeTimers()
    open()
    press('Run')
    press('Stop')
    expect(worker()?.isTerminated).toBe(true)
    expect(status()).toBe('Stopped. What the statements did is undone.')
    press('Run')
    answer({ type: 'running', number: 1, of: 1 })
    act(() => vi.advanceTimersByTime(60_000))
    expect(worker()?.isTerminated).toBe(true)
    expect(status()).toMatch(/^A statement took longer than 60 seconds/)
    expect(field('SQL')).toBe('UPDATE t SET a = 1')
  })

  it('a run that leaves something behind ends its worker', () => {
    open()
    press('Run')
    answer({ type: 'ran', result: { ...result, isSpent: true } })
    expect(worker()?.isTerminated).toBe(true)
    press('Run')
    expect(workers).toHaveLength(2)
  })

  it('another example keeps the worker, and hides the result of the last one', async () => {
    open()
    press('Run')
    answer({ type: 'ran', result })
    press('a transaction')
    await expect.poll(() => field('SQL')).toMatch(/^BEGIN;/)
    expect(screen.queryByText('UPDATE: 2 rows')).toBeNull()
    press('Run')
    expect(workers).toHaveLength(1)
  })

  it.each([' ', '-- comment only', '/* x */ ;'])('%j has no statement and does not run', (sql) => {
    open({ sql })
    press('Run')
    expect(status()).toBe('Enter a statement, or choose an example.')
    expect(workers).toEqual([])
  })

  it('nothing runs without WebAssembly', () => {
    open({ sql: 'SELECT 1' })
    vi.stubGlobal('WebAssembly', undefined)
    press('Run')
    expect(status()).toBe('This browser cannot run the database: it needs WebAssembly and workers.')
    expect(workers).toEqual([])
  })
})
