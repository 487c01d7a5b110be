import { compileCached } from '../markdown/cache'
import { BodyError } from '../markdown/place'
import type { CompiledBody, TocEntry } from '../markdown/compile'
import { withoutLocale } from './files'
import { rulesFor } from '../rules/expand'
import { rawBody, snapshot } from './source'
import type { ContentPage } from './types'

/**
 * A page's compiled body: from the cache that the content step filled, or compiled now, in development. There a body
 * with an error is empty: the page stays usable, and shows the error above it (`lib/dev`).
 */
export async function readBody(page: ContentPage): Promise<CompiledBody> {
  const body = rawBody(page)
  const source = { file: withoutLocale(page.sourceFile), locale: page.contentLocale }
  const rules = rulesFor(body, snapshot().rules)
  try {
    return await compileCached({ ...source, body, rules })
  } catch (error) {
    if (process.env.NODE_ENV !== 'development' || !(error instanceof BodyError)) throw error
    return compileCached({ ...source, body: '' })
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
