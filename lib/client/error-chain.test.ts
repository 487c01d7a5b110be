import { describe, expect, it } from 'vitest'
import { errorChain } from './error-chain'

describe('errorChain', () => {
  it('errorChain returns the message and then the message of every cause', () => {
    const error = new Error('outer', { cause: new Error('middle', { cause: new TypeError('inner') }) })
    expect(errorChain(error)).toEqual(['outer', 'middle', 'inner'])
  })
  it('errorChain stops at circular causes', () => {
    const inner = new Error('inner')
    const outer = new Error('outer', { cause: inner })
    inner.cause = outer
    expect(errorChain(outer)).toEqual(['outer', 'inner'])
  })
  it('errorChain returns a thrown value that is not an error as text', () => {
    expect(errorChain('just text')).toEqual(['just text'])
    expect(errorChain(undefined)).toEqual(['undefined'])
    expect(errorChain(new Error('outer', { cause: 404 }))).toEqual(['outer', '404'])
  })
  it('errorChain returns the name of an error without a message', () => {
    expect(errorChain(new RangeError())).toEqual(['RangeError'])
  })
})
