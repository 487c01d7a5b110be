import { text } from 'node:stream/consumers'

/** The environment variable that makes `next build` wait for the content. */
export const waitVariable = 'SITE_WAITS_FOR_CONTENT'

/** When `next build` waits for the content: before it does anything, or after it has compiled the app. */
export type WaitingPoint = 'at the start' | 'after the compile'

/** The input with which the build announces that the content is complete. */
export const CONTENT_READY = 'content ready'

/**
 * Waits until the build that started `next build` has written the content, which pages read when they are rendered; does
 * nothing at other points than that of `waitVariable`. Throws an error if the build has ended without content.
 */
export async function waitForContent(point: WaitingPoint): Promise<void> {
  if (process.env[waitVariable] !== point) return
  if ((await text(process.stdin)) !== CONTENT_READY) throw new Error('the build ended before its content was ready')
  // processes that this one starts read the configuration too
  Reflect.deleteProperty(process.env, waitVariable)
}
