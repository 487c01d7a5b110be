// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  delete document.documentElement.dataset.contentVersion
})

/** Opens a page that shows version `a` while the server says `b`; `refresh` stands for the router's. */
async function openOldPage(refresh: () => void) {
  const events: { onmessage?: (message: { data: string }) => void } = {}
  vi.stubGlobal('EventSource', function EventSource() {
    return events
  })
  document.documentElement.dataset.contentVersion = 'a'
  document.body.innerHTML = '<main></main>'
  window.next = { router: { refresh } }
  const { followContent } = await import('./client')
  followContent()
  events.onmessage?.({ data: JSON.stringify({ version: 'b', errors: [] }) })
}

it('an open page is refreshed again when the router drops the first refresh', async () => {
  vi.useFakeTimers()
  const refresh = vi.fn(() => {
    if (refresh.mock.calls.length === 2) document.documentElement.dataset.contentVersion = 'b'
  })
  await openOldPage(refresh)
  expect(refresh).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(refresh).toHaveBeenCalledTimes(2)
})

it('an open page is refreshed again when the router is not ready for the first refresh', async () => {
  vi.useFakeTimers()
  vi.resetModules()
  const refresh = vi.fn(() => {
    if (refresh.mock.calls.length === 1) throw new Error('Router action dispatched before initialization.')
    document.documentElement.dataset.contentVersion = 'b'
  })
  await openOldPage(refresh)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(refresh).toHaveBeenCalledTimes(2)
})
