import { pageFacts } from './facts'
import { parsePage } from './page'
import type { PublishedSite } from './published'

export const origin = 'https://docs.example.com'

/** Returns the HTML of the head elements that every page has. */
export function head(href: string, { title = href, more = '' } = {}): string {
  return `<title>${title}</title><meta name="description" content="About ${title}"><link rel="canonical" href="${origin}${href}">${more}`
}

/** Returns a site with the given pages and other files, by path below the CDN's root. */
export function siteOf(
  files: Readonly<Record<string, string>>,
  urls: Readonly<Record<string, string[]>> = {},
): PublishedSite {
  const pages = Object.entries(files).filter(([file]) => file.endsWith('.html'))
  return {
    origin,
    basePath: '/docs',
    files: new Map(Object.entries(files).map(([file, text]) => [file, text.length])),
    pages: new Map(pages.map(([file, html]) => [file, pageFacts(parsePage(file, html))])),
    urls: new Map(Object.entries(urls)),
  }
}
