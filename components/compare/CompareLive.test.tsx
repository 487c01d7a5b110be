// @environment jsdom
import { act } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import messages from '@/messages/en.json'
import type { Reply, Request } from '@/lib/sql/browser/protocol'
import { fireEvent, render, screen } from '../test-dom'
import { fakeWorkers } from '../test-worker'
import { CompareLive } from './CompareLive'
import { refutedExample } from './examples'

const { all: workers, last: worker, answer } = fakeWorkers<Request, Reply>()
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const status = () => screen.getByRole('status').textContent
const typed = { schema: 'CREATE TABLE t (a INT)', before: 'SELECT a FROM t', after: 'SELECT 1', dialect: '', seed: '7' }

function open(texts: Readonly<Record<string, string>> = typed) {
  const { compare, workbench, failure } = messages
  const props = { texts: compare, shared: workbench, language: 'en-GB', unreached: failure.unreached }
  const urls = { worker: '/worker.js', rewrites: '/rewrites.json', rules: [{ code: 'RW05', name: 'NOT IN trap' }] }
  return render(<CompareLive {...props} {...urls} typed={texts} pressed={[]} />)
}

describe('the comparison of two statements', () => {
  beforeEach(() => sessionStorage.clear())
  afterEach(() => vi.useRealTimers())

  it('a comparison reports its progress and its verdict, and the next one uses the same worker', () => {
    open()
    press('Compare')
    expect(worker()?.asked[0]).toMatchObject({ type: 'compare', before: 'SELECT a FROM t', seed: 7 })
    answer({ type: 'progress', loaded: 1_200_000, total: 15_600_000 })
    expect(screen.getByText('Loading the database: 1.2 of 15.6 MB')).toBeDefined()
    answer({ type: 'comparing', databases: 40, isReducing: false })
    expect(screen.getByText(/^Databases compared: 40\./)).toBeDefined()
    expect(status()).toBe('Comparing …')
    answer({ type: 'compared', result: refutedExample })
    expect(status()).toBe('The statements differ')
    press('Compare')
    expect(workers).toHaveLength(1)
  })

  it('a comparison without a statement is not started', () => {
    open({ ...typed, after: ' ' })
    press('Compare')
    expect(status()).toBe('Enter the tables and both statements, or choose an example.')
    expect(workers).toHaveLength(0)
  })

  it('an error is shown with its line and column', () => {
    open({ ...typed, after: 'SELECT 1,\n  b FROM t' })
    press('Compare')
    answer({ type: 'notCompared', reason: { text: 'after', message: 'no b', parts: ['no b'], offset: 12 } })
    const reason = screen.getByRole('region', { name: 'No verdict' })
    expect(reason.textContent).toContain('In “After”, line 2, column 3: no b')
  })

  it('Stop asks the worker for what it has, and keeps the number of databases if there is no answer', () => {
    vi.useFakeTimers()
    open()
    press('Compare')
    answer({ type: 'comparing', databases: 40, isReducing: false })
    press('Stop')
    expect(worker()?.asked.at(-1)).toEqual({ type: 'stop' })
    act(() => vi.advanceTimersByTime(3_000))
    expect(worker()?.isTerminated).toBe(true)
    expect(status()).toBe('Stopped. Databases compared: 40, no difference.')
  })

  it('a statement that does not end is given up, and the texts stay', () => {
    vi.useFakeTimers()
    open()
    press('Compare')
    answer({ type: 'comparing', databases: 0, isReducing: false })
    act(() => vi.advanceTimersByTime(50_000))
    expect(worker()?.isTerminated).toBe(true)
    expect(status()).toMatch(/^Nothing came back for 45 seconds/)
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Before' }).value).toBe('SELECT a FROM t')
  })

  it('a database that does not start is reported, and the next comparison starts a new worker', () => {
    open()
    press('Compare')
    answer({ type: 'failed', message: 'pglite.wasm: 404' })
    expect(status()).toBe('The database could not be started here, or broke down. pglite.wasm: 404')
    press('Compare')
    expect(workers).toHaveLength(2)
  })

  it('a browser without WebAssembly shows a message', () => {
    vi.stubGlobal('WebAssembly', undefined)
    open()
    press('Compare')
    expect(status()).toBe('This browser cannot run the database: it needs WebAssembly and workers.')
  })
})
