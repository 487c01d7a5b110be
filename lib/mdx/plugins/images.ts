import type { Element, ElementContent, Root } from 'hast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { decodeSafely } from '../../text/decode'
import { attributesOf, jsx } from '../jsx'
import type { SourcePosition } from '../../content-model/body-error'

/** An image of a body; `src` is `asset:<collection>/<path>` for a file of the content, else a URL. */
export interface BodyImage extends SourcePosition {
  readonly src: string
}

/** Converts JSX `<a>` and `<img>` elements to the nodes that Markdown links and images produce. */
export function rehypeElements() {
  return (tree: Root) => {
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node, index, parent) => {
      const element = node as unknown as MdxJsxFlowElement | MdxJsxTextElement
      if ((element.name !== 'a' && element.name !== 'img') || !parent || index === undefined) return
      const { style, ...properties } = attributesOf(element)
      const plain: Element = {
        type: 'element',
        tagName: element.name,
        properties: { ...(properties as Element['properties']), ...(style !== undefined && { style: cssOf(style) }) },
        children: element.children as unknown as ElementContent[],
        ...(element.position && { position: element.position }),
      }
      // Markdown wraps an inline element on its own lines in a paragraph
      const isBlock = element.type === 'mdxJsxFlowElement' && holdsBlocks(parent)
      const block: Element = { type: 'element', tagName: 'p', properties: {}, children: [plain] }
      parent.children[index] = (isBlock ? block : plain) as never
    })
  }
}

/** True if a node's children are blocks: the root and components; the content of HTML elements is unchanged. */
function holdsBlocks(parent: { type: string; name?: unknown }): boolean {
  return parent.type === 'root' || /^[A-Z]/.test(String(parent.name ?? ''))
}

/** Converts a style object such as `{ maxWidth: 300 }` to CSS. */
function cssOf(style: unknown): string {
  if (typeof style !== 'object' || style === null) return String(style)
  return Object.entries(style)
    .map(
      ([name, value]) =>
        `${name.replace(/[A-Z]/g, '-$&').toLowerCase()}:${value}${typeof value === 'number' ? 'px' : ''}`,
    )
    .join(';')
}

/**
 * Collects the images, resolves the paths of files of the content, and converts an image that is alone in its paragraph
 * to a figure. Fails on a path outside of the content.
 */
export function rehypeImages(images: BodyImage[], from: string) {
  return () => (tree: Root, file: VFile) => {
    visit(tree, 'element', (node) => {
      if (node.tagName !== 'img' || typeof node.properties.src !== 'string') return
      const src = resolveImage(node.properties.src, from)
      if (src === undefined) {
        file.fail(
          'only @site/static/…, @site/docs/… and @site/blog/… are available: give the path of the image below one of them',
          node,
        )
      }
      if (leadsOut(src)) file.fail(`the image “${node.properties.src}” is outside of the content`, node)
      node.properties.src = src
      const { line = 1, column = 1 } = node.position?.start ?? {}
      images.push({ src, line, column })
    })
    visit(tree, 'element', (node, index, parent) => {
      const image = node.tagName === 'p' ? onlyImage(node) : undefined
      if (!image || !parent || index === undefined) return
      const { src, alt, title } = image.properties
      const props = { src, alt: alt ?? '', ...(title !== undefined && { caption: title }) } as Record<string, string>
      parent.children[index] = jsx('Figure', props, []) as unknown as Element
    })
  }
}

/** True if the path of a file contains `..`, escaped or not; false for external URLs. */
function leadsOut(src: string): boolean {
  return (
    !/^(?:\/\/|https?:)/i.test(src) &&
    decodeSafely(src)
      .split(/[\\/:]/)
      .includes('..')
  )
}

/**
 * Returns the image of a paragraph with no other content; undefined if the image has attributes other than `src`, `alt`
 * and `title`.
 */
function onlyImage({ children }: Element): Element | undefined {
  const [only, ...others] = children.filter((child) => child.type !== 'text' || child.value.trim() !== '')
  if (only?.type !== 'element' || only.tagName !== 'img' || others.length > 0) return undefined
  const own = Object.keys(only.properties).filter((name) => !['src', 'alt', 'title'].includes(name))
  return own.length === 0 ? only : undefined
}

/**
 * Resolves `./plan.svg` relative to a file to `asset:docs/guides/plan.svg`; leaves URLs unchanged; returns undefined
 * for an unknown folder of `@site/`.
 */
export function resolveImage(src: string, from: string): string | undefined {
  const [, root, rest = ''] = /^@site\/([^/]+)\/(.*)$/.exec(src) ?? []
  if (root === 'static') return `/${rest}`
  if (root === 'docs' || root === 'blog') return `asset:${root}/${rest}`
  if (src.startsWith('@site')) return undefined
  if (/^(?:\/|#|[a-z][a-z0-9+.-]*:)/i.test(src)) return src
  return `asset:${decodeSafely(new URL(src, `https://content.invalid/${from}`).pathname.slice(1))}`
}
