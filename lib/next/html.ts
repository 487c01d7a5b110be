import { buildSync } from 'esbuild'
import path from 'node:path'
import { FRAMEWORK_SCRIPT, frameworkScripts, isRuntime } from './framework-scripts'
import { noMergedFiles, withMergedStyles, type MergedFiles } from './merged-files'
import { publishedData } from './router-data'

/** The time at which a page loads React and the router: at once (`eager`) or on the first interaction (`intent`). */
export type RuntimeMode = 'intent' | 'eager'

/**
 * Matches the start call of Turbopack's runtime, with the scripts that it waits for and the modules that it executes.
 * The loader makes this call after all scripts have loaded.
 */
const RUNTIME_START =
  /<script[^>]*>\(globalThis\["TURBOPACK"\][^<]+?"otherChunks":\[.*?\],"(\w+)":([^<]+?)\}\);<\/script>/
const SCRIPT_PRELOAD = /<link rel="preload" as="script"[^>]*\/?>/g

const loaders = new Map<boolean, string>()

/**
 * Returns the loader's code, bundled once per build. It has placeholders for the page's scripts and, with
 * `hasDataFile`, for the build id and the length of the page's data.
 */
function loaderText(hasDataFile: boolean): string {
  const text = loaders.get(hasDataFile) ?? bundledLoader(hasDataFile)
  loaders.set(hasDataFile, text)
  return text
}

function bundledLoader(hasDataFile: boolean): string {
  const loader = buildSync({
    entryPoints: [path.join('lib', 'next', 'loader.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2021',
    write: false,
    tsconfigRaw: {},
    define: { HAS_DATA_FILE: String(hasDataFile) },
  }).outputFiles[0]?.text.trim()
  if (!loader?.includes('PAGE_PARTS')) throw new Error('lib/next/loader.ts does not use PAGE_PARTS')
  return loader.replace(/;$/, '')
}

/**
 * Returns the published HTML of an exported page. With `intent`, replaces the framework's scripts and their preloads
 * with the loader, and removes the page's data if it equals `data`, the content of the page's `index.txt`; `merged` is
 * loaded in place of the files in it. With `eager`, returns the page unchanged.
 */
export function publishedHtml(html: string, mode: RuntimeMode, data?: string, merged = noMergedFiles): string {
  if (mode === 'eager') return html
  const [runtime, ...parts] = frameworkScripts(html)
  const start = RUNTIME_START.exec(html)
  if (runtime === undefined || !isRuntime(runtime) || !start) {
    throw new Error('a page does not start Turbopack’s runtime: update lib/next/html.ts for this version of Next')
  }
  const files = withMergedScripts(parts, merged)
  const folder = commonFolder([runtime, ...files])
  const name = (script: string) => script.slice(folder.length, -'.js'.length)
  const buildId = data !== undefined && pageData(html) === data ? buildIdOf(data) : undefined
  const text = loaderText(buildId !== undefined)
    .replace('SCRIPT_FOLDER', () => JSON.stringify(folder))
    .replace('PAGE_PARTS', () => JSON.stringify(files.map(name).join(' ')))
    // the start call is an entry, and what a merged file says about its scripts
    .replace('PAGE_COUNT', () => String(parts.length + 1 + (files === parts ? 0 : 1)))
    .replace('PAGE_START', () => `{otherChunks:[],${start[1]}:${start[2]}}`)
    .replace('PAGE_RUNTIME', () => JSON.stringify(name(runtime)))
    .replace('BUILD_ID', () => JSON.stringify(buildId))
    .replace('DATA_LENGTH', () => String(publishedData(data ?? '', merged).length))
  const inline = `<script>${text}</script>`
  const bare = (buildId === undefined ? html : html.replace(DATA_START, '').replace(PAYLOAD, ''))
    .replace(FRAMEWORK_SCRIPT, '')
    .replace(SCRIPT_PRELOAD, '')
    .replace(start[0], '')
  return withMergedStyles(bare, merged).replace('</head>', () => `${inline}</head>`)
}

/** Replaces scripts by the merged file, if it contains no other script. */
function withMergedScripts(urls: readonly string[], { scripts }: MergedFiles): readonly string[] {
  if (!scripts?.parts.every((part) => urls.includes(part))) return urls
  return [scripts.url, ...urls.filter((url) => !scripts.parts.includes(url))]
}

/** Matches the page's data (React's flight payload), one script per chunk. */
const PAYLOAD = /<script>self\.__next_f\.push\(.*?<\/script>/gs
const DATA_START = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>'

/** Returns the flight data in a page's HTML, its chunks joined; the page's `index.txt` has the same text. */
export function pageData(html: string): string {
  return [...html.matchAll(PAYLOAD)]
    .map(
      ([script]) => JSON.parse(script.slice('<script>self.__next_f.push('.length, -')</script>'.length)) as [1, string],
    )
    .map(([, text]) => text)
    .join('')
}

/** Returns the build id in the flight data of a page. */
function buildIdOf(data: string): string | undefined {
  return /"b":"([^"]+)"/.exec(data)?.[1]
}

/** Returns the longest common folder of paths, with a trailing slash. */
function commonFolder([first = '', ...others]: readonly string[]): string {
  const folders = first.split('/').map((_, index, segments) => segments.slice(0, index).join('/') + '/')
  return folders.findLast((folder) => others.every((path) => path.startsWith(folder))) ?? ''
}
