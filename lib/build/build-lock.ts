import path from 'node:path'
import { waitForLock } from '../node/process-lock'

/** The lock file of the caches, which only a single process may write at a time. */
export const buildLock = path.join('.cache', 'build.lock')

/**
 * Waits until no other process holds the lock of the project's caches, which all builds share, and holds it until this
 * process exits. Processes that wait for this one print its `task`.
 */
export async function lockCaches(task: string): Promise<void> {
  await waitForLock(buildLock, task, (holder) =>
    console.log(`waiting for process ${holder.pid} to end: ${holder.task} uses the same caches`),
  )
}
