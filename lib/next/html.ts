import { buildSync } from 'esbuild'
import path from 'node:path'
import { withoutScripts } from './router-data'

/** When React and the router are fetched: at once, or on the reader's first interaction. */
export type RuntimeMode = 'intent' | 'eager'

const FRAMEWORK_SCRIPT = /<script src="([^"]+\/_next\/[^"]+\.js)" async=""><\/script>/g
/**
 * What the bundler's runtime starts, and the scripts it would wait for: the loader says it when everything is there.
 */
const RUNTIME_START =
  /<script[^>]*>\(globalThis\["TURBOPACK"\][^<]+?"otherChunks":\[.*?\],"(\w+)":([^<]+?)\}\);<\/script>/
const SCRIPT_PRELOAD = /<link rel="preload" as="script"[^>]*\/?>/g

const loaders = new Map<boolean, string>()

/**
 * The loader's text with places for the page's scripts and, with `hasDataFile`, for what its data must be; bundled once
 * a run.
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
  if (!loader?.includes('PAGE_PARTS')) throw new Error('the loader has no place for the page’s scripts')
  return loader.replace(/;$/, '')
}

/** The scripts a page asks for, each once; the bundler's runtime, which starts them, stands first. */
export function frameworkScripts(html: string): string[] {
  const scripts = [...new Set([...html.matchAll(FRAMEWORK_SCRIPT)].map((match) => match[1] ?? ''))]
  return [...scripts.filter(isRuntime), ...scripts.filter((script) => !isRuntime(script))]
}

const isRuntime = (script: string) => /\/turbopack-[^/]+\.js$/.test(script)

/**
 * A page of the export as it is published. With `intent`, the framework's scripts and their preloads give way to
 * the loader, and the page's data to the router's file beside it where `data`, that file's text in the export, is the
 * same; with `eager`, the page stays as it is.
 */
export function publishedHtml(html: string, mode: RuntimeMode, data?: string): string {
  if (mode === 'eager') return html
  const [runtime, ...parts] = frameworkScripts(html)
  const start = RUNTIME_START.exec(html)
  if (runtime === undefined || !isRuntime(runtime) || !start) {
    throw new Error('a page without the bundler’s runtime: the export’s form has changed')
  }
  const folder = commonFolder([runtime, ...parts])
  const name = (script: string) => script.slice(folder.length, -'.js'.length)
  const buildId = data !== undefined && pageData(html) === data ? buildIdOf(data) : undefined
  const text = loaderText(buildId !== undefined)
    .replace('SCRIPT_FOLDER', () => JSON.stringify(folder))
    .replace('PAGE_PARTS', () => JSON.stringify(parts.map(name).join(' ')))
    .replace('PAGE_COUNT', () => String(parts.length + 1))
    .replace('PAGE_START', () => `{otherChunks:[],${start[1]}:${start[2]}}`)
    .replace('PAGE_RUNTIME', () => JSON.stringify(name(runtime)))
    .replace('BUILD_ID', () => JSON.stringify(buildId))
    .replace('DATA_LENGTH', () => String(withoutScripts(data ?? '').length))
  const inline = `<script>${text}</script>`
  const bare = (buildId === undefined ? html : html.replace(DATA_START, '').replace(PAYLOAD, ''))
    .replace(FRAMEWORK_SCRIPT, '')
    .replace(SCRIPT_PRELOAD, '')
    .replace(start[0], '')
  return bare.replace('</head>', () => `${inline}</head>`)
}

/** The page's data, each piece a script of its own. */
const PAYLOAD = /<script>self\.__next_f\.push\(.*?<\/script>/gs
const DATA_START = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>'

/** The data inside a page, its pieces joined: what the router's file for the page says too. */
export function pageData(html: string): string {
  return [...html.matchAll(PAYLOAD)]
    .map(
      ([script]) => JSON.parse(script.slice('<script>self.__next_f.push('.length, -')</script>'.length)) as [1, string],
    )
    .map(([, text]) => text)
    .join('')
}

/** The name of the build that the data of a page is of. */
function buildIdOf(data: string): string | undefined {
  return /"b":"([^"]+)"/.exec(data)?.[1]
}

/** What all paths begin with, up to a slash. */
function commonFolder([first = '', ...others]: readonly string[]): string {
  const folders = first.split('/').map((_, index, segments) => segments.slice(0, index).join('/') + '/')
  return folders.findLast((folder) => others.every((path) => path.startsWith(folder))) ?? ''
}
