import type { ContentFile } from '../content-files/content-file'
import { mdxSource } from '../content-files/mdx-source'
import type { ProjectFiles } from '../content-files/project/project'
import type { MdxSource } from '../mdx/body'
import { isHighlighted, readCompiled } from '../mdx/cache'
import { storeHighlighted } from '../mdx/highlighted'
import { mapWithWorkers, type PoolOptions } from '../node/pool'

/** Highlights the fences of all compiled bodies in worker threads, into the cache, where pages read them. */
export async function highlightBodies(
  files: readonly ContentFile[],
  project: ProjectFiles,
  options: PoolOptions,
): Promise<void> {
  const open = files.map((file) => mdxSource(file, project)).filter((source) => !isHighlighted(source))
  await mapWithWorkers(open, highlightBody, { name: 'highlightBody', module: new URL(import.meta.url) }, options)
}

/** Highlights the fences of a body whose compiled form is in the cache. */
export async function highlightBody(source: MdxSource): Promise<void> {
  const compiled = readCompiled(source)
  if (compiled) await storeHighlighted(source, compiled)
}
