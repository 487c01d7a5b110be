import type { CompiledBody, TocEntry } from '../mdx/body'
import { mdxSource } from '../content-files/mdx-source'
import { rawBody, snapshot } from './source'
import type { ContentPage } from '../content-model/types'

/**
 * A page's compiled body: from the cache that the content step filled. In development it may not be there yet, and the
 * process that follows the content compiles it, since it has loaded what that takes; a body with an error is empty there:
 * the page stays usable, and shows the error above it (`lib/dev`).
 */
export async function readBody(page: ContentPage): Promise<CompiledBody> {
  const { sourceFile: file, contentLocale: locale } = page
  const source = mdxSource({ file, locale, body: rawBody(page) }, snapshot())
  // a constant when the code is bundled: development's pages are compiled sooner without what compiles bodies
  if (process.env.NODE_ENV === 'development') {
    const { requestBody } = await import('./dev-body')
    return requestBody(source)
  } else {
    const { getCompiledBody } = await import('../mdx/compiled')
    return getCompiledBody(source)
  }
}

/** A heading with those below it. */
export interface TocNode extends TocEntry {
  readonly children: readonly TocNode[]
}

/**
 * The table of contents as a tree, limited to the page's levels. The tree is built before it is cut, so that a
 * heading whose parent is left out stays where it was.
 */
export function tocTree(
  entries: readonly TocEntry[],
  levels: { readonly min: number; readonly max: number },
): TocNode[] {
  const cut = (nodes: readonly TocNode[]): TocNode[] =>
    nodes.flatMap((node) => {
      const children = cut(node.children)
      return node.depth >= levels.min && node.depth <= levels.max ? [{ ...node, children }] : children
    })
  return cut(nest(entries))
}

function nest(entries: readonly TocEntry[]): TocNode[] {
  const [first, ...rest] = entries
  if (!first) return []
  const end = rest.findIndex((entry) => entry.depth <= first.depth)
  const below = end < 0 ? rest : rest.slice(0, end)
  return [{ ...first, children: nest(below) }, ...nest(end < 0 ? [] : rest.slice(end))]
}
