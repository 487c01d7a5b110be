import { defaultSchema } from 'hast-util-sanitize'

/** The elements that no page can contain, and what a lenient folder shows in their place: nothing, or their content. */
export const forbiddenElements: ReadonlyMap<string, 'nothing' | 'content'> = new Map([
  ...['script', 'style', 'object', 'embed', 'base', 'meta', 'link', 'title', 'head', 'frame', 'frameset'].map(
    (name) => [name, 'nothing'] as const,
  ),
  ...['applet', 'body', 'form', 'html'].map((name) => [name, 'content'] as const),
])

/** The elements that load the files of videos and sounds. */
export const mediaElements = ['video', 'audio', 'source', 'track'] as const

/** The HTML elements that a Markdown file can contain. */
export const markdownElements: readonly string[] = [
  ...(defaultSchema.tagNames ?? []),
  ...['abbr', 'aside', 'caption', 'center', 'cite', 'col', 'colgroup', 'dfn', 'figcaption', 'figure', 'font', 'mark'],
  ...['small', 'time', 'u', 'wbr', 'bdi', 'bdo', ...mediaElements, 'iframe', 'button', 'label'],
  ...['address', 'article', 'footer', 'header', 'hgroup', 'main', 'nav', 'meter', 'progress', 'big', 'noscript', 'svg'],
  ...['path', 'g', 'circle', 'ellipse', 'line', 'polygon', 'polyline', 'rect', 'text', 'tspan', 'defs', 'use'],
]

/** The names of HTML attributes that React spells differently. */
export const reactAttributes: Readonly<Record<string, string>> = {
  autoplay: 'autoPlay',
  class: 'className',
  colspan: 'colSpan',
  crossorigin: 'crossOrigin',
  datetime: 'dateTime',
  for: 'htmlFor',
  playsinline: 'playsInline',
  rowspan: 'rowSpan',
  srcset: 'srcSet',
  tabindex: 'tabIndex',
}

/** The elements that have no content. */
export const voidElements: readonly string[] = [
  ...['area', 'br', 'col', 'hr', 'img', 'input', 'source', 'track', 'wbr'],
]
