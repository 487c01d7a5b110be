import { expect, it } from 'vitest'
import { locationError, parseLocation } from './redirects'

it('the path of a location may be percent-encoded', () => {
  expect(parseLocation('/guides/Set%20up%20(new)/#part')).toEqual({ page: 'guides/Set up (new)/', anchor: 'part' })
})

it.each(['/a/%2e%2e/b', '/a%5Cb', '/a%3Fb', '/a%23b', '/a%00b', '/%2Fb', '/a b'])(
  'a location must not contain what is no part of a path, percent-encoded or not: %s',
  (text) => {
    expect(locationError(text)).toMatch(/^must/)
  },
)
