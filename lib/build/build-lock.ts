import path from 'node:path'
import { waitForLock } from '../node/process-lock'

/** The lock file of the caches, which one process at a time may write. */
export const buildLock = path.join('.cache', 'build.lock')

/**
 * Waits until no other process writes the project's caches, which all builds share, and locks them until this process
 * exits. Waiting processes print `task`.
 */
export async function lockCaches(task: string): Promise<void> {
  await waitForLock(buildLock, task, (holder) =>
    console.log(`waiting for process ${holder.pid} to end: ${holder.task} uses the same caches`),
  )
}
