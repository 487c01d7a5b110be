import { createHash } from 'node:crypto'

/** Matches an SVG that uses the colours of the page around it. */
const themed = /currentcolor|var\(--|light-dark\(/i
/** Matches an SVG that is allowed as a file only: it would run code or load something. */
const active = /<script|<foreignObject|<iframe|\son\w+\s*=|(?:href|src)\s*=\s*["'](?!#|data:image\/)|@import/i

/**
 * Prepares an SVG for embedding in a page: ids and styles are prefixed, so that two on one page do not conflict.
 * Returns undefined for an SVG with fixed colours, or one that would run code or load something: these are shown as
 * files.
 */
export function inlineSvg(source: string): string | undefined {
  const svg = /<svg[^]*<\/svg>/i.exec(source.replace(/<!--[^]*?-->/g, ''))?.[0]
  if (!svg || !themed.test(svg) || active.test(svg)) return undefined
  const own = `s${createHash('sha1').update(svg).digest('hex').slice(0, 6)}`
  return svg
    .replace(/\sid=(["'])([^"']+)\1/g, ` id="${own}-$2"`)
    .replace(/url\((["']?)#([^)"']+)\1\)/g, `url(#${own}-$2)`)
    .replace(
      /((?:xlink:)?href|aria-labelledby|aria-describedby)=(["'])#?([^"']+)\2/g,
      (_, name: string, __, id: string) =>
        name.endsWith('href') ? (id.startsWith('data:') ? `${name}="${id}"` : `${name}="#${own}-${id}"`) : '',
    )
    .replace(/<style([^>]*)>([^]*?)<\/style>/gi, `<style$1>.${own}{$2}</style>`)
    .replace(/^<svg/i, `<svg class="${own}"`)
    .replace(/\s+/g, ' ')
    .replace(/> </g, '><')
    .trim()
}
