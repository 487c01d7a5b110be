import { escapeRegExp } from '../../regexp'
import type { Found } from './finding'
import { follow, type PublishedSite } from './published'
import { unescaped } from './xml'

/** The rest of an address, up to what a sentence or a markup puts behind it. */
const ABSOLUTE_END = String.raw`[^\s"'<>\\)\]}\x60。，；：！？、（）“”]*(?<![.,;:!?])`

/**
 * Addresses of the site's own that a file other than a page names: whole ones in feeds, Markdown and other texts, those
 * of `url()` in style sheets, targets of a host's redirects, and those of sidebar branches, which are without the base.
 */
export function ownAddresses(
  file: string,
  text: string,
  { origin, basePath }: { origin: string; basePath: string },
): string[] {
  const all = (pattern: RegExp, source: string) => [...source.matchAll(pattern)].map((match) => match[1] ?? match[0])
  if (file.endsWith('.css')) return once(all(/url\(\s*["']?([^"')]+)/g, text))
  if (file.includes('/sidebars/')) return once(all(/"href":"(\/[^"]*)"/g, text).map((path) => basePath + path))
  if (file === '_redirects') return once(all(/^\S+\s+(\S+)/gm, text))
  if (!/\.(xml|md|webmanifest)$|(^|\/)(feed\.json|llms[^/]*\.txt|robots\.txt)$/.test(file)) return []
  // feeds hold escaped HTML inside of escaped XML
  return once(all(new RegExp(`${escapeRegExp(origin)}(?![\\w.:-])${ABSOLUTE_END}`, 'g'), unescaped(unescaped(text))))
}

/** Addresses in feeds, style sheets and other files that lead nowhere, or to an anchor that is not there. */
export function brokenAddresses(site: PublishedSite): Found[] {
  return [...site.addresses].flatMap(([file, addresses]) =>
    addresses.flatMap((address) => {
      const target = follow(site, file, address)
      if (!target) return []
      if ('mistake' in target) return [{ file, message: `${address} ${target.mistake}` }]
      const page = site.pages.get(target.file)
      const isThere = target.id === '' || !page || page.ids.includes(target.id)
      return isThere ? [] : [{ file, message: `${address}: there is no such anchor` }]
    }),
  )
}

const once = (values: readonly string[]) => [...new Set(values)]
