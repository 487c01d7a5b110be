import { pageFacts } from './facts'
import { parsePage } from './page'
import type { PublishedSite } from './published'

export const origin = 'https://docs.example.com'

/** A head as every page has it, for tests; what differs is given. */
export function head(address: string, { title = address, more = '' } = {}): string {
  return `<title>${title}</title><meta name="description" content="About ${title}"><link rel="canonical" href="${origin}${address}">${more}`
}

/** A site of literal pages and other files, by their path below the CDN's root. */
export function siteOf(
  files: Readonly<Record<string, string>>,
  addresses: Readonly<Record<string, string[]>> = {},
): PublishedSite {
  const pages = Object.entries(files).filter(([file]) => file.endsWith('.html'))
  return {
    origin,
    basePath: '/docs',
    files: new Map(Object.entries(files).map(([file, text]) => [file, text.length])),
    pages: new Map(pages.map(([file, html]) => [file, pageFacts(parsePage(file, html))])),
    addresses: new Map(Object.entries(addresses)),
  }
}
