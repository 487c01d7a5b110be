import { describe, expect, it } from 'vitest'
import { runTaskGraph, skippedTasks, startableTasks, type Outcome, type TaskNode } from './task-graph'

const task = (name: string, rest: Partial<TaskNode> = {}): TaskNode => ({ name, weight: 1, ...rest })
const progress = (running: string[], outcomes: Record<string, Outcome> = {}) => ({
  running: new Set(running),
  outcomes: new Map(Object.entries(outcomes)),
})
const names = (tasks: TaskNode[]) => tasks.map(({ name }) => name)

describe('startable tasks', () => {
  it('startable tasks are all tasks without dependencies that fit into the capacity, in the order of the list', () => {
    const tasks = [task('a'), task('b', { weight: 2 }), task('c'), task('d')]
    expect(names(startableTasks(tasks, progress([]), 2))).toEqual(['a', 'c'])
    expect(names(startableTasks(tasks, progress(['a']), 3))).toEqual(['b'])
    expect(names(startableTasks(tasks, progress([], { a: 'passed' }), 3))).toEqual(['b', 'c'])
  })

  it('startable tasks include a task heavier than the capacity only if nothing else runs', () => {
    const tasks = [task('heavy', { weight: 8 }), task('light')]
    expect(names(startableTasks(tasks, progress([]), 2))).toEqual(['heavy'])
    expect(names(startableTasks(tasks, progress(['light']), 2))).toEqual([])
  })

  it('startable tasks wait until the tasks they need have passed', () => {
    const tasks = [task('build'), task('browser', { needs: ['build'] })]
    expect(names(startableTasks(tasks, progress(['build']), 9))).toEqual([])
    expect(names(startableTasks(tasks, progress([], { build: 'failed' }), 9))).toEqual([])
    expect(names(startableTasks(tasks, progress([], { build: 'passed' }), 9))).toEqual(['browser'])
  })

  it('startable tasks wait until the tasks they come after have ended with any outcome', () => {
    const tasks = [task('content'), task('types', { after: ['content'] })]
    expect(names(startableTasks(tasks, progress(['content']), 9))).toEqual([])
    for (const outcome of ['passed', 'failed', 'skipped'] as const)
      expect(names(startableTasks(tasks, progress([], { content: outcome }), 9))).toEqual(['types'])
  })
})

describe('skipped tasks', () => {
  it('skipped tasks are those that need a task which failed or was skipped', () => {
    const tasks = [task('a'), task('b', { needs: ['a'] }), task('c', { needs: ['b'] }), task('d', { after: ['a'] })]
    expect(names(skippedTasks(tasks, progress([], { a: 'failed' })))).toEqual(['b'])
    expect(names(skippedTasks(tasks, progress([], { a: 'failed', b: 'skipped' })))).toEqual(['c'])
    expect(names(skippedTasks(tasks, progress(['a'])))).toEqual([])
  })
})

describe('a task graph', () => {
  /** Runs a graph and records which tasks started and ended. */
  async function record(tasks: TaskNode[], capacity: number, failing: string[] = []) {
    const events: string[] = []
    const outcomes = await runTaskGraph(
      tasks,
      capacity,
      async ({ name }) => {
        events.push(`${name} starts`)
        await new Promise(setImmediate)
        events.push(`${name} ends`)
        return !failing.includes(name)
      },
      ({ name }) => events.push(`${name} is skipped`),
    )
    return { events, outcomes: Object.fromEntries(outcomes) }
  }

  it('a task graph runs the tasks that fit concurrently, and the others as soon as there is capacity', async () => {
    const { events, outcomes } = await record([task('a'), task('b'), task('c')], 2)
    expect(events.slice(0, 2)).toEqual(['a starts', 'b starts'])
    expect(events.indexOf('c starts')).toBeGreaterThan(events.indexOf('a ends'))
    expect(outcomes).toEqual({ a: 'passed', b: 'passed', c: 'passed' })
  })

  it('a task graph runs independent tasks although one fails, and skips the tasks that need the failed one', async () => {
    const tasks = [
      task('browser', { needs: ['build'] }),
      task('trace', { needs: ['browser'] }),
      task('build'),
      task('lint'),
    ]
    const { events, outcomes } = await record(tasks, 9, ['build'])
    expect(outcomes).toEqual({ browser: 'skipped', trace: 'skipped', build: 'failed', lint: 'passed' })
    expect(events).toContain('browser is skipped')
    expect(events).not.toContain('browser starts')
  })

  it('a task graph rejects dependencies that are unknown or circular', async () => {
    await expect(record([task('a', { needs: ['b'] })], 1)).rejects.toThrow('“b”, which is not a task')
    const circle = [task('a', { needs: ['b'] }), task('b', { after: ['a'] })]
    await expect(record(circle, 1)).rejects.toThrow('wait for each other')
  })
})
