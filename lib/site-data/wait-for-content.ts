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

/** The environment variable with the id of the process that builds the content. */
export const builderVariable = 'SITE_BUILDER'

/** Blocks the thread until the running build has completed the content. Throws an error if it ends before. */
export function waitForContent(): void {
  const file = process.env[contentReadyVariable]
  if (file !== undefined && !waitForFile(file, isBuilding))
    throw new Error('the build ended before its content was ready')
}

/**
 * Ends a process of `next build` soon after the build that started it has been killed: it would render for nobody, and
 * Next refuses to run a second time meanwhile.
 */
export function exitWithBuild(): void {
  if (process.env[builderVariable] === undefined) return
  setInterval(() => isBuilding() || process.exit(1), 250).unref()
}

function isBuilding(): boolean {
  try {
    // signal 0 only asks whether the process exists
    return process.kill(Number(process.env[builderVariable]), 0)
  } catch {
    return false
  }
}
