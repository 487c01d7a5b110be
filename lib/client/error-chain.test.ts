import { describe, expect, it } from 'vitest'
import { errorChain } from './error-chain'

describe('what a crash tells', () => {
  it('is the message and then the message of every cause', () => {
    const error = new Error('outer', { cause: new Error('middle', { cause: new TypeError('inner') }) })
    expect(errorChain(error)).toEqual(['outer', 'middle', 'inner'])
  })
  it('ends where a chain of causes comes round again', () => {
    const inner = new Error('inner')
    const outer = new Error('outer', { cause: inner })
    inner.cause = outer
    expect(errorChain(outer)).toEqual(['outer', 'inner'])
  })
  it('is the thrown value where that is no error', () => {
    expect(errorChain('just text')).toEqual(['just text'])
    expect(errorChain(undefined)).toEqual(['undefined'])
    expect(errorChain(new Error('outer', { cause: 404 }))).toEqual(['outer', '404'])
  })
  it('is the error’s name where it has no message', () => {
    expect(errorChain(new RangeError())).toEqual(['RangeError'])
  })
})
