/** A piece of work that may need others to have ended before it. */
export interface Task {
  readonly name: string
  /** Names of tasks that must have ended, with whatever result. */
  readonly after?: readonly string[]
}

/** Returns the first task that may start now: not started yet, and all that it comes after have ended. */
export function nextTask<T extends Task>(
  tasks: readonly T[],
  started: ReadonlySet<string>,
  ended: ReadonlySet<string>,
): T | undefined {
  return tasks.find(({ name, after = [] }) => !started.has(name) && after.every((other) => ended.has(other)))
}

/**
 * Runs all tasks, at most `limit` at a time, each as soon as it may start; of several, the first in the list. Resolves when
 * all have ended. Throws for a task that comes after one that is not in the list.
 */
export async function runTasks<T extends Task>(
  tasks: readonly T[],
  limit: number,
  run: (task: T) => Promise<void>,
): Promise<void> {
  const names = new Set(tasks.map(({ name }) => name))
  const unknown = tasks.flatMap(({ after = [] }) => after).find((name) => !names.has(name))
  if (unknown !== undefined) throw new Error(`there is no task “${unknown}”`)
  const started = new Set<string>()
  const ended = new Set<string>()
  const running = new Set<Promise<void>>()
  while (ended.size < tasks.length) {
    const task = running.size < limit ? nextTask(tasks, started, ended) : undefined
    if (task) {
      started.add(task.name)
      const work: Promise<void> = run(task).finally(() => {
        ended.add(task.name)
        running.delete(work)
      })
      running.add(work)
    } else if (running.size > 0) await Promise.race(running)
    else throw new Error('tasks wait for each other')
  }
}
