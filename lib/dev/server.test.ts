import { expect, it, vi } from 'vitest'
import type { EventServer } from './events'

const { state, update } = vi.hoisted(() => ({
  state: { changed: (() => {}) as (file: string) => void },
  update: vi.fn(() => Promise.resolve(false)),
}))
vi.mock('../node/watch-folder', () => ({
  watchFolder: (_: string, changed: (file: string) => void) => (state.changed = changed),
}))
vi.mock('./background', () => ({ startBackground: () => ({ cancel: vi.fn(), check: vi.fn(), index: vi.fn() }) }))
vi.mock('../content-files/snapshot/page-store', () => ({ PageStore: vi.fn() }))
vi.mock('./session', () => ({
  ContentSession: class {
    version = ''
    update = update
    diagnostics = () => new Map()
    files = () => []
    /** Reads the folder; a page changes before all pages have been read. */
    start = () => Promise.resolve(state.changed('en/docs/a.mdx'))
  },
}))

/** Starts a server that watches nothing; a test calls `state.changed` in place of the watcher. */
async function startServer() {
  vi.useFakeTimers()
  vi.spyOn(console, 'log').mockImplementation(() => {})
  const { ContentServer } = await import('./server')
  const events: EventServer = { port: 1, send: vi.fn(), openPages: () => [] }
  await new ContentServer('content', events).start()
}

it('a file that changes while the server reads the folder is read again', async () => {
  await startServer()
  await vi.advanceTimersByTimeAsync(10)
  expect(update).toHaveBeenCalledWith(['en/docs/a.mdx'], [])
})

it('hidden files, such as those that vim writes while it edits a page, change nothing', async () => {
  await startServer()
  await vi.advanceTimersByTimeAsync(10)
  update.mockClear()
  state.changed('en/docs/.a.mdx.swp')
  await vi.advanceTimersByTimeAsync(10)
  expect(update).not.toHaveBeenCalled()
})
