import { describe, expect, it } from 'vitest'
import { isLoadFailure } from './load-failure'

const named = (name: string, message: string) => Object.assign(new Error(message), { name })

describe('a load failure', () => {
  it.each([
    ['a missing file of code', named('ChunkLoadError', 'Failed to load chunk /a.js'), true],
    ['broken data', new SyntaxError('Unexpected token'), true],
    ['data that ends early, in production', new Error('Minified React error #412; visit …'), true],
    ['data that ends early, in development', new Error('Connection closed.'), true],
    ['a mistake in a component', new TypeError('x is undefined'), false],
    ['another of React’s errors', new Error('Minified React error #418; visit …'), false],
    ['something thrown that is no error', 'Connection closed.', false],
  ])('isLoadFailure classifies %s', (_, error, expected) => {
    expect(isLoadFailure(error)).toBe(expected)
  })
})
