// @environment jsdom
import { waitFor } from '@testing-library/react'
import { fireEvent, render, screen, within } from '../test-dom'
import { fakeWorkers } from '../test-worker'
import { describe, expect, it } from 'vitest'
import type { Reply, Request } from '@/lib/sql/browser/protocol'
import { RunHere } from './RunHere'
import type { RunHereTexts } from './run-here-props'

const { all: workers, last: worker, answer } = fakeWorkers<Request, Reply>()
const noRows = { columns: ['a'], rows: [], plan: '' }
// each text is its own key
const texts = new Proxy({ labelled: '{label}：{text}' } as RunHereTexts, {
  get: (own, key: keyof RunHereTexts) => own[key] ?? key,
})

/** Renders a rewrite with the open panel, whose database is ready and runs its statements. */
async function opened() {
  render(
    <div data-rewrite="">
      <div data-side="">
        <pre>SELECT 1</pre>
      </div>
      <div data-side="">
        <pre>SELECT 2</pre>
      </div>
      <RunHere worker="/worker.js" setup="" texts={texts} />
    </div>,
  )
  await start(0)
}

async function reopen() {
  const before = workers.length
  fireEvent.click(screen.getByRole('button', { name: 'open' }))
  await start(before)
}

/** Waits for one more worker, and lets its database be ready. */
async function start(before: number) {
  // it is started after the fields are rendered
  await waitFor(() => expect(workers.length).toBeGreaterThan(before))
  answer({ type: 'ready', version: 'PostgreSQL' })
}

const written = () => screen.getAllByRole<HTMLTextAreaElement>('textbox').map(({ value }) => value)
const runs = () => worker()?.asked.filter(({ type }) => type === 'run') ?? []
const run = () => screen.getByRole<HTMLButtonElement>('button', { name: 'run' })

describe('Run it here', () => {
  it('Run it here keeps its button focusable while it runs, and ignores clicks on it', async () => {
    await opened()
    expect([run().disabled, run().getAttribute('aria-disabled')]).toEqual([false, 'true'])
    fireEvent.click(run())
    expect(runs().length).toBe(1)
    answer({ type: 'result', before: noRows, after: noRows, verdict: 'same' })
    expect(run().getAttribute('aria-disabled')).toBe('false')
    fireEvent.click(run())
    expect(runs().length).toBe(2)
  })

  it('Run it here shows which statement failed, and why', async () => {
    await opened()
    answer({ type: 'result', before: noRows, after: { error: 'no such column' } })
    expect(screen.getByRole('status').textContent).toBe('after：no such column')
    expect(within(screen.getByRole('region', { name: 'after' })).getByText('no such column')).toBeDefined()
  })

  it('Run it here shows a load error despite later messages, and starts again on “Try again”', async () => {
    await opened()
    fireEvent.change(screen.getByRole('textbox', { name: 'after' }), { target: { value: 'SELECT 3' } })
    answer({ type: 'failed', message: 'pglite.wasm: 404' })
    answer({ type: 'progress', loaded: 1, total: 2 })
    expect(screen.getByRole('status').textContent).toBe('failed pglite.wasm: 404')
    const failedWorker = worker()
    fireEvent.click(screen.getByRole('button', { name: 'retry' }))
    expect(worker()).not.toBe(failedWorker)
    expect(screen.queryByRole('button', { name: 'retry' })).toBeNull()
    answer({ type: 'ready', version: 'PostgreSQL' })
    expect(runs()).toEqual([{ type: 'run', before: 'SELECT 1', after: 'SELECT 3' }])
  })

  it('Run it here labels the rows of both statements', async () => {
    await opened()
    answer({ type: 'result', before: noRows, after: noRows, verdict: 'same' })
    expect(screen.getAllByRole('region').map(({ firstChild }) => firstChild?.textContent)).toEqual(['before', 'after'])
  })

  it('Run it here closes when the page is left, so that it can be opened again after a back/forward-cache restore', async () => {
    await opened()
    answer({ type: 'result', before: noRows, after: noRows, verdict: 'same' })
    fireEvent.change(screen.getByRole('textbox', { name: 'after' }), { target: { value: 'SELECT 3' } })
    fireEvent(window, new Event('pagehide'))
    await reopen()
    expect(runs()).toEqual([{ type: 'run', before: 'SELECT 1', after: 'SELECT 3' }])
  })

  it('Run it here keeps the edited statements until it is opened again', async () => {
    await opened()
    expect(written()).toEqual(['SELECT 1', 'SELECT 2'])
    fireEvent.change(screen.getByRole('textbox', { name: 'after' }), { target: { value: 'SELECT 3' } })
    fireEvent.keyDown(screen.getByRole('textbox', { name: 'after' }), { key: 'Escape' })
    expect(screen.queryByRole('textbox')).toBeNull()
    await reopen()
    expect(written()).toEqual(['SELECT 1', 'SELECT 3'])
    expect(runs()).toEqual([{ type: 'run', before: 'SELECT 1', after: 'SELECT 3' }])
  })
})
