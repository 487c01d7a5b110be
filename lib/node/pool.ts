import { availableParallelism } from 'node:os'
import { startPool } from './start-pool'
import { bundleWorker, type WorkerFunction } from './worker-bundle'

/** The number of tasks below which the main thread finishes sooner than worker threads start. */
const MIN_WORKER_TASKS = 40

/** Returns the results of all tasks, in their order: known results, and the results of `make` for the other tasks. */
export async function computeMissing<Task, Result>(
  tasks: readonly Task[],
  known: (task: Task) => Result | undefined,
  make: (open: readonly Task[]) => Promise<Result[]>,
): Promise<Result[]> {
  const results = new Map(tasks.map((task) => [task, known(task)]))
  const open = tasks.filter((task) => results.get(task) === undefined)
  const made = open.length > 0 ? await make(open) : []
  made.forEach((result, index) => results.set(open[index] as Task, result))
  return tasks.map((task) => results.get(task) as Result)
}

/**
 * Runs `work` on every task and returns the results in the tasks' order: few tasks in this thread, `MIN_WORKER_TASKS`
 * or more in worker threads. `worker` says where they find `work`. Rejects when the signal of the options is aborted, which
 * ends the threads.
 */
export function mapWithWorkers<Task, Result>(
  tasks: readonly Task[],
  work: (task: Task) => Promise<Result>,
  worker: WorkerFunction,
  options?: PoolOptions,
): Promise<Result[]> {
  return tasks.length < MIN_WORKER_TASKS ? Promise.all(tasks.map(work)) : runOnAllCores(worker, tasks, options)
}

/** The maximum number of worker threads, and a signal that terminates them. */
export interface PoolOptions {
  readonly maxThreads?: number | undefined
  readonly signal?: AbortSignal | undefined
}

/**
 * Runs a function on every task, in a worker thread per core or at most `maxThreads`, and
 * returns the results in the tasks' order. Rejects when `signal` is aborted.
 */
export async function runOnAllCores<Task, Result>(
  worker: WorkerFunction,
  tasks: readonly Task[],
  { maxThreads = availableParallelism(), signal }: PoolOptions = {},
): Promise<Result[]> {
  const filename = await bundleWorker(worker)
  signal?.throwIfAborted()
  const pool = startPool<Task, Result>({
    filename,
    execArgv: ['--enable-source-maps'],
    // syntax trees are many short-lived objects, which often fill the default of 48 MB; more than this saves no time
    resourceLimits: { maxYoungGenerationSizeMb: 64 },
    maxThreads: Math.min(availableParallelism(), maxThreads),
  })
  // destroy() rejects the running tasks
  const stop = () => void pool.destroy()
  signal?.addEventListener('abort', stop)
  try {
    return await Promise.all(tasks.map((task) => pool.run(task)))
  } finally {
    signal?.removeEventListener('abort', stop)
    await pool.destroy()
  }
}
