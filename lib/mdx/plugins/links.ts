import { visit } from 'unist-util-visit'
import type { Element, Root } from 'hast'
import type { VFile } from 'vfile'
import { decodeSafely } from '../../text/decode'
import type { BodyLink } from '../body'

/**
 * Collects the links of a body and rewrites links to files as `doc:` URLs, which are resolved when the page is
 * rendered.
 */
export function rehypeLinks(links: BodyLink[]) {
  return () =>
    (tree: Root, { path, data }: VFile) => {
      visit(tree, 'element', (node: Element) => {
        if (node.tagName !== 'a' || typeof node.properties.href !== 'string' || !node.position) return
        const { line, column } = node.position.start
        const href = resolveFileLink(node.properties.href, data.fileAt?.(line) ?? path)
        node.properties.href = href
        links.push({ href, line, column })
      })
    }
}

/** Resolves `../x.mdx#y` relative to a file to `doc:docs/guides/x.mdx#y`; other URLs are unchanged. */
export function resolveFileLink(href: string, file: string): string {
  const match = /^(?!\/|[a-z][a-z0-9+.-]*:)([^?#]+\.mdx?)(\?[^#]*)?(#.*)?$/i.exec(href)
  if (!match) return href
  const [, path = '', query = '', hash = ''] = match
  const target = new URL(path, `https://content.invalid/${file}`).pathname.slice(1)
  return `doc:${decodeSafely(target)}${query}${hash}`
}
