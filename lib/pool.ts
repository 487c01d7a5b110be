import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'

/** Fewer pieces of work than this are done sooner here than workers are begun. */
const WORTH_WORKERS = 40

/** Work whose results are kept from run to run. */
export interface KeptWork<Task, Result> {
  /** Gives what is kept, or makes and keeps it. */
  readonly work: (task: Task) => Promise<Result>
  /** The file whose default export is `work`. */
  readonly worker: URL
  readonly isDone: (task: Task) => boolean
}

/** The results of kept work in the tasks' order: much that is still to be done is done by workers on all cores. */
export async function keptWork<Task, Result>(
  tasks: readonly Task[],
  { work, worker, isDone }: KeptWork<Task, Result>,
): Promise<Result[]> {
  const open = tasks.filter((task) => !isDone(task))
  const made = open.length < WORTH_WORKERS ? [] : await onAllCores<Task, Result>(worker, open)
  const results = new Map(made.map((result, index) => [open[index], result]))
  return Promise.all(tasks.map(async (task) => results.get(task) ?? work(task)))
}

/**
 * Does a piece of work on every task, by workers on all cores or on as many as `most` allows, and returns the results
 * in the tasks' order. `worker` is the file whose default export does the work.
 */
export async function onAllCores<Task, Result>(
  worker: URL,
  tasks: readonly Task[],
  most = availableParallelism(),
): Promise<Result[]> {
  const pool = new Piscina<Task, Result>({
    filename: worker.href,
    maxThreads: Math.min(availableParallelism(), most),
  })
  try {
    return await Promise.all(tasks.map((task) => pool.run(task)))
  } finally {
    await pool.destroy()
  }
}
