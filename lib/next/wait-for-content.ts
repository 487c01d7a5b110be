import { text } from 'node:stream/consumers'

/** The environment variable that makes `next build` wait for the content. */
export const waitVariable = 'SITE_WAITS_FOR_CONTENT'

/** When `next build` waits for the content: before it does anything, or after it has compiled the app. */
export type WaitingPoint = 'at the start' | 'after the compile'

/** The message that the build sends to `next build` when the content is complete. */
interface ContentReady {
  /** The number of worker processes that render pages, if `next build` has waited at the start. */
  readonly cpus: number
}

/** Returns the message as the standard input of `next build`. */
export function contentReady(cpus: number): string {
  return JSON.stringify({ cpus } satisfies ContentReady)
}

/**
 * Waits until the build that started `next build` has written the content, which pages read when they are rendered, and
 * returns its message; does nothing at other points than that of `waitVariable`. Throws an error if the build has
 * ended without content.
 */
export async function waitForContent(point: WaitingPoint): Promise<ContentReady | undefined> {
  if (process.env[waitVariable] !== point) return undefined
  const input = await text(process.stdin)
  if (input === '') throw new Error('the build ended before its content was ready')
  // processes that this one starts read the configuration too
  Reflect.deleteProperty(process.env, waitVariable)
  return JSON.parse(input) as ContentReady
}
