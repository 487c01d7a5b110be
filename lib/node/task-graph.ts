/** A task of a graph: what it waits for, and how much of the machine it takes. */
export interface TaskNode {
  readonly name: string
  /** How many cores it keeps busy. */
  readonly weight: number
  /** Tasks that must have passed before this one starts; if one of them does not pass, this one is skipped. */
  readonly needs?: readonly string[]
  /** Tasks that must have ended before this one starts, whatever their outcome. */
  readonly after?: readonly string[]
}

export type Outcome = 'passed' | 'failed' | 'skipped'

/** The state of a graph while its tasks run. */
export interface Progress {
  readonly running: ReadonlySet<string>
  readonly outcomes: ReadonlyMap<string, Outcome>
}

/** The tasks that can never start, because a task that they need failed or was skipped. */
export function skippedTasks<Task extends TaskNode>(tasks: readonly Task[], { running, outcomes }: Progress): Task[] {
  return tasks.filter(
    ({ name, needs = [] }) =>
      !running.has(name) &&
      !outcomes.has(name) &&
      needs.some((need) => outcomes.has(need) && outcomes.get(need) !== 'passed'),
  )
}

/**
 * The tasks that may start now: those whose dependencies have ended, in the order of the list, as far as their weights
 * fit into the capacity beside the running tasks. A task heavier than the capacity runs alone.
 */
export function startableTasks<Task extends TaskNode>(
  tasks: readonly Task[],
  { running, outcomes }: Progress,
  capacity: number,
): Task[] {
  const started: Task[] = []
  let load = tasks.reduce((sum, { name, weight }) => sum + (running.has(name) ? weight : 0), 0)
  for (const task of tasks) {
    const { name, weight, needs = [], after = [] } = task
    const isReady =
      !running.has(name) &&
      !outcomes.has(name) &&
      needs.every((need) => outcomes.get(need) === 'passed') &&
      after.every((other) => outcomes.has(other))
    if (!isReady || (load > 0 && load + weight > capacity)) continue
    load += weight
    started.push(task)
  }
  return started
}

/**
 * Runs all tasks of a graph, side by side as far as the capacity allows. `runTask` resolves to whether the task passed;
 * `onSkip` is called for each task that was not run. Throws if a task waits for an unknown one or, in a circle, for
 * itself.
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
  const running = new Map<string, Promise<void>>()
  const outcomes = new Map<string, Outcome>()
  const progress = { running: { has: (name: string) => running.has(name) } as ReadonlySet<string>, outcomes }
  const start = (task: Task) =>
    runTask(task).then((passed) => {
      running.delete(task.name)
      outcomes.set(task.name, passed ? 'passed' : 'failed')
    })
  while (outcomes.size < tasks.length) {
    const skipped = skippedTasks(tasks, progress)
    for (const task of skipped) {
      outcomes.set(task.name, 'skipped')
      onSkip(task)
    }
    for (const task of startableTasks(tasks, progress, capacity)) running.set(task.name, start(task))
    if (running.size > 0) await Promise.race(running.values())
    else if (skipped.length === 0) throw new Error('tasks wait for each other in a circle')
  }
  return outcomes
}
