import type { Root } from 'hast'
import { visit } from '../../text/visit'
import type { VFile } from 'vfile'
import type { BodyLink, MdxSource } from '../body'
import { mediaElements } from '../elements'
import { resolveLink } from '../link-target'
import type { BodyImage } from './images'

/**
 * Resolves the files of videos and sounds as links to files, and collects them: those of the site as links, those of other
 * hosts as images, which the policy of the pages allows from the same hosts.
 */
export function rehypeMedia(
  found: { readonly links: BodyLink[]; readonly images: BodyImage[] },
  { page, settings }: Pick<MdxSource, 'page' | 'settings'>,
) {
  return () =>
    (tree: Root, { path, data }: VFile) => {
      visit(tree, 'element', ({ tagName, properties, position }) => {
        if (!mediaElements.some((name) => name === tagName)) return
        const { line = 1, column = 1 } = position?.start ?? {}
        for (const name of ['src', 'poster']) {
          const written = properties[name]
          if (typeof written !== 'string' || written === '') continue
          const file = data.fileAt?.(line) ?? path
          const href = resolveLink(written, { file, page, docusaurus: settings?.docusaurus })
          properties[name] = href
          if (/^(?:https?:)?\/\//i.test(href)) found.images.push({ src: href, line, column })
          else found.links.push({ href, line, column })
        }
      })
    }
}
