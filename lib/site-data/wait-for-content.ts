import { waitForFile } from '../node/wait-for-file'

/*
 * A build starts `next build` before its content is complete, and Next's processes load the app meanwhile. The first page
 * that reads the content waits for it here.
 */

/**
 * The environment variable with the path of the list of cached pages, which a build writes when the content is complete.
 * It is set only for a run of `next build`.
 */
export const contentReadyVariable = 'SITE_CONTENT_READY'

/** The environment variable with the id of the build or development server that started Next, and that reads the content. */
export const parentVariable = 'SITE_PARENT'

/** Blocks the thread until the running build has completed the content. Throws an error if it ends before. */
export function waitForContent(): void {
  const file = process.env[contentReadyVariable]
  if (file !== undefined && !waitForFile(file, hasParent))
    throw new Error('the build ended before its content was ready')
}

/**
 * Ends a process of Next soon after the command that started it has been killed: `next build` would render for nobody, and
 * refuses to run a second time meanwhile; `next dev` would occupy its port and show no edits.
 */
export function exitWithParent(): void {
  if (process.env[parentVariable] === undefined) return
  setInterval(() => hasParent() || process.exit(1), 250).unref()
}

function hasParent(): boolean {
  try {
    // signal 0 only asks whether the process exists
    return process.kill(Number(process.env[parentVariable]), 0)
  } catch {
    return false
  }
}
