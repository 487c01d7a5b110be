import { expect, it } from 'vitest'
import { errorMessage } from './error-message'

it.each([
  ['an error', new TypeError('no table'), 'no table'],
  ['a text', 'no table', 'no table'],
  ['nothing', undefined, 'undefined'],
])('errorMessage returns the message of %s', (_, thrown, said) => {
  expect(errorMessage(thrown)).toBe(said)
})
