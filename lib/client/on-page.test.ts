// @environment jsdom
import { expect, it } from 'vitest'
import { onPage } from './on-page'

it('a function of the page runs for it and for each page that a navigation shows, with a signal that ends when it is left', () => {
  const signals: AbortSignal[] = []
  const states = () => signals.map(({ aborted }) => (aborted ? 'left' : 'shown'))
  onPage((signal) => signals.push(signal))
  expect(states()).toEqual(['shown'])
  dispatchEvent(new Event('site:leaving'))
  expect(states()).toEqual(['left'])
  dispatchEvent(new Event('site:arrived'))
  expect(states()).toEqual(['left', 'shown'])
  dispatchEvent(new Event('site:leaving'))
  expect(states()).toEqual(['left', 'left'])
})
