import { escapeRegExp } from '../../text/regexp'
import { shardFile, type Manifest } from '../../search/index/files'
import { engineFiles } from '../../config/sql-assets'
import { workerFile } from '../../hosting/headers'
import type { Found } from '../finding'
import { follow, type PublishedSite } from '../published'
import { unescaped } from '../xml'

/** The rest of an address, up to what a sentence or a markup puts behind it. */
const ABSOLUTE_END = String.raw`[^\s"'<>\\)\]}\x60。，；：！？、（）“”]*(?<![.,;:!?])`

/**
 * Addresses of the site's own that a file other than a page names: whole ones in feeds, Markdown and other texts, links
 * of Markdown from the root, those of `url()` in style sheets, targets of a host's redirects, those of sidebar branches,
 * which are without the base, a manifest's, the search's shards, the menus and engines that a page's data names, and the
 * files of the latter.
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
  if (file.endsWith('.webmanifest')) return once(all(/"(?:src|start_url|scope)":\s*"([^"]*)"/g, text))
  if (/\/_search\/[^/]+\.json$/.test(file)) return shardsOf(text).map((shard) => `${basePath}/_search/${shard}`)
  // the worker fetches what lies beside it
  if (workerFile.test(`/${file}`)) return engineFiles
  if (/(^|\/)index\.txt$/.test(file)) return once(all(/"(\/[^"\s]*\/(?:sidebars|_sql)\/[^"\\\s]+)"/g, text))
  if (!/\.(xml|md)$|(^|\/)(feed\.json|llms[^/]*\.txt|robots\.txt)$/.test(file)) return []
  const links = file.endsWith('.md') ? all(/\]\(<?(\/[^\s)>]*)/g, withoutCode(text)) : []
  // feeds hold escaped HTML inside of escaped XML
  const whole = all(new RegExp(`${escapeRegExp(origin)}(?![\\w.:-])${ABSOLUTE_END}`, 'g'), unescaped(unescaped(text)))
  return once([...links, ...whole])
}

/** The files of a search index, by its manifest; one that cannot be read is told of as such. */
function shardsOf(manifest: string): string[] {
  const facts = parsed(manifest) as Partial<Manifest> | undefined
  if (!facts?.folder) return []
  const { folder, sections = [], terms = [], endings = [], hasTraditional } = facts
  return [
    ...sections.map((_, index) => shardFile.page(folder, index)),
    ...terms.map((_, index) => shardFile.terms(folder, index)),
    ...endings.map((_, index) => shardFile.endings(folder, index)),
    ...(hasTraditional ? [shardFile.traditional(folder)] : []),
  ]
}

/** Markdown without its fences and its code in sentences, where nothing is a link. */
function withoutCode(markdown: string): string {
  return markdown.replace(/^ *(`{3,}|~{3,})[^]*?^ *\1/gm, '').replace(/(`+)[^`]+\1/g, '')
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

/** Addresses in feeds, style sheets and other files that lead nowhere, or to an anchor that is not there. */
export function brokenAddresses(site: PublishedSite): Found[] {
  const files = new Map<string, string[]>()
  for (const [file, addresses] of site.addresses)
    for (const message of few(addresses.flatMap((address) => mistakeOf(site, file, address))))
      files.set(message, [...(files.get(message) ?? []), file])
  return [...files].flatMap(([message, named]) =>
    named.length < MANY
      ? named.map((file) => ({ file, message }))
      : [{ file: named[0] ?? '', message: `${message} (in ${named.length} files)` }],
  )
}

/** As many files with one mistake as have it from one place. */
const MANY = 5
/** The most mistakes that are told of one file. */
const MOST = 10

function few(messages: readonly string[]): readonly string[] {
  if (messages.length <= MOST) return messages
  return [...messages.slice(0, MOST), `and ${messages.length - MOST} more addresses`]
}

function mistakeOf(site: PublishedSite, file: string, address: string): string[] {
  const target = follow(site, file, address)
  if (!target) return []
  if ('mistake' in target) return [`${address} ${target.mistake}`]
  const page = site.pages.get(target.file)
  const isThere = target.id === '' || !page || page.ids.includes(target.id)
  return isThere ? [] : [`${address}: there is no such anchor`]
}

const once = (values: readonly string[]) => [...new Set(values)]
