import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { debounce } from './debounce'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a debounced function', () => {
  it('a debounced function runs once after the last of many calls, with the arguments of that call', () => {
    const done: number[] = []
    const record = debounce((key: number) => done.push(key))
    for (let key = 0; key < 300; key++) {
      record(key)
      vi.advanceTimersByTime(33)
    }
    vi.advanceTimersByTime(1000)
    expect(done).toEqual([299])
  })

  it('a debounced function runs at once when it is flushed, and not again', () => {
    const done: number[] = []
    const record = debounce((key: number) => done.push(key))
    record(1)
    record.flush()
    expect(done).toEqual([1])
    record.flush()
    vi.advanceTimersByTime(1000)
    expect(done).toEqual([1])
  })

  it('a debounced function does not run if it is cancelled', () => {
    const done: number[] = []
    const record = debounce((key: number) => done.push(key))
    record(1)
    record.cancel()
    record.flush()
    vi.advanceTimersByTime(1000)
    expect(done).toEqual([])
  })
})
