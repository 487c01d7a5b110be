import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'

/** Fewer pieces of work than this are done sooner here than workers are begun. */
const WORTH_WORKERS = 40

/** The results of all tasks, in their order: those that are known, and what `make` gives for the others. */
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

/** Does a piece of work on every task: few of them here, more on all cores by `worker`, whose default export is `work`. */
export function mapWithWorkers<Task, Result>(
  tasks: readonly Task[],
  work: (task: Task) => Promise<Result>,
  worker: URL,
): Promise<Result[]> {
  return tasks.length < WORTH_WORKERS ? Promise.all(tasks.map(work)) : runOnAllCores(worker, tasks)
}

/** The largest number of workers, and a signal that stops them. */
export interface PoolOptions {
  readonly most?: number
  readonly signal?: AbortSignal | undefined
}

/**
 * Does a piece of work on every task, by workers on all cores or on as many as `most` allows, and returns the results
 * in the tasks' order. `worker` is the file whose default export does the work. Rejects when `signal` is aborted.
 */
export async function runOnAllCores<Task, Result>(
  worker: URL,
  tasks: readonly Task[],
  { most = availableParallelism(), signal }: PoolOptions = {},
): Promise<Result[]> {
  signal?.throwIfAborted()
  const pool = new Piscina<Task, Result>({
    filename: worker.href,
    maxThreads: Math.min(availableParallelism(), most),
  })
  // rejects what is running
  const stop = () => void pool.destroy()
  signal?.addEventListener('abort', stop)
  try {
    return await Promise.all(tasks.map((task) => pool.run(task)))
  } finally {
    signal?.removeEventListener('abort', stop)
    await pool.destroy()
  }
}
