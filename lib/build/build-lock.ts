import path from 'node:path'
import { waitForLock } from '../node/process-lock'

/** Where the builds of this project write: one at a time. */
export const buildLock = path.join('.cache', 'build.lock')

/**
 * Waits until no other process writes the project's caches, which all builds share, and keeps others from writing them
 * until this process exits. `task` tells those that wait what this one is doing.
 */
export async function lockCaches(task: string): Promise<void> {
  await waitForLock(buildLock, task, (holder) =>
    console.log(`waiting for process ${holder.pid} to end: ${holder.task} uses the same caches`),
  )
}
