import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { JSDOM } from 'jsdom'

/** Returns the size of a text in bytes as a CDN sends it: compressed with brotli at its best quality. */
export function brotliSize(content: string | Buffer): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}

const servedSizes = new Map<string, number>()

/** Returns the compressed size of what `out/` serves at a path below the CDN's root; each file is compressed once. */
export function servedSize(urlPath: string): number {
  const file = path.join('out', urlPath.replace(/\/$/, '/index.html'))
  const size = servedSizes.get(file) ?? brotliSize(readFileSync(file))
  servedSizes.set(file, size)
  return size
}

/** Reads a page of a finished site; `page` is its path below `docs/`. */
export function readPage(outDir: string, page: string) {
  const html = readFileSync(path.join(outDir, 'docs', page, 'index.html'), 'utf8')
  const { document } = new JSDOM(html).window
  return {
    html,
    document,
    text: (selector: string) => document.querySelector(selector)?.textContent ?? null,
    attribute: (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name) ?? null,
    /** Paths of the style sheets, below the CDN's root. */
    styles: [...document.querySelectorAll('link[rel=stylesheet]')].map((link) => link.getAttribute('href') ?? ''),
  }
}
