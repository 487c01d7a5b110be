import { compileCached } from './cache'
import type { MdxSource, CompiledBody } from './body'

/** Returns a compiled body from the cache or compiles it. Throws a `BodyError` with the position of the first error. */
export function getCompiledBody(source: MdxSource): Promise<CompiledBody> {
  return compileCached(source, async () => {
    // loaded on demand, because the compiler is large
    const { compileBody } = await import('./compile')
    return compileBody(source)
  })
}
