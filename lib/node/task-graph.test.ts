import { expect, it } from 'vitest'
import { runTasks, type Task } from './task-graph'

/** Runs tasks and returns what happened, in order: `+name` for a start, `-name` for an end. */
async function trace(tasks: readonly Task[], limit: number): Promise<string> {
  const events: string[] = []
  await runTasks(tasks, limit, async ({ name }) => {
    events.push(`+${name}`)
    await Promise.resolve()
    events.push(`-${name}`)
  })
  return events.join(' ')
}

it('tasks run one after the other in their order where only one may run at a time', async () => {
  expect(await trace([{ name: 'a' }, { name: 'b' }], 1)).toBe('+a -a +b -b')
})

it('as many tasks run at a time as the limit allows', async () => {
  expect(await trace([{ name: 'a' }, { name: 'b' }, { name: 'c' }], 2)).toMatch(/^\+a \+b -a -b \+c -c$/)
})

it('a task starts only when those that it comes after have ended; later ones use the time', async () => {
  const tasks = [{ name: 'build' }, { name: 'browser', after: ['build'] }, { name: 'lint' }]
  expect(await trace(tasks, 1)).toBe('+build -build +browser -browser +lint -lint')
  expect(await trace(tasks, 2)).toMatch(/^\+build \+lint/)
})

it('a task that comes after an unknown one is refused', async () => {
  await expect(trace([{ name: 'a', after: ['nothing'] }], 1)).rejects.toThrow('there is no task “nothing”')
})

it('tasks that wait for each other are refused', async () => {
  const tasks = [
    { name: 'a', after: ['b'] },
    { name: 'b', after: ['a'] },
  ]
  await expect(trace(tasks, 1)).rejects.toThrow('tasks wait for each other')
})
