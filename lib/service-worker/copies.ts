/** Names of the caches: another number empties those of an earlier form. */
export const pageCache = 'docs-pages-1'
export const assetCache = 'docs-assets-1'

/** Whether a cache is this site's; others of the same origin are not ours to delete. */
export function isOwnCache(name: string): boolean {
  return /^docs-(pages|assets)-/.test(name)
}

/** How many files a cache keeps; the oldest go first. */
export const KEPT = { pages: 200, assets: 300 }

/** Header that says when a copy was made, as an ISO time. */
const COPIED = 'x-copied'

export interface OfflineTexts {
  readonly copy: string
  readonly reload: string
  readonly title: string
  readonly text: string
  readonly none: string
  readonly again: string
}

/** A response as it is kept, with the time. */
export async function asCopy(response: Response, now: Date): Promise<Response> {
  const headers = new Headers(response.headers)
  headers.set(COPIED, now.toISOString())
  return new Response(await response.blob(), { headers })
}

/** A kept page with a mark that says how old it is; React passes over an element that it does not know. */
export function markedPage(html: string, copied: string, language: string, texts: OfflineTexts): string {
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(copied))
  const style =
    'position:fixed;inset:auto 0 0;z-index:50;padding:.5rem 1rem;display:flex;gap:1rem;justify-content:center;background:#3a352e;color:#fff;font:.875rem/1.5 system-ui,sans-serif'
  const mark = `<offline-copy role="status" style="${style}">${texts.copy.replace('{date}', date)} <a href="" style="color:#ffd9c6">${texts.reload}</a></offline-copy>`
  return html.replace(/<body[^>]*>/, (body) => body + mark)
}

/** When a copy was made; the beginning of time for one that does not say. */
export function copiedAt(response: Response): string {
  return response.headers.get(COPIED) ?? new Date(0).toISOString()
}

/** The page in place of one that was never opened: says so, and lists those that were. */
export function absentPage(
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

/** The title of a page, still written as HTML. */
export function titleOf(html: string): string | undefined {
  return /<title>([^<]*)<\/title>/.exec(html)?.[1]
}
