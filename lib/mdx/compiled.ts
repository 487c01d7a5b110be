import { compileCached } from './cache'
import type { MdxSource, CompiledBody } from './body'
import { storeHighlighted } from './highlighted'

/**
 * Returns a compiled body from the cache or compiles it; its fences may not be highlighted. Throws a `BodyError` with the
 * position of the first error.
 */
export function getCompiledBody(source: MdxSource): Promise<CompiledBody> {
  return compileCached(source, async () => {
    // loaded on demand, because the compiler is large
    const { compileBody } = await import('./compile')
    return compileBody(source)
  })
}

/** Returns a compiled body whose fences are highlighted, like `getCompiledBody`. */
export async function getHighlightedBody(source: MdxSource): Promise<CompiledBody> {
  return storeHighlighted(source, await getCompiledBody(source))
}
