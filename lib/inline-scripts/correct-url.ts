/**
 * Replaces the URL of a page that was opened as `…/x/index.html`, `…/x.html` or `…/x` with `…/x/`, before other code
 * reads it, because some hosts serve the page at all of these URLs. It runs as an inline script, so it must not use anything outside
 * itself.
 */
export function correctUrl(): void {
  const { href } = location
  const own = href.replace(/((\/index)?\.html|)\/?(?![^?#])/, '/')
  if (own !== href) history.replaceState(history.state, '', own)
}

/**
 * On the 404 page, redirects `…/x.html` and `…/x/index.html` to `…/x/`, and otherwise selects the language by the URL.
 * It runs as an inline script, so it must not use anything outside itself.
 */
export function redirectUnknownUrl(
  chinesePrefix: string,
  titles: { en: string; zh: string },
  failures: { en: string; zh: string },
): void {
  const { pathname, search, hash } = location
  const clean = pathname.replace(/(?:\/index)?\.html$/, '/')
  if (clean !== pathname && !/^\/(?:docs\/)?404\/$/.test(clean)) {
    // two leading slashes would lead to another host
    location.replace(clean.replace(/^\/+/, '/') + search + hash)
    return
  }
  const locale = (pathname + '/').startsWith(chinesePrefix) ? 'zh' : 'en'
  const root = document.documentElement
  root.lang = locale === 'zh' ? 'zh-CN' : 'en-GB'
  root.dataset.notFound = locale
  root.dataset.failure = failures[locale]
  document.title = titles[locale]
}
