import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { createIndex } from 'pagefind'
import { localeInfo, type Locale } from '../../lib/i18n/locales'
import type { SearchPage } from '../../lib/search/index/documents'
import { escapeXml } from '../../lib/text/xml'
import type { Engine } from './peers'

/** The functions of Pagefind's generated module that are used here. */
interface PagefindModule {
  init(): Promise<void>
  options(options: { basePath: string; baseUrl: string }): Promise<void>
  search(query: string): Promise<{ results: { data(): Promise<{ url: string }> }[] }>
}

const MAX_RESULTS = 10

/** Returns Pagefind with its default configuration, which indexes HTML pages and searches the files that it writes. */
export async function pagefind(pages: readonly SearchPage[], locale: Locale): Promise<Engine> {
  const { index } = await createIndex({})
  if (!index) throw new Error('Pagefind has not created an index')
  for (const page of pages) await index.addHTMLFile({ url: `/${page.id}/`, content: htmlOf(page, locale) })
  const folder = mkdtempSync(path.join(tmpdir(), 'pagefind-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  await index.writeFiles({ outputPath: folder })
  await index.deleteIndex()
  const loaded = await inNode(folder, locale)
  return async (query) => {
    const { results } = await loaded.search(query)
    const found = await Promise.all(results.slice(0, MAX_RESULTS).map((result) => result.data()))
    return found.map(({ url }) => url.replace(/^\/|\/$/g, ''))
  }
}

/** Loads Pagefind's browser module with stubs for the page's language and for `fetch`, which reads local files. */
async function inNode(folder: string, locale: Locale): Promise<PagefindModule> {
  const web = globalThis.fetch
  globalThis.fetch = async (file, options) => {
    const url = String(file)
    return url.startsWith('file:')
      ? new Response(readFileSync(fileURLToPath(url.split('?')[0] ?? '')))
      : web(file, options)
  }
  const lang = localeInfo[locale].tag
  Object.assign(globalThis, { document: { currentScript: null, querySelector: () => ({ getAttribute: () => lang }) } })
  const basePath = `${pathToFileURL(folder).href}/`
  // the extension makes Node load the file as an ES module
  copyFileSync(path.join(folder, 'pagefind.js'), path.join(folder, 'pagefind.mjs'))
  const loaded = (await import(`${basePath}pagefind.mjs`)) as PagefindModule
  await loaded.options({ basePath, baseUrl: '/' })
  // Pagefind has read the language, so another index can be loaded now
  await loaded.init()
  return loaded
}

/** Returns the HTML of a page with the same text as for the other engines, including keywords. */
function htmlOf({ title, tags, keywords, sections }: SearchPage, locale: Locale): string {
  const body = sections.map(({ id, heading, depth, text, code }) => {
    const level = Math.max(2, depth)
    const head = heading === '' ? '' : `<h${level} id="${escapeXml(id)}">${escapeXml(heading)}</h${level}>`
    return `${head}<p>${escapeXml(text)}</p><pre>${escapeXml(code)}</pre>`
  })
  const more = [...keywords, ...tags].map((word) => `<p>${escapeXml(word)}</p>`)
  return `<!doctype html><html lang="${localeInfo[locale].tag}"><head><title>${escapeXml(title)}</title></head><body><h1>${escapeXml(title)}</h1>${[...body, ...more].join('\n')}</body></html>`
}
