import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { mapWithWorkers, computeMissing } from './pool'

const file = path.join(mkdtempSync(path.join(tmpdir(), 'pool-')), 'work.ts')
writeFileSync(file, 'export const work = (task: string) => `${task} by a worker`')
const worker = { name: 'work', module: pathToFileURL(file) }
const work = async (task: string) => `${task} here`
/** Does all tasks but those that are done. */
const perform = (isDone: (task: string) => boolean) =>
  computeMissing(
    tasks,
    (task) => (isDone(task) ? `${task} here` : undefined),
    (open) => mapWithWorkers(open, work, worker),
  )
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
})
