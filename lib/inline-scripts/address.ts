/**
 * Gives a page that was opened as `…/x/index.html`, `…/x.html` or `…/x` its own address, `…/x/`, before anything reads
 * it: some hosts answer all of them. It runs as an inline script, so it must not use anything outside itself.
 */
export function correctAddress(): void {
  const { href } = location
  const own = href.replace(/((\/index)?\.html|)\/?(?![^?#])/, '/')
  if (own !== href) history.replaceState(history.state, '', own)
}

/**
 * On the page for unknown addresses: `…/x.html` and `…/x/index.html` go to `…/x/`, and the language follows the
 * address. It runs as an inline script, so it must not use anything outside itself.
 */
export function rescueAddress(
  chinesePrefix: string,
  titles: { en: string; zh: string },
  failures: { en: string; zh: string },
): void {
  const { pathname, search, hash } = location
  const clean = pathname.replace(/(?:\/index)?\.html$/, '/')
  if (clean !== pathname && !/^\/(?:docs\/)?404\/$/.test(clean)) {
    // two slashes at the beginning would lead to another host
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
