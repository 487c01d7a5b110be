import { readFileSync } from 'node:fs'
import path from 'node:path'
import { JSDOM } from 'jsdom'
import { brotliSize } from '../../lib/node/brotli'

export { brotliSize }

const servedSizes = new Map<string, number>()

/** Returns the brotli size of what `out/` serves at a path below the CDN's root; compresses each file once. */
export function servedSize(url: string): number {
  const file = path.join('out', url.replace(/\/$/, '/index.html'))
  const size = servedSizes.get(file) ?? brotliSize(readFileSync(file))
  servedSizes.set(file, size)
  return size
}

// one window for all pages, because making one takes as long as parsing a page
const parser = new new JSDOM('').window.DOMParser()

/** Returns the document of an HTML text, without running its scripts. */
export function parseHtml(html: string): Document {
  return parser.parseFromString(html, 'text/html')
}

/** Reads one page of a finished site. */
export function readPage(outDir: string, page: string) {
  const html = readFileSync(path.join(outDir, 'docs', page, 'index.html'), 'utf8')
  const document = parseHtml(html)
  return {
    html,
    document,
    text: (selector: string) => document.querySelector(selector)?.textContent ?? null,
    attribute: (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name) ?? null,
    /** Paths of the style sheets, below the CDN's root. */
    styles: [...document.querySelectorAll('link[rel=stylesheet]')].map((link) => link.getAttribute('href') ?? ''),
  }
}
