import type { ContentFile } from '../content-files/content-file'
import { mdxSource } from '../content-files/mdx-source'
import type { ProjectFiles } from '../content-files/project/project'
import type { MdxSource } from '../mdx/body'
import { readHighlighted } from '../mdx/cache'
import { getHighlightedBody } from '../mdx/compiled'
import { mapWithWorkers } from '../node/pool'

/** Highlights the fences of all bodies on all cores, into the cache, where pages read them. */
export async function highlightBodies(files: readonly ContentFile[], project: ProjectFiles): Promise<void> {
  const open = files.map((file) => mdxSource(file, project)).filter((source) => !readHighlighted(source))
  await mapWithWorkers(open, highlightBody, { name: 'highlightBody', module: new URL(import.meta.url) })
}

/** Highlights the fences of a body into the cache. */
export async function highlightBody(source: MdxSource): Promise<void> {
  await getHighlightedBody(source)
}
