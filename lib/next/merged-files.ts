import { contentHash } from '../node/content-hash'

/** A file that replaces others. */
export interface MergedFile {
  readonly url: string
  /** The URLs of the files in it. */
  readonly parts: readonly string[]
  readonly text: string
}

/** The files that every page of a site loads. */
export interface SharedFiles {
  /** The scripts of the site, which start when it has loaded. */
  readonly script: MergedFile
  /** The style sheets; undefined if the pages have fewer than two in common. */
  readonly styles: MergedFile | undefined
}

/** The scripts of the framework, and preloads of them, which are not published. */
const FRAMEWORK_SCRIPT = /<script src="([^"]+\/_next\/[^"]+\.js)" (?:async|noModule)=""><\/script>/g
const SCRIPT_PRELOAD = /<link rel="preload" as="script"[^>]*\/?>/g
/**
 * The call that starts Turbopack's runtime: it names the scripts of the site's start (`instrumentation-client.ts`), and the
 * module that is executed.
 */
const RUNTIME_START =
  /<script[^>]*>\(globalThis\["TURBOPACK"\][^<]+?"otherChunks":(\[.*?\]),("\w+":[^<]+?)\}\);<\/script>/
/** The page's data for React, which no page uses. */
const DATA = /<script>\(?self\.__next_f.*?<\/script>/gs
/**
 * The comments by which React finds the ends of texts and boundaries when it hydrates a page. Which of them a page has also
 * depends on the order in which its parts were rendered.
 */
const MARKS = /<!--(?: |\/?\$)-->/
/** The place of metadata that arrives late, which a static page has none of. */
const LATE_METADATA = /<div hidden=""><!--\$--><!--\/\$--><\/div>/
/**
 * The copies of Open Graph properties for X, which Next adds. X reads the originals where they are missing:
 * https://developer.x.com/en/docs/x-for-websites/cards/guides/getting-started. Only the alternative text has no original.
 */
const COPIES = /<meta name="twitter:(?:title|description|image(?:|:type|:width|:height))"[^>]*\/>/
/** All of these in one expression, because each pass over a page allocates a string of its size. */
const FRAMEWORK = new RegExp(
  [FRAMEWORK_SCRIPT, SCRIPT_PRELOAD, RUNTIME_START, DATA, LATE_METADATA, MARKS, COPIES]
    .map(({ source }) => source)
    .join('|'),
  'gs',
)
const STYLE_SHEET = /<link rel="stylesheet" href="([^"]+)"/g
/** With this, a script tells Turbopack's runtime its URL. */
const OWN_URL = '"object"==typeof document?document.currentScript:void 0'

/** Merges the files that all of some exported pages load; `read` reads a URL. */
export function sharedFiles(pages: readonly string[], read: (url: string) => string): SharedFiles {
  const styles = mergeStyles(pages, read)
  return { script: startScript(pages[0] ?? '', (url) => withMergedUrls(read(url), styles)), styles }
}

/** Returns the script that contains the scripts of the site's start, and Turbopack's runtime, which executes them. */
function startScript(page: string, read: (url: string) => string): MergedFile {
  const runtime = [...page.matchAll(FRAMEWORK_SCRIPT)]
    .map(([, url = '']) => url)
    .find((url) => /\/turbopack-/.test(url))
  const [, chunks, modules] = RUNTIME_START.exec(page) ?? []
  if (runtime === undefined || chunks === undefined) {
    throw new Error(
      'a page does not start Turbopack’s runtime: update lib/next/merged-files.ts for this version of Next',
    )
  }
  const root = runtime.slice(0, runtime.indexOf(STATIC))
  const paths = JSON.parse(chunks) as string[]
  const parts = [...paths.map((path) => root + path), runtime]
  const text = [
    ...paths.map((path) => named(read(root + path), path)),
    `TURBOPACK.push({otherChunks:[],${modules}});`,
    read(runtime),
  ].join('\n')
  return mergedFile('start', 'js', parts, text)
}

/** Returns a script that tells the runtime its path in words. */
function named(script: string, path: string): string {
  if (!script.includes(OWN_URL)) throw new Error(`${path} does not name itself: update lib/next/merged-files.ts`)
  return script.replace(OWN_URL, () => JSON.stringify(path))
}

function mergeStyles(pages: readonly string[], read: (url: string) => string): MergedFile | undefined {
  const [first = [], ...others] = pages.map((page) => [...page.matchAll(STYLE_SHEET)].map(([, url = '']) => url))
  const parts = first.filter((url) => others.every((list) => list.includes(url)))
  return parts.length < 2 ? undefined : mergedFile('shared', 'css', parts, parts.map(read).join('\n'))
}

const STATIC = 'static/chunks/'

function mergedFile(name: string, type: 'js' | 'css', parts: readonly string[], text: string): MergedFile {
  const [first = ''] = parts
  const folder = first.slice(0, first.lastIndexOf('/') + 1)
  return { url: `${folder}${name}-${contentHash(text).slice(0, 12)}.${type}`, parts, text }
}

/** Replaces the paths of merged files in a script, by which Turbopack's runtime knows them. */
export function withMergedUrls(script: string, file: MergedFile | undefined): string {
  const pathOf = (url: string) => url.slice(url.indexOf(STATIC))
  return (file?.parts ?? []).reduce((text, part) => text.replaceAll(pathOf(part), pathOf(file?.url ?? '')), script)
}

/**
 * Returns the HTML of an exported page without the framework's scripts, data, marks and copies, and with the merged style
 * sheet.
 */
export function withoutFramework(html: string, { styles }: SharedFiles): string {
  const bare = html.replace(FRAMEWORK, '')
  return styles ? withMergedStyles(bare, styles) : bare
}

/** Replaces the style sheets that a page links by the merged one, if it links all of them. */
function withMergedStyles(html: string, { parts, url }: MergedFile): string {
  if (!parts.every((part) => html.includes(part))) return html
  const merged = parts.reduce((old, part) => old.replaceAll(part, url), html)
  const link = `<link rel="stylesheet" href="${url}" data-precedence="next"/>`
  const [before = '', ...others] = merged.split(link)
  return others.length === 0 ? before : `${before}${link}${others.join('')}`
}

/**
 * Returns the paths of the scripts and styles that pages can load, below the folder of all of them: those that a script
 * names which they can load. The others are React's and the router's for hydrating pages.
 */
export function reachableFiles(start: readonly string[], read: (path: string) => string): Set<string> {
  const reached = new Set<string>()
  const waiting = [...start]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file)) continue
    reached.add(file)
    if (file.endsWith('.js'))
      waiting.push(...[...read(file).matchAll(/static\/chunks\/[\w~.-]+\.(?:js|css)/g)].map(String))
  }
  return reached
}
