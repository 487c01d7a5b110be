// @environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import messages from '@/messages/en.json'
import type { AdvisorReply, AdvisorRequest } from '@/lib/index-advisor/browser/protocol'
import type { AdvisorResult } from '@/lib/index-advisor/session'
import { act, fireEvent, render, screen } from '../test-dom'
import { fakeWorkers } from '../test-worker'
import { AdvisorLive } from './AdvisorLive'
import exampleResult from './example-result.json'

const props = {
  texts: messages.indexAdvisor,
  shared: messages.workbench,
  locale: 'en' as const,
  language: 'en-GB',
  worker: '/advisor.js',
  unreached: 'not reached',
}

const { all: workers, last: worker, answer: reply } = fakeWorkers<AdvisorRequest, AdvisorReply>()
const typed = { schema: 'CREATE TABLE t (a int)', queries: 'SELECT a FROM t' }
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const advised = { type: 'advised', result: exampleResult as AdvisorResult } as const

describe('the index advisor', () => {
  afterEach(() => history.replaceState(null, '', '/'))

  it('the result of the worker is shown and announced, and another factor runs when the slider rests', () => {
    render(<AdvisorLive {...props} typed={typed} pressed={['run']} />)
    expect(worker()?.asked[0]).toMatchObject({ type: 'advise', factor: 1, input: { ...typed, dialect: 'postgresql' } })
    reply({ type: 'costing', done: 3, of: 9 })
    expect(screen.getByText('Candidates tried: 3 of 9')).toBeDefined()
    reply(advised)
    expect(screen.getByRole('region', { name: 'Result' })).toBeDefined()
    expect(screen.getByRole('status').textContent).toMatch(/^Cost of all queries: [\d,]+ → \d+\. New indexes: 2\.$/)
    vi.useFakeTimers()
    const slider = screen.getByRole('slider', { name: 'Rows' })
    fireEvent.change(slider, { target: { value: '1' } })
    fireEvent.change(slider, { target: { value: '2' } })
    expect(slider.getAttribute('aria-valuetext')).toBe('× 10')
    expect(worker()?.asked).toHaveLength(1)
    act(() => vi.advanceTimersByTime(1000))
    expect(worker()?.asked.slice(1)).toMatchObject([{ factor: 10 }])
    reply({
      ...advised,
      result: { ...advised.result, advice: { ...exampleResult.advice, factor: 10 } } as AdvisorResult,
    })
    expect(screen.getByRole('status').textContent).toMatch(/ All tables have 10 times their rows\.$/)
  })

  it('the step of the slider that was chosen before the code arrived is the factor of the first run', () => {
    render(<AdvisorLive {...props} typed={{ ...typed, step: '4' }} pressed={['run']} />)
    expect(worker()?.asked[0]).toMatchObject({ factor: 100 })
  })

  it('a run can be stopped, and a failure is reported with what was typed still there', () => {
    render(<AdvisorLive {...props} typed={typed} pressed={['run']} />)
    press('Stop')
    expect(worker()?.isTerminated).toBe(true)
    expect(screen.getByRole('status').textContent).toBe('Stopped.')
    press('Find indexes')
    reply({ type: 'failed', message: 'out of memory' })
    expect(screen.getByRole('status').textContent).toBe('The tool could not go on. out of memory')
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Schema' }).value).toBe(typed.schema)
  })

  it('a statement that does not end is given up, a slow download is not, and the texts stay', () => {
    vi.useFakeTimers()
    render(<AdvisorLive {...props} typed={typed} pressed={['run']} />)
    reply({ type: 'progress', loaded: 1, total: 2 })
    act(() => vi.advanceTimersByTime(100_000))
    reply({ type: 'progress', loaded: 2, total: 2 })
    act(() => vi.advanceTimersByTime(40_000))
    reply({ type: 'working' })
    act(() => vi.advanceTimersByTime(40_000))
    expect(worker()?.isTerminated).toBe(false)
    act(() => vi.advanceTimersByTime(10_000))
    expect(worker()?.isTerminated).toBe(true)
    expect(screen.getByRole('status').textContent).toMatch(/^Nothing came back for 45 seconds/)
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Schema' }).value).toBe(typed.schema)
  })

  it('a result ends the time limit', () => {
    vi.useFakeTimers()
    render(<AdvisorLive {...props} typed={typed} pressed={['run']} />)
    reply({ type: 'costing', done: 3, of: 9 })
    reply(advised)
    act(() => vi.advanceTimersByTime(100_000))
    expect(worker()?.isTerminated).toBe(false)
    expect(screen.getByRole('region', { name: 'Result' })).toBeDefined()
  })

  it('a schema of MySQL that could not be read is run as MySQL when the reader accepts the offer', () => {
    const schema = 'CREATE TABLE `t` (`a` int) ENGINE=InnoDB'
    render(<AdvisorLive {...props} typed={{ ...typed, schema }} pressed={['run']} />)
    reply({ type: 'advised', result: { isCosted: false, statements: [], notes: [{ id: 'noTables', values: {} }] } })
    press('Read it as MySQL')
    expect(screen.getByLabelText<HTMLSelectElement>('Engine').value).toBe('mysql')
    expect(worker()?.asked.at(-1)).toMatchObject({ type: 'advise', input: { schema, dialect: 'mysql' } })
  })

  it('a schema without queries is not sent', () => {
    render(<AdvisorLive {...props} typed={{ ...typed, queries: ' ' }} pressed={['run']} />)
    expect(workers).toEqual([])
    expect(screen.getByText('Enter a schema and at least one query, or choose the example.')).toBeDefined()
  })
})
