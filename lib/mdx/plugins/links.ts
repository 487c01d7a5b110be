import { visit } from 'unist-util-visit'
import type { Element, Root } from 'hast'
import type { VFile } from 'vfile'
import type { BodyLink, MdxSource } from '../body'
import { resolveLink } from '../link-target'

/** Collects the links of a body and resolves them as far as they do not depend on other files. */
export function rehypeLinks(links: BodyLink[], { page, settings }: Pick<MdxSource, 'page' | 'settings'>) {
  return () =>
    (tree: Root, { path, data }: VFile) => {
      visit(tree, 'element', (node: Element) => {
        if (node.tagName !== 'a' || typeof node.properties.href !== 'string' || !node.position) return
        const { line, column } = node.position.start
        const file = data.fileAt?.(line) ?? path
        const href = resolveLink(node.properties.href, { file, page, docusaurus: settings?.docusaurus })
        node.properties.href = href
        links.push({ href, line, column })
      })
    }
}
