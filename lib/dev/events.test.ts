import { expect, it, vi } from 'vitest'
import { startEventServer } from './events'
import { requestBody } from '../site-data/dev-body'

/** Connects as an open page does; returns what it is sent, an event a call. */
async function connect(port: number, page: string) {
  const controller = new AbortController()
  const { body } = await fetch(`http://127.0.0.1:${port}/?page=${page}`, { signal: controller.signal })
  const reader = (body as ReadableStream<Uint8Array>).getReader()
  const next = async () => new TextDecoder().decode((await reader.read()).value)
  return { next, close: () => controller.abort() }
}

it('an open page receives the last state when it connects, and each later state', async () => {
  const events = await startEventServer()
  events.send({ version: 'a', errors: [] })
  const page = await connect(events.port, '/faq/')
  expect(await page.next()).toBe('data: {"version":"a","errors":[]}\n\n')
  events.send({ version: 'b', errors: [] })
  expect(await page.next()).toBe('data: {"version":"b","errors":[]}\n\n')
  page.close()
})

it('an open page without changes is sent a comment every 15 seconds: Next ends a stream that is silent for 30', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  const events = await startEventServer()
  const page = await connect(events.port, '/faq/')
  expect(await page.next()).toBe(':\n\n')
  vi.advanceTimersByTime(15_000)
  expect(await page.next()).toBe(':\n\n')
  page.close()
  vi.useRealTimers()
})

it('the paths of open pages are listed until the pages disconnect', async () => {
  const events = await startEventServer()
  const [first, second] = [await connect(events.port, '/faq/'), await connect(events.port, '/zh/faq/')]
  expect(events.openPages()).toEqual(['/faq/', '/zh/faq/'])
  first.close()
  await expect.poll(() => events.openPages()).toEqual(['/zh/faq/'])
  second.close()
})

it('a page that is rendered gets its compiled body, or an empty body if that has an error, which is reported', async () => {
  const events = await startEventServer()
  vi.stubEnv('DEV_EVENTS_PORT', String(events.port))
  const page = { file: 'docs/a.mdx', locale: 'en' } as const
  const listener = vi.fn()
  events.onInvalidBody(listener)
  const sound = await requestBody({ ...page, body: '## A heading\n' })
  expect(listener).not.toHaveBeenCalled()
  expect(sound.toc).toEqual([{ id: 'a-heading', depth: 2, text: 'A heading' }])
  const broken = await requestBody({ ...page, body: '## A heading\n\n<Tabs>\n' })
  expect(broken).toMatchObject({ toc: [], sections: [{ text: '' }] })
  expect(listener).toHaveBeenCalledWith({ ...page, body: '## A heading\n\n<Tabs>\n' })
  vi.unstubAllEnvs()
})
