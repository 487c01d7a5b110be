import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { atRest } from './debounce'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('what waits for a reader to rest', () => {
  it('is done once, as it was asked for last', () => {
    const done: number[] = []
    const rest = atRest()
    for (let key = 0; key < 300; key++) {
      rest.later(() => done.push(key))
      vi.advanceTimersByTime(33)
    }
    vi.advanceTimersByTime(1000)
    expect(done).toEqual([299])
  })

  it('is done at once when it must be, and not again', () => {
    const done: number[] = []
    const rest = atRest()
    rest.later(() => done.push(1))
    rest.now()
    expect(done).toEqual([1])
    rest.now()
    vi.advanceTimersByTime(1000)
    expect(done).toEqual([1])
  })

  it('can be forgotten', () => {
    const done: number[] = []
    const rest = atRest()
    rest.later(() => done.push(1))
    rest.forget()
    rest.now()
    vi.advanceTimersByTime(1000)
    expect(done).toEqual([])
  })
})
