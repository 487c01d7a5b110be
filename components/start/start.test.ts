// @environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { start } from './start'

afterEach(() => {
  delete document.documentElement.dataset.hasHydrated
})

it('the start of the scripts marks the page, then dispatches the event on which the loader replays clicks', () => {
  // jsdom has none
  vi.stubGlobal('ResizeObserver', vi.fn())
  const marks: (string | undefined)[] = []
  addEventListener('site:started', () => marks.push(document.documentElement.dataset.hasHydrated), { once: true })
  expect(document.documentElement.dataset.hasHydrated).toBeUndefined()
  start()
  expect(marks).toEqual(['true'])
})
