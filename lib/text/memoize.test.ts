import { describe, expect, it } from 'vitest'
import { memoize } from './memoize'

describe('memoize', () => {
  it('computes once for each object, also if the result is undefined', () => {
    const calls: object[] = []
    const compute = memoize((key: { name?: string }) => {
      calls.push(key)
      return key.name
    })
    const [named, unnamed] = [{ name: 'a' }, {}]
    expect([compute(named), compute(unnamed), compute(named), compute(unnamed)]).toEqual([
      'a',
      undefined,
      'a',
      undefined,
    ])
    expect(calls).toEqual([named, unnamed])
  })
})
