import type { ContentFile } from '../content-files/content-file'
import { mdxSource } from '../content-files/mdx-source'
import type { ProjectFiles } from '../content-files/project/project'
import type { MdxSource } from '../mdx/body'
import { readCompiled, readHighlighted, storeCompiled } from '../mdx/cache'
import { highlightFences } from '../mdx/deferred-fences'
import { mapWithWorkers } from '../node/pool'

/** Highlights the fences of all compiled bodies on all cores, into the cache, where pages read them. */
export async function highlightBodies(files: readonly ContentFile[], project: ProjectFiles): Promise<void> {
  const open = files.map((file) => mdxSource(file, project)).filter((source) => !readHighlighted(source))
  await mapWithWorkers(open, highlightBody, { name: 'highlightBody', module: new URL(import.meta.url) })
}

/**
 * Highlights the fences of a compiled body in the cache. Unlike `getHighlightedBody` it cannot compile, so that worker
 * threads do not load the compiler.
 */
export async function highlightBody(source: MdxSource): Promise<void> {
  const compiled = readCompiled(source)
  if (compiled) storeCompiled(source, await highlightFences(compiled))
}
