import type { CompiledBody, MdxSource } from './body'
import { storeCompiled } from './cache'
import { highlightFences } from './deferred-fences'

/**
 * Returns a compiled body with its fences highlighted, and stores it in the cache. In a module without the compiler,
 * which worker threads that only highlight need not load.
 */
export async function storeHighlighted(source: MdxSource, compiled: CompiledBody): Promise<CompiledBody> {
  if (!compiled.fences) return compiled
  const highlighted = await highlightFences(compiled)
  storeCompiled(source, highlighted)
  return highlighted
}
