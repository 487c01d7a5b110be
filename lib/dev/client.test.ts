// @environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import type { ContentState } from './state'

const observers: MutationObserver[] = []

afterEach(() => {
  // the document remains for the next test
  observers.forEach((observer) => observer.disconnect())
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
  vi.stubGlobal(
    'MutationObserver',
    class extends MutationObserver {
      constructor(callback: MutationCallback) {
        super(callback)
        observers.push(this)
      }
    },
  )
  document.documentElement.dataset.contentVersion = 'a'
  document.body.innerHTML = '<main></main>'
  window.next = { router: { refresh } }
  vi.resetModules()
  const { followContent } = await import('./client')
  followContent(hydrated)
  const receive = (state: ContentState) => events.onmessage?.({ data: JSON.stringify(state) })
  receive({ version: 'b', errors: [] })
  return { receive }
}

it('an open page is refreshed again when the router drops the first refresh', async () => {
  vi.useFakeTimers()
  const refresh = vi.fn(() => {
    if (refresh.mock.calls.length === 2) document.documentElement.dataset.contentVersion = 'b'
  })
  await openOldPage(refresh)
  await vi.advanceTimersByTimeAsync(0)
  expect(refresh).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(40_000)
  expect(refresh).toHaveBeenCalledTimes(2)
})

it('an open page is not refreshed again while a page that renders for some seconds is rendered', async () => {
  vi.useFakeTimers()
  const refresh = vi.fn()
  await openOldPage(refresh)
  await vi.advanceTimersByTimeAsync(8_000)
  expect(refresh).toHaveBeenCalledTimes(1)
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

it('a page shows that it is being updated, from the change of a file until the page is rendered', async () => {
  vi.useFakeTimers()
  const render = (version: string) => (document.documentElement.dataset.contentVersion = version)
  const isNoticed = () => document.querySelector('content-progress') !== null
  const { receive } = await openOldPage(() => {})
  await vi.advanceTimersByTimeAsync(0)
  render('b')
  await vi.advanceTimersByTimeAsync(2_000)
  expect(isNoticed()).toBe(false)
  receive({ version: 'b', errors: [], isReading: true })
  await vi.advanceTimersByTimeAsync(2_000)
  expect(isNoticed()).toBe(true)
  receive({ version: 'c', errors: [] })
  await vi.advanceTimersByTimeAsync(0)
  expect(isNoticed()).toBe(true)
  render('c')
  await vi.advanceTimersByTimeAsync(0)
  expect(isNoticed()).toBe(false)
})

it('an edit that is undone before the page is rendered does not delay the next edit', async () => {
  vi.useFakeTimers()
  const render = (version: string) => (document.documentElement.dataset.contentVersion = version)
  const refresh = vi.fn()
  const { receive } = await openOldPage(refresh)
  await vi.advanceTimersByTimeAsync(5_000)
  // the response has the version that the page shows already
  receive({ version: 'a', errors: [] })
  await vi.advanceTimersByTimeAsync(1_000)
  refresh.mockClear()
  receive({ version: 'c', errors: [] })
  await vi.advanceTimersByTimeAsync(0)
  expect(refresh).toHaveBeenCalledTimes(1)
  render('c')
  await vi.advanceTimersByTimeAsync(0)
  expect(document.querySelector('content-progress')).toBeNull()
})

it('an edit that is undone while the page is rendered with it does not remain on the page', async () => {
  vi.useFakeTimers()
  const refresh = vi.fn()
  const { receive } = await openOldPage(refresh)
  await vi.advanceTimersByTimeAsync(0)
  receive({ version: 'a', errors: [] })
  await vi.advanceTimersByTimeAsync(2_000)
  refresh.mockClear()
  document.documentElement.dataset.contentVersion = 'b'
  await vi.advanceTimersByTimeAsync(0)
  expect(refresh).toHaveBeenCalledTimes(1)
})

it('edits while a page is being rendered are requested together', async () => {
  vi.useFakeTimers()
  const refresh = vi.fn()
  const { receive } = await openOldPage(refresh)
  await vi.advanceTimersByTimeAsync(0)
  for (const version of ['c', 'd', 'e']) {
    receive({ version, errors: [] })
    await vi.advanceTimersByTimeAsync(100)
  }
  expect(refresh).toHaveBeenCalledTimes(1)
  document.documentElement.dataset.contentVersion = 'c'
  await vi.advanceTimersByTimeAsync(0)
  expect(refresh).toHaveBeenCalledTimes(2)
})
