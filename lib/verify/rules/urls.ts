import path from 'node:path'
import { escapeRegExp } from '../../text/regexp'
import { shardFile, type Manifest } from '../../search/index/files'
import { advisorScript, engineFiles, grammarFile, reviewScript, workerScripts } from '../../config/sql-assets'
import { workerFile } from '../../hosting/headers'
import type { Report } from '../../diagnostics/diagnostic'
import { isAnchor, resolveUrl, type PublishedSite } from '../published'
import { decodeXml } from './xml'

/** Matches the path of an absolute URL without trailing punctuation or markup. */
const ABSOLUTE_END = String.raw`[^\s"'<>\\)\]}\x60。，；：！？、（）“”]*(?<![.,;:!?])`

/**
 * Returns the site's URLs in a file, except for links, images and style sheets of a page: absolute URLs in feeds,
 * Markdown and other texts, root-relative links in Markdown, `url()` in style sheets, targets of redirects, URLs of a web
 * manifest, shards of a search index, the scripts of a page, engine and rule files in the data of its islands, and the
 * files that scripts and workers load.
 */
export function ownUrls(
  file: string,
  text: string,
  { origin, basePath }: { origin: string; basePath: string },
): string[] {
  const all = (pattern: RegExp, source: string) => [...source.matchAll(pattern)].map((match) => match[1] ?? match[0])
  if (file.endsWith('.css')) return once(all(/url\(\s*["']?([^"')]+)/g, text))
  // without the names by which scripts register themselves
  if (file.includes('/_next/static/chunks/'))
    return once(all(/(?<!\.push\(\[)"(static\/chunks\/[\w~.-]+)"/g, text).map((path) => `${basePath}/_next/${path}`))
  if (file === '_redirects') return once(all(/^\S+\s+(\S+)/gm, text))
  if (file.endsWith('.webmanifest')) return once(all(/"(?:src|start_url|scope)":\s*"([^"]*)"/g, text))
  if (/\/_search\/[^/]+\.json$/.test(file)) return shardsOf(text).map((shard) => `${basePath}/_search/${shard}`)
  // the workers load files in their folder
  if ([reviewScript, advisorScript].some((name) => file.endsWith(`/${name}.js`)))
    return [path.basename(grammarFile), ...all(/"\.\/([\w-]+\.js)"/g, text)]
  if (workerFile.test(`/${file}`))
    return [...engineFiles, path.basename(grammarFile), ...workerScripts.map((script) => `${script}.js`)]
  if (file.endsWith('.html')) {
    const islands = all(/"(\/[^"\s]*\/(?:_sql\/[^"\\\s]+|rules\.json))"/g, text)
    return once([...all(/ data-scripts="([^"]+)"/g, text), ...islands])
  }
  if (!/\.(xml|md)$|(^|\/)(feed\.json|llms[^/]*\.txt|robots\.txt)$/.test(file)) return []
  const links = file.endsWith('.md') ? all(/\]\(<?(\/[^\s)>]*)/g, withoutCode(text)) : []
  // feeds contain HTML that is escaped in XML, so URLs in it are escaped twice
  const whole = all(new RegExp(`${escapeRegExp(origin)}(?![\\w.:-])${ABSOLUTE_END}`, 'g'), decodeXml(decodeXml(text)))
  return once([...links, ...whole])
}

/** Returns the files of a search index that its manifest lists; the rule `export/corrupt-files` reports invalid ones. */
function shardsOf(manifest: string): string[] {
  const facts = parsed(manifest) as Partial<Manifest> | undefined
  if (!facts?.folder) return []
  const { folder, sections = [], terms = [], endings = [], hasTraditional } = facts
  return [
    ...sections.map((_, index) => shardFile.text(folder, index)),
    ...terms.map((_, index) => shardFile.terms(folder, index)),
    ...endings.map((_, index) => shardFile.endings(folder, index)),
    ...(hasTraditional ? [shardFile.traditional(folder)] : []),
  ]
}

/** Removes code blocks and inline code from Markdown. */
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

/** Reports URLs in feeds, style sheets and other files whose target or hash does not exist. */
export function brokenUrls(site: PublishedSite): Report[] {
  const files = new Map<string, string[]>()
  for (const [file, urls] of site.urls)
    for (const message of few(urls.flatMap((href) => errorOf(site, file, href))))
      files.set(message, [...(files.get(message) ?? []), file])
  return [...files].flatMap(([message, named]) =>
    named.length < MIN_FILES
      ? named.map((file) => ({ file, message }))
      : [{ file: named[0] ?? '', message: `${message} (in ${named.length} files)` }],
  )
}

/** The number of files with the same error from which it is reported once. */
const MIN_FILES = 5
/** The maximum number of errors that are reported for a file. */
const MAX_ERRORS = 10

function few(messages: readonly string[]): readonly string[] {
  if (messages.length <= MAX_ERRORS) return messages
  return [...messages.slice(0, MAX_ERRORS), `and ${messages.length - MAX_ERRORS} more URLs`]
}

function errorOf(site: PublishedSite, file: string, href: string): string[] {
  const target = resolveUrl(site, file, href)
  if (!target) return []
  if ('error' in target) return [`${href} ${target.error}`]
  const page = site.pages.get(target.file)
  const isThere = !isAnchor(target.id) || !page || page.ids.includes(target.id)
  return isThere ? [] : [`${href}: the anchor does not exist`]
}

const once = (values: readonly string[]) => [...new Set(values)]
