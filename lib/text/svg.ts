import { createHash } from 'node:crypto'

/** Matches an SVG that uses colours of its page: `currentColor`, custom properties or `light-dark()`. */
const themed = /currentcolor|var\(--|light-dark\(/i
/** Matches an SVG that, inlined in a page, would run code or load resources. */
const active = /<script|<foreignObject|<iframe|\son\w+\s*=|(?:href|src)\s*=\s*["'](?!#|data:image\/)|@import/i

/**
 * Prepares an SVG for inlining in a page: prefixes its ids and scopes its styles, so that SVGs of the same page do not
 * conflict. Returns undefined for an SVG with fixed colours and for an SVG that would run code or load resources: the
 * page loads those as files.
 */
export function inlineSvg(source: string): string | undefined {
  const svg = /<svg[^]*<\/svg>/i.exec(source.replace(/<!--[^]*?-->/g, ''))?.[0]
  if (!svg || !themed.test(svg) || active.test(svg)) return undefined
  const own = `s${createHash('sha1').update(svg).digest('hex').slice(0, 6)}`
  const ids = new Set([...svg.matchAll(/\sid=(["'])([^"']+)\1/g)].map(([, , id = '']) => id))
  return svg
    .replace(/\sid=(["'])([^"']+)\1/g, ` id="${own}-$2"`)
    .replace(/url\((["']?)#([^)"']+)\1\)/g, `url(#${own}-$2)`)
    .replace(
      /((?:xlink:)?href|aria-labelledby|aria-describedby)=(["'])#?([^"']+)\2/g,
      (_, name: string, __, id: string) =>
        name.endsWith('href') ? (id.startsWith('data:') ? `${name}="${id}"` : `${name}="#${own}-${id}"`) : '',
    )
    .replace(/(<style[^>]*>)([^]*?)<\/style>/gi, (_, start: string, css: string) => {
      return `${start}.${own}{${prefixSelectors(css, ids, own)}}</style>`
    })
    .replace(/^<svg/i, `<svg class="${own}"`)
    .replace(textOrSpace, (_, text = '', space?: string) => (space ? ' ' : text))
    .trim()
}

/** Matches a text, whose white space is visible, white space between tags, or other white space. */
const textOrSpace = /(<text\b[^]*?<\/text>)|(?<=>)\s+(?=<)|(\s+)/gi

/** Prefixes ids in the selectors of a style sheet; a colour such as `#fff` is not in a selector. */
function prefixSelectors(css: string, ids: ReadonlySet<string>, prefix: string): string {
  return css.replace(/[^{};]*\{/g, (selectors) =>
    selectors.replace(/#([\p{L}\p{N}_-]+)/gu, (selector, id: string) => (ids.has(id) ? `#${prefix}-${id}` : selector)),
  )
}
