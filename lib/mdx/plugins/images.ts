import type { Element, ElementContent, Root } from 'hast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx'
import { visit } from '../../text/visit'
import type { VFile } from 'vfile'
import { decodeSafely } from '../../text/decode'
import { mediaElements } from '../elements'
import { attributesOf, jsx } from '../jsx'
import { reportError } from '../report'
import type { SourcePosition } from '../../content-model/body-error'

/** An image of a body; `src` is `asset:<collection>/<path>` for a file of the content, else a URL. */
export interface BodyImage extends SourcePosition {
  readonly src: string
}

/**
 * Converts JSX `<a>`, `<img>`, elements of videos and sounds, and all elements whose style is a string to the nodes that
 * Markdown produces.
 */
export function rehypeElements() {
  return (tree: Root) => {
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node, index, parent) => {
      const element = node as unknown as MdxJsxFlowElement | MdxJsxTextElement
      const isInline = element.name === 'a' || element.name === 'img'
      const isMedia = mediaElements.some((name) => name === element.name)
      if (
        (!isInline && !isMedia && !hasStyleString(element)) ||
        element.name === null ||
        !parent ||
        index === undefined
      )
        return
      const { style, ...properties } = attributesOf(element)
      const plain: Element = {
        type: 'element',
        tagName: element.name,
        properties: { ...(properties as Element['properties']), ...(style !== undefined && { style: cssOf(style) }) },
        children: element.children as unknown as ElementContent[],
        ...(element.position && { position: element.position }),
      }
      // Markdown wraps an inline element on its own lines in a paragraph
      const isBlock = isInline && element.type === 'mdxJsxFlowElement' && holdsBlocks(parent)
      const block: Element = { type: 'element', tagName: 'p', properties: {}, children: [plain] }
      parent.children[index] = (isBlock ? block : plain) as never
    })
  }
}

/** Whether the style of an element is a string, which React rejects. */
function hasStyleString(element: MdxJsxFlowElement | MdxJsxTextElement): boolean {
  return /^[a-z]/.test(element.name ?? '') && typeof attributesOf(element).style === 'string'
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

/** The number of blocks at the beginning of a page whose images are loaded eagerly. */
const EAGER_BLOCKS = 3

/**
 * Collects the images, resolves the paths of files of the content, and converts an image that is alone in its paragraph,
 * or a pair of images for the two themes, to a figure. Fails on a path outside of the content. `baseUrl` is that of the
 * Docusaurus site.
 */
export function rehypeImages(images: BodyImage[], baseUrl?: string) {
  return () => (tree: Root, file: VFile) => {
    visit(tree, 'element', (node) => {
      if (node.tagName !== 'img' || typeof node.properties.src !== 'string') return
      const { line = 1, column = 1 } = node.position?.start ?? {}
      const { url, theme } = themeOf(node.properties.src)
      if (theme !== undefined) node.properties.dataOnly = theme
      const src = resolveImage(url, file.data.fileAt?.(line) ?? file.path, baseUrl)
      if (src === undefined) {
        reportError(
          file,
          'only @site/static/…, @site/docs/… and @site/blog/… are available: give the path of the image below one of them',
          node,
        )
        return
      }
      if (hasParentSegment(src)) reportError(file, `the image “${node.properties.src}” is outside of the content`, node)
      node.properties.src = src
      images.push({ src, line, column })
    })
    loadFirstImages(tree)
    visit(tree, 'element', (node, index, parent) => {
      const props = node.tagName === 'p' ? figureOf(node) : undefined
      if (props && parent && index !== undefined)
        parent.children[index] = jsx('Figure', props, []) as unknown as Element
    })
  }
}

/**
 * Splits the theme in which an image is shown from its URL, as written on GitHub and in Docusaurus:
 * `plan.png#gh-dark-mode-only`.
 */
function themeOf(src: string): { url: string; theme?: string } {
  const [, url = src, theme] = /^(.*)#gh-(light|dark)-mode-only$/.exec(src) ?? []
  return { url, ...(theme !== undefined && { theme }) }
}

/**
 * Marks the raster images at the beginning of a page, which are visible at once, as not lazy. An image for one theme
 * stays lazy, because browsers load hidden images unless they are lazy.
 */
function loadFirstImages(tree: Root): void {
  const blocks = tree.children.filter(({ type }) => type === 'element').slice(0, EAGER_BLOCKS)
  visit({ type: 'root', children: blocks }, 'element', ({ tagName, properties }) => {
    if (tagName !== 'img' || properties.dataOnly !== undefined || /\.svg$/i.test(String(properties.src))) return
    properties.loading ??= 'eager'
  })
}

/** True if the path of a file contains `..`, escaped or not; false for external URLs. */
function hasParentSegment(src: string): boolean {
  return (
    !/^(?:\/\/|https?:)/i.test(src) &&
    decodeSafely(src)
      .split(/[\\/:]/)
      .includes('..')
  )
}

/**
 * Returns the properties of a figure for a paragraph with one image, or with one for each theme, and no other content;
 * undefined if an image has a size or a style.
 */
function figureOf({ children }: Element): Record<string, string> | undefined {
  const contents = children.filter((child) => child.type !== 'text' || child.value.trim() !== '')
  const images = contents.flatMap((child) =>
    child.type === 'element' && isPlainImage(child) ? [child.properties] : [],
  )
  if (images.length !== contents.length || images.length === 0) return undefined
  const dark = images.find(({ dataOnly }) => dataOnly === 'dark')
  const light = images.find((image) => image !== dark) ?? images[0]
  const isPair = images.length === 2 && dark !== undefined && light?.dataOnly === 'light'
  if (!light || (images.length > 1 && !isPair)) return undefined
  const { src, alt, title, loading, dataOnly } = light
  const props = {
    src,
    alt: alt ?? '',
    caption: title,
    loading,
    ...(isPair ? { dark: dark.src } : { 'data-only': dataOnly }),
  }
  return Object.fromEntries(
    Object.entries(props).flatMap(([name, value]) => (value == null ? [] : [[name, String(value)]])),
  )
}

function isPlainImage({ tagName, properties }: Element): boolean {
  const plain = ['src', 'alt', 'title', 'loading', 'dataOnly']
  return tagName === 'img' && Object.keys(properties).every((name) => plain.includes(name))
}

/**
 * Resolves `./plan.svg` relative to a file to `asset:docs/guides/plan.svg`; leaves URLs unchanged, except that a static
 * file has no base URL of a Docusaurus site; returns undefined for an unknown folder of `@site/`.
 */
export function resolveImage(src: string, from: string, baseUrl = '/'): string | undefined {
  const [, root, rest = ''] = /^@site\/([^/]+)\/(.*)$/.exec(src) ?? []
  if (root === 'static') return `/${rest}`
  if (root === 'docs' || root === 'blog') return `asset:${root}/${rest}`
  if (src.startsWith('@site')) return undefined
  if (src.startsWith(baseUrl) && !src.startsWith('//')) return src.slice(baseUrl.length - 1)
  if (/^(?:\/|#|[a-z][a-z0-9+.-]*:)/i.test(src)) return src
  // editors on Windows write `.\a.png`
  const url = new URL(src.replaceAll(/%5C/gi, '/'), `https://content.invalid/${from}`)
  return `asset:${decodeSafely(url.pathname.slice(1))}`
}
