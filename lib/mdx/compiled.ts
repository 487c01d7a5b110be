import { compileCached } from './cache'
import type { MdxSource, CompiledBody } from './body'

/** A compiled body, from the cache or compiled now. Throws a `BodyError` with the place of the first mistake. */
export function getCompiledBody(source: MdxSource): Promise<CompiledBody> {
  return compileCached(source, async () => {
    // what compiles is large: it is loaded when there is something to compile
    const { compileBody } = await import('./compile')
    return compileBody(source)
  })
}
