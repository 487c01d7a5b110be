/** The names of the caches; a new number discards caches of an earlier format. */
export const pageCache = 'docs-pages-1'
export const assetCache = 'docs-assets-1'

/** Whether a cache belongs to this site; other caches of the same origin must not be deleted. */
export function isOwnCache(name: string): boolean {
  return /^docs-(pages|assets)-/.test(name)
}

/** The maximum number of files in each cache; the oldest files are deleted first. */
export const MAX_ENTRIES = { pages: 200, assets: 300 }

/** The name of the response header with the time of caching, in ISO 8601. */
const COPIED = 'x-copied'

export interface OfflineTexts {
  readonly copy: string
  readonly reload: string
  readonly title: string
  readonly text: string
  readonly none: string
  readonly again: string
}

/** Returns a copy of a response for the cache, with the time of caching in a header. */
export async function withTimestamp(response: Response, now: Date): Promise<Response> {
  const headers = new Headers(response.headers)
  headers.set(COPIED, now.toISOString())
  return new Response(await response.blob(), { headers })
}

/** Adds a notice with the time of caching to a cached page's HTML. */
export function withNotice(html: string, copied: string, language: string, texts: OfflineTexts): string {
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(copied))
  const style =
    'position:fixed;inset:auto 0 0;z-index:50;padding:.5rem 1rem;display:flex;gap:1rem;justify-content:center;background:#3a352e;color:#fff;font:.875rem/1.5 system-ui,sans-serif'
  const mark = `<offline-copy role="status" style="${style}">${texts.copy.replace('{date}', date)} <a href="" style="color:#ffd9c6">${texts.reload}</a></offline-copy>`
  return html.replace(/<body[^>]*>/, (body) => body + mark)
}

/** Returns the time at which a response was cached, in ISO 8601; the Unix epoch if it is unknown. */
export function cachedAt(response: Response): string {
  return response.headers.get(COPIED) ?? new Date(0).toISOString()
}

/** Returns the HTML of the fallback page for pages that are not cached, with links to the cached pages. */
export function fallbackPage(
  language: string,
  texts: OfflineTexts,
  copies: readonly { readonly href: string; readonly title: string }[],
): string {
  const links = copies.map(({ href, title }) => `<li><a href="${href}">${title}</a></li>`).join('')
  return `<!DOCTYPE html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${texts.title}</title>
<style>:root{color-scheme:light dark}body{max-width:40rem;margin:15vh auto;padding:0 1rem;font:1rem/1.6 system-ui,sans-serif}li{margin:.5rem 0}</style>
<main><h1>${texts.title}</h1><p>${links === '' ? texts.none : texts.text}</p><ul>${links}</ul><p><a href="">${texts.again}</a></p></main>
</html>
`
}

/** Returns the title of a page as HTML; undefined if the page has none. */
export function titleOf(html: string): string | undefined {
  return /<title>([^<]*)<\/title>/.exec(html)?.[1]
}
