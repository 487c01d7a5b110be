import { expect, it, vi } from 'vitest'
import type { Diagnostic } from '../diagnostics/diagnostic'
import type { EventServer } from './events'

const { state, update, messageDiagnostics, save, checkBody } = vi.hoisted(() => ({
  save: vi.fn(),
  checkBody: vi.fn(() => Promise.resolve()),
  messageDiagnostics: vi.fn((): Diagnostic[] => []),
  state: {
    changed: (() => {}) as (file: string) => void,
    changeMessages: () => {},
    rejectBody: () => {},
    changeSettings: (() => {}) as (file: string) => void,
    report: (() => {}) as (diagnostics: readonly Diagnostic[]) => void,
  },
  update: vi.fn(() => Promise.resolve(false)),
}))
vi.mock('../node/watch-folder', () => ({
  watchFolder: (folder: string, changed: (file: string) => void) => {
    if (folder === 'content') state.changed = changed
    else if (folder === 'messages') state.changeMessages = () => changed('en.json')
    else state.changeSettings = changed
  },
}))
vi.mock('./background', () => ({
  startBackground: (_: string, report: (diagnostics: readonly Diagnostic[]) => void) => {
    state.report = report
    return { cancel: vi.fn(), check: vi.fn(), index: vi.fn() }
  },
}))
vi.mock('../content-files/snapshot/page-store', () => ({
  PageStore: class {
    save = save
  },
}))
vi.mock('./message-diagnostics', () => ({ messageDiagnostics, messagesFolder: 'messages' }))
vi.mock('./session', () => ({
  ContentSession: class {
    version = ''
    update = update
    checkBody = checkBody
    warmUp = () => Promise.resolve()
    diagnostics = () => new Map()
    files = () => []
    imported = () => ({})
    /** Reads the folder; a page changes before all pages have been read. */
    start = () => Promise.resolve(state.changed('en/docs/a.mdx'))
  },
}))

const diskFull = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })

/** Starts a server that watches nothing; a test calls `state.changed` in place of the watcher. */
async function startServer() {
  vi.useFakeTimers()
  vi.spyOn(console, 'log').mockImplementation(() => {})
  const { ContentServer } = await import('./server')
  const send = vi.fn<EventServer['send']>()
  const onInvalidBody: EventServer['onInvalidBody'] = (listener) => {
    state.rejectBody = () => listener({ file: 'docs/a.mdx', locale: 'en', body: '' })
  }
  await new ContentServer('content', { port: 1, send, openPages: () => [], onInvalidBody }).start()
  return { send }
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

it('the terminal and the open pages are notified while changed files are read', async () => {
  const { send } = await startServer()
  await vi.advanceTimersByTimeAsync(10)
  let finish = () => {}
  update.mockReturnValueOnce(new Promise((resolve) => (finish = () => resolve(true))))
  send.mockClear()
  state.changed('en/docs/a.mdx')
  expect(send.mock.calls).toEqual([[{ version: '', errors: [], isReading: true }]])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(console.log).toHaveBeenLastCalledWith('content: reading en/docs/a.mdx …')
  // the result of a check that ends meanwhile
  state.report([])
  expect(send).toHaveBeenLastCalledWith({ version: '', errors: [], isReading: true })
  finish()
  await vi.advanceTimersByTimeAsync(0)
  expect(send).toHaveBeenLastCalledWith({ version: '', errors: [] })
  expect(vi.mocked(console.log).mock.lastCall?.[0]).toMatch(/^content: en\/docs\/a\.mdx \(/)
})

it('files that change soon after each other are read together, and the terminal prints their number', async () => {
  await startServer()
  await vi.advanceTimersByTimeAsync(10)
  update.mockClear()
  update.mockResolvedValueOnce(true)
  const files = Array.from({ length: 31 }, (_, index) => `en/docs/page-${index}.mdx`)
  for (const file of files) {
    state.changed(file)
    // the first files are read at once: each may be the only one
    await vi.advanceTimersByTimeAsync(files.indexOf(file) < 4 ? 0 : 50)
  }
  await vi.advanceTimersByTimeAsync(200)
  expect(update.mock.calls).toEqual([[files, []]])
  expect(vi.mocked(console.log).mock.lastCall?.[0]).toMatch(/^content: 31 files \(/)
})

it('a full disk is reported on all open pages until a change is published', async () => {
  const { send } = await startServer()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await vi.advanceTimersByTimeAsync(10)
  update.mockRejectedValueOnce(diskFull)
  state.changed('en/docs/a.mdx')
  await vi.advanceTimersByTimeAsync(10)
  expect(send.mock.lastCall?.[0].errors).toMatchObject([
    {
      file: '.cache',
      message: 'cannot be written: no space is left on the disk',
      fix: 'free some space, then save a page',
    },
  ])
  state.changed('en/docs/b.mdx')
  await vi.advanceTimersByTimeAsync(10)
  expect(update).toHaveBeenLastCalledWith(['en/docs/a.mdx', 'en/docs/b.mdx'], [])
  expect(send.mock.lastCall?.[0].errors).toEqual([])
})

it('a full disk during a task of the background does not end the server', async () => {
  const { send } = await startServer()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await vi.advanceTimersByTimeAsync(10)
  save.mockImplementationOnce(() => {
    throw diskFull
  })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(send.mock.lastCall?.[0].errors).toMatchObject([{ file: '.cache' }])
  checkBody.mockRejectedValueOnce(diskFull)
  state.rejectBody()
  await vi.advanceTimersByTimeAsync(10)
  update.mockClear()
  state.changed('en/docs/a.mdx')
  await vi.advanceTimersByTimeAsync(10)
  expect(update).toHaveBeenCalledTimes(1)
  expect(send.mock.lastCall?.[0].errors).toEqual([])
})

it('an unexpected error is reported on all open pages and with its stack in the terminal', async () => {
  const { send } = await startServer()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await vi.advanceTimersByTimeAsync(10)
  const bug = new Error('a bug')
  update.mockRejectedValueOnce(bug)
  state.changed('en/docs/a.mdx')
  await vi.advanceTimersByTimeAsync(10)
  expect(send.mock.lastCall?.[0].errors).toMatchObject([{ file: 'content/en/docs/a.mdx', message: 'a bug' }])
  expect(console.error).toHaveBeenCalledWith(bug)
})

it('an error in the UI texts is sent to all open pages until it is corrected', async () => {
  const { send } = await startServer()
  const error = { line: 2, column: 3, message: 'is not valid JSON', fix: 'correct the file', rule: 'project' } as const
  messageDiagnostics.mockReturnValueOnce([{ file: 'messages/en.json', severity: 'error', ...error }])
  vi.spyOn(console, 'error').mockImplementation(() => {})
  state.changeMessages()
  await vi.advanceTimersByTimeAsync(10)
  expect(send.mock.lastCall?.[0].errors).toMatchObject([{ file: 'messages/en.json', ...error }])
  state.changeMessages()
  await vi.advanceTimersByTimeAsync(10)
  expect(send.mock.lastCall?.[0].errors).toEqual([])
})

it.each(['site.ts', 'base-path.ts'])('after a change of %s, the terminal asks for a restart', async (file) => {
  await startServer()
  vi.mocked(console.log).mockClear()
  state.changeSettings('routes.ts')
  expect(console.log).not.toHaveBeenCalled()
  state.changeSettings(file)
  expect(console.log).toHaveBeenCalledWith(
    `lib/config/${file} has changed: restart \`npm run dev\`, so that URLs, texts and checks use the new settings`,
  )
})
