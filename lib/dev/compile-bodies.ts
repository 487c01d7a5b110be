import { bodyWorker, knownBody, tryBody, type BodyResult } from '../content-lint/bodies'
import type { MdxSource } from '../mdx/body'
import { computeMissing, runOnAllCores } from '../node/pool'

/** The number of bodies, and the number of their characters, whose compilation takes about a second. */
const MANY = 10
const LARGE = 100_000

/**
 * Returns the results of bodies, in their order; compiles those that are not cached. Many or large bodies are compiled
 * in worker threads, so that the server can respond meanwhile; a few are compiled before a thread would have started.
 */
export function compileBodies(sources: readonly MdxSource[]): Promise<BodyResult[]> {
  return computeMissing(sources, knownBody, (open) =>
    shouldUseThreads(open) ? runOnAllCores(bodyWorker, open) : Promise.all(open.map(tryBody)),
  )
}

/** True if the bodies are so many or so large that the server could not respond while it compiled them itself. */
export function shouldUseThreads(bodies: readonly Pick<MdxSource, 'body'>[]): boolean {
  return bodies.length >= MANY || bodies.reduce((sum, { body }) => sum + body.length, 0) >= LARGE
}
