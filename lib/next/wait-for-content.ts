import { text } from 'node:stream/consumers'

/** The environment variable that makes `next build` wait for the content after it has compiled the app. */
export const waitVariable = 'SITE_WAITS_FOR_CONTENT'

/** The input with which the build announces that the content is complete. */
export const CONTENT_READY = 'content ready'

/**
 * Waits until the build that started `next build` has written the content, which pages read when they are rendered.
 * Throws an error if the build has ended without it.
 */
export async function waitForContent(): Promise<void> {
  if (process.env[waitVariable] === undefined) return
  if ((await text(process.stdin)) !== CONTENT_READY) throw new Error('the build ended before its content was ready')
}
