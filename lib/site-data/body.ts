import type { CompiledBody, TocEntry } from '../mdx/body'
import { readHighlighted } from '../mdx/cache'
import { mdxSource } from '../content-files/mdx-source'
import { perSnapshot, rawBody, sharedContent } from './source'
import type { ContentPage } from '../content-model/types'

/**
 * Returns a page's compiled body from the cache, which a build fills before it renders pages. In development, the content
 * server compiles a missing body, because it has loaded the compiler; a body with an error is empty, and `lib/dev` shows
 * the error over the page. Throws if a body of a build is not in the cache.
 */
export async function readBody(page: ContentPage): Promise<CompiledBody> {
  const { sourceFile: file, contentLocale: locale, path } = page
  const source = mdxSource({ file, locale, path, body: rawBody(page) }, sharedContent())
  const body = readHighlighted(source)
  if (body) return body
  if (process.env.NODE_ENV !== 'development') throw new Error(`the compiled body of ${file} is not in .cache/mdx/`)
  const { requestBody } = await import('./dev-body')
  return requestBody(source)
}

/** The parts of bodies that files of the whole site are made from. */
export type BodyFacts = Pick<CompiledBody, 'images' | 'links' | 'sql'>

/** Returns these parts of a page's body, which stay in memory. */
export const bodyFacts = perSnapshot(async (page: ContentPage): Promise<BodyFacts> => {
  const { images, links, sql } = await readBody(page)
  return { images, links, sql }
})

/** A heading of the table of contents with its subheadings. */
export interface TocNode extends TocEntry {
  readonly children: readonly TocNode[]
}

/**
 * Returns the table of contents as a tree, limited to the page's heading levels. The tree is built before it is
 * limited, so that a heading whose parent is omitted keeps its position.
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
