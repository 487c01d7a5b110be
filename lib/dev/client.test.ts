// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  delete document.documentElement.dataset.contentVersion
})

/** Opens a page that shows version `a` while the server says `b`; `refresh` stands for the router's. */
async function openOldPage(refresh: () => void, hydrated = Promise.resolve()) {
  const events: { onmessage?: (message: { data: string }) => void } = {}
  vi.stubGlobal('EventSource', function EventSource() {
    return events
  })
  document.documentElement.dataset.contentVersion = 'a'
  document.body.innerHTML = '<main></main>'
  window.next = { router: { refresh } }
  vi.resetModules()
  const { followContent } = await import('./client')
  followContent(hydrated)
  events.onmessage?.({ data: JSON.stringify({ version: 'b', errors: [] }) })
}

it('an open page is refreshed again when the router drops the first refresh', async () => {
  vi.useFakeTimers()
  const refresh = vi.fn(() => {
    if (refresh.mock.calls.length === 2) document.documentElement.dataset.contentVersion = 'b'
  })
  await openOldPage(refresh)
  await vi.advanceTimersByTimeAsync(0)
  expect(refresh).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(refresh).toHaveBeenCalledTimes(2)
})

it('a page that changes before it is hydrated is refreshed after the hydration', async () => {
  vi.useFakeTimers()
  const refresh = vi.fn(() => {
    document.documentElement.dataset.contentVersion = 'b'
  })
  let hydrate = () => {}
  await openOldPage(refresh, new Promise((resolve) => (hydrate = resolve)))
  await vi.advanceTimersByTimeAsync(5_000)
  expect(refresh).not.toHaveBeenCalled()
  hydrate()
  await vi.advanceTimersByTimeAsync(0)
  expect(refresh).toHaveBeenCalledTimes(1)
})
