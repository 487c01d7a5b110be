import { visit } from '../../text/visit'
import type { Element, Root } from 'hast'
import type { VFile } from 'vfile'
import { decodeSafely } from '../../text/decode'
import { versionFolder } from '../../content-model/docs-versions'
import { separateFolders } from '../../content-model/separate-folders'
import type { ContentSettings } from '../../content-model/settings'
import type { BodyLink, MdxSource } from '../body'
import { resolveLink } from '../link-target'

/**
 * Collects the links of a body and resolves them as far as they do not depend on other files. A link to an anchor of the
 * page may differ from it in case.
 */
export function rehypeLinks(
  links: BodyLink[],
  anchors: readonly string[],
  { page, settings }: Pick<MdxSource, 'page' | 'settings'>,
) {
  return () =>
    (tree: Root, { path, data }: VFile) => {
      const root = rootOf(path, settings)
      visit(tree, 'element', (node: Element) => {
        if (node.tagName !== 'a' || typeof node.properties.href !== 'string' || !node.position) return
        const { line, column } = node.position.start
        const file = data.fileAt?.(line) ?? path
        const written = ownAnchor(node.properties.href, anchors)
        const href = resolveLink(written, { file, page, root, docusaurus: settings?.docusaurus })
        node.properties.href = href
        links.push({ href, line, column })
      })
    }
}

/** Returns the folder of the docs or posts that contain a page of a Docusaurus site; undefined for other pages. */
function rootOf(file: string, { docusaurus, versions = [] }: Partial<ContentSettings> = {}): string | undefined {
  if (!docusaurus) return undefined
  const [, collection = '', path = ''] = /^(docs|blog)\/(.*)$/.exec(file) ?? []
  const folder = collection === 'docs' ? versionFolder(path, separateFolders(versions, docusaurus)) : ''
  return folder === '' ? collection : `${collection}/${folder}`
}

function ownAnchor(href: string, anchors: readonly string[]): string {
  const id = href.startsWith('#') ? decodeSafely(href.slice(1)) : ''
  if (id === '' || anchors.includes(id)) return href
  const [only, ...others] = anchors.filter((anchor) => anchor.toLowerCase() === id.toLowerCase())
  return only === undefined || others.length > 0 ? href : `#${only}`
}
