/** A task of a graph: the number of cores that it needs and the tasks that it waits for. */
export interface TaskNode {
  readonly name: string
  /** The number of cores that the task uses. */
  readonly weight: number
  /** The tasks that must have passed before this task starts; if any of them does not pass, this task is skipped. */
  readonly needs?: readonly string[]
  /** The tasks that must have ended before this task starts, whatever their outcome. */
  readonly after?: readonly string[]
}

export type Outcome = 'passed' | 'failed' | 'skipped'

/** The state of a graph while its tasks run. */
export interface Progress {
  readonly running: ReadonlySet<string>
  /** The outcomes of the tasks that have ended. */
  readonly outcomes: ReadonlyMap<string, Outcome>
}

/** Returns the tasks that cannot start because a task that they need failed or was skipped. */
export function skippedTasks<Task extends TaskNode>(tasks: readonly Task[], { outcomes }: Progress): Task[] {
  const hasNotPassed = (name: string) => outcomes.has(name) && outcomes.get(name) !== 'passed'
  return tasks.filter(({ name, needs = [] }) => !outcomes.has(name) && needs.some(hasNotPassed))
}

/**
 * Returns the tasks that may start now, in the order of the list: their dependencies have ended, and their weights and
 * the weights of the running tasks do not exceed the capacity. A task heavier than the capacity runs alone.
 */
export function startableTasks<Task extends TaskNode>(
  tasks: readonly Task[],
  { running, outcomes }: Progress,
  capacity: number,
): Task[] {
  const startable: Task[] = []
  let load = tasks.reduce((sum, { name, weight }) => sum + (running.has(name) ? weight : 0), 0)
  for (const task of tasks) {
    const { name, weight, needs = [], after = [] } = task
    const isReady =
      !running.has(name) &&
      !outcomes.has(name) &&
      needs.every((other) => outcomes.get(other) === 'passed') &&
      after.every((other) => outcomes.has(other))
    if (!isReady || (load > 0 && load + weight > capacity)) continue
    load += weight
    startable.push(task)
  }
  return startable
}

/**
 * Runs all tasks of a graph, in parallel up to the capacity, and returns their outcomes. `runTask` resolves to true if
 * the task passed; `onSkip` is called for each skipped task. Throws if a task waits for an unknown task or if tasks
 * wait for each other in a cycle.
 */
export async function runTaskGraph<Task extends TaskNode>(
  tasks: readonly Task[],
  capacity: number,
  runTask: (task: Task) => Promise<boolean>,
  onSkip: (task: Task) => void = () => {},
): Promise<ReadonlyMap<string, Outcome>> {
  const names = new Set(tasks.map(({ name }) => name))
  const unknown = tasks.flatMap(({ needs = [], after = [] }) => [...needs, ...after]).find((name) => !names.has(name))
  if (unknown !== undefined) throw new Error(`a task waits for “${unknown}”, which is not a task`)
  const running = new Set<string>()
  const outcomes = new Map<string, Outcome>()
  const runs = new Set<Promise<void>>()
  while (outcomes.size < tasks.length) {
    const skipped = skippedTasks(tasks, { running, outcomes })
    for (const task of skipped) {
      outcomes.set(task.name, 'skipped')
      onSkip(task)
    }
    for (const task of startableTasks(tasks, { running, outcomes }, capacity)) {
      running.add(task.name)
      const run: Promise<void> = runTask(task).then((hasPassed) => {
        outcomes.set(task.name, hasPassed ? 'passed' : 'failed')
        running.delete(task.name)
        runs.delete(run)
      })
      runs.add(run)
    }
    if (runs.size > 0) await Promise.race(runs)
    else if (skipped.length === 0) throw new Error('tasks wait for each other in a circle')
  }
  return outcomes
}
