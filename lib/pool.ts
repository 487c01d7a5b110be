import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'

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
