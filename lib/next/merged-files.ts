import { contentHash } from '../node/content-hash'
import { frameworkScripts, isRuntime } from './framework-scripts'

/** Files that every page loads, as one file. */
export interface MergedFile {
  readonly url: string
  /** The URLs of the files in it. */
  readonly parts: readonly string[]
  readonly text: string
}

/** The merged files of a site; undefined if its pages have fewer than two scripts or style sheets in common. */
export interface MergedFiles {
  readonly scripts: MergedFile | undefined
  readonly styles: MergedFile | undefined
}

export const noMergedFiles: MergedFiles = { scripts: undefined, styles: undefined }

const STYLE_SHEET = /<link rel="stylesheet" href="([^"]+)"/g
/** With this, a script tells Turbopack's runtime its URL. */
const OWN_URL = '"object"==typeof document?document.currentScript:void 0'

/** Merges the files that all of some exported pages load: fewer requests, and better compressed; `read` reads a URL. */
export function mergeFiles(pages: readonly string[], read: (url: string) => string): MergedFiles {
  return { scripts: mergeScripts(pages, read), styles: mergeStyles(pages, read) }
}

/** Merges scripts, except for Turbopack's runtime, which has to be the last one. */
function mergeScripts(pages: readonly string[], read: (url: string) => string): MergedFile | undefined {
  const parts = common(pages.map(frameworkScripts)).filter((url) => !isRuntime(url))
  return mergedFile('js', parts, () => [
    // `lib/next/prefetch.ts` reads the names from the element
    `document.currentScript.dataset.parts=${JSON.stringify(parts.join(' '))};`,
    ...parts.map((url) => named(read(url), url)),
    // otherwise the runtime would request each part that it finds no element for
    `TURBOPACK.push(${JSON.stringify({ otherChunks: parts.map(pathOf), runtimeModuleIds: [] })});`,
  ])
}

function mergeStyles(pages: readonly string[], read: (url: string) => string): MergedFile | undefined {
  const parts = common(pages.map((page) => [...page.matchAll(STYLE_SHEET)].map(([, url = '']) => url)))
  return mergedFile('css', parts, () => parts.map(read))
}

/** Returns the items that all lists contain, in the order of the first. */
const common = ([first = [], ...others]: readonly (readonly string[])[]) =>
  first.filter((item) => others.every((list) => list.includes(item)))

function mergedFile(type: 'js' | 'css', parts: readonly string[], texts: () => string[]): MergedFile | undefined {
  const [first] = parts
  if (first === undefined || parts.length < 2) return undefined
  const text = texts().join('\n')
  const folder = first.slice(0, first.lastIndexOf('/') + 1)
  return { url: `${folder}shared-${contentHash(text).slice(0, 12)}.${type}`, parts, text }
}

/** Returns the path below `_next/` of a script, by which the runtime knows it. */
const pathOf = (url: string) => url.slice(url.indexOf('/_next/') + '/_next/'.length)

/** Returns a script that tells the runtime its path in words. */
function named(script: string, url: string): string {
  if (!script.includes(OWN_URL)) throw new Error(`${url} does not name itself: update lib/next/merged-files.ts`)
  return script.replace(OWN_URL, () => JSON.stringify(pathOf(url)))
}

/** Replaces the style sheets that a page's HTML links by the merged one, if it links all of them. */
export function withMergedStyles(html: string, { styles }: MergedFiles): string {
  if (!namesAll(html, styles)) return html
  const link = `<link rel="stylesheet" href="${styles.url}" data-precedence="next"/>`
  const [before = '', ...others] = withMergedUrl(html, styles).split(link)
  return others.length === 0 ? before : `${before}${link}${others.join('')}`
}

/** Whether a text names all files that a merged one contains; false without a merged file. */
export function namesAll(text: string, file: MergedFile | undefined): file is MergedFile {
  return file?.parts.every((part) => text.includes(part)) ?? false
}

/** Replaces the URLs of the files that a merged one contains by its URL. */
export function withMergedUrl(text: string, { parts, url }: MergedFile): string {
  return parts.reduce((old, part) => old.replaceAll(part, url), text)
}
