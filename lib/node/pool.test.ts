import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it, vi } from 'vitest'
import { sharedTempFolder } from '../content-files/test-fixtures'
import { mapWithWorkers, computeMissing } from './pool'

const folder = sharedTempFolder({
  'work.ts': `import { writeFileSync } from 'node:fs'
import { threadId } from 'node:worker_threads'
export const work = (task: string) => task + ' by a worker'
export function wait(file: string): Promise<never> {
  writeFileSync(file, '')
  return new Promise(() => {})
}
export const thread = () => threadId`,
})
const worker = { name: 'work', module: pathToFileURL(path.join(folder, 'work.ts')) }
const work = async (task: string) => `${task} here`
/** Does all tasks but those that are done. */
const perform = (isDone: (task: string) => boolean) =>
  computeMissing(
    tasks,
    (task) => (isDone(task) ? `${task} here` : undefined),
    (open) => mapWithWorkers(open, work, worker),
  )
/** A task that never finishes; it writes the file that it is given. */
const waiter = { ...worker, name: 'wait' }
const started = path.join(folder, 'started')
const waiting = Array.from({ length: 60 }, () => started)
const tasks = Array.from({ length: 60 }, (_, index) => String(index))

describe('computeMissing and mapWithWorkers', () => {
  it('computeMissing and mapWithWorkers start no worker for cached results and a few missing ones', async () => {
    const results = await perform((task) => Number(task) >= 39)
    expect(results).toEqual(tasks.map((task) => `${task} here`))
  })

  it('computeMissing and mapWithWorkers run only missing tasks in workers if they are many, and keep the order', async () => {
    const results = await perform((task) => Number(task) % 3 === 0)
    expect(results.slice(0, 4)).toEqual(['0 here', '1 by a worker', '2 by a worker', '3 here'])
  })

  it('mapWithWorkers runs all tasks in a single thread if it may start no more', async () => {
    const threads = await mapWithWorkers(tasks, work, { ...worker, name: 'thread' }, { maxThreads: 1 })
    expect(new Set(threads).size).toBe(1)
  })

  it('mapWithWorkers rejects if its signal is aborted before its workers start', async () => {
    const controller = new AbortController()
    const results = mapWithWorkers(waiting, work, waiter, controller)
    controller.abort()
    await expect(results).rejects.toThrow()
  })

  it('mapWithWorkers ends workers that never finish when its signal is aborted', async () => {
    const controller = new AbortController()
    const results = mapWithWorkers(waiting, work, waiter, controller)
    await vi.waitUntil(() => existsSync(started), { timeout: 20_000 })
    controller.abort()
    await expect(results).rejects.toThrow()
  })
})
