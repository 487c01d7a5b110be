import { expect, it, onTestFinished, vi } from 'vitest'
import { compare } from '@/lib/sql/browser/comparison'
import type { CompareRequest, Reply } from '@/lib/sql/browser/protocol'
import { engine } from './engine'

const request: CompareRequest = {
  type: 'compare',
  schema: 'CREATE TABLE t (a INT);',
  before: 'SELECT a FROM t',
  after: 'SELECT a FROM t',
  seed: 1,
  databases: 100_000,
  milliseconds: 60_000,
}

/** Returns the last reply of the worker. */
async function lastReply(texts: Partial<CompareRequest>, onReply?: (reply: Reply, stop: () => void) => void) {
  const controller = new AbortController()
  const replies: Reply[] = []
  await compare(engine, { ...request, ...texts }, controller.signal, (reply) => {
    replies.push(reply)
    onReply?.(reply, () => controller.abort())
  })
  return replies.at(-1)
}

it('a comparison in a worker ends when it is stopped, with the databases that were compared', async () => {
  const reply = await lastReply({}, ({ type }, stop) => {
    if (type === 'comparing') stop()
  })
  expect(reply).toMatchObject({ type: 'compared', result: { databases: 1, dialect: 'postgresql', seed: 1 } })
})

it('a comparison in a worker gives up a statement that fails on all data', async () => {
  // the number of databases decides, not the time
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0)
  onTestFinished(() => clock.mockRestore())
  const reply = await lastReply({ before: 'SELECT (SELECT 1 UNION ALL SELECT 2)' })
  expect(reply).toMatchObject({ type: 'notCompared', reason: { text: 'before' } })
  expect(JSON.stringify(reply)).toMatch(/it raises an error on all of 50\d databases/)
})

it('a comparison in a worker reports the text and the position of an error', async () => {
  expect(await lastReply({ after: 'SELECT b FROM t' })).toEqual({
    type: 'notCompared',
    reason: {
      text: 'after',
      message: 'column "b" does not exist',
      parts: ['column "b" does not exist'],
      offset: 7,
    },
  })
})
