import { describe, expect, it } from 'vitest'
import { isLoadFailure } from './load-failure'

const named = (name: string, message: string) => Object.assign(new Error(message), { name })

describe('a load failure', () => {
  it.each([
    ['a missing file of code', named('ChunkLoadError', 'Failed to load chunk /a.js'), true],
    ['a broken file', new SyntaxError('Unexpected token'), true],
    ['a mistake in a component', new TypeError('x is undefined'), false],
    ['something thrown that is no error', 'ChunkLoadError', false],
  ])('isLoadFailure classifies %s', (_, error, expected) => {
    expect(isLoadFailure(error)).toBe(expected)
  })
})
