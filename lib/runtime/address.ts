/**
 * Takes `index.html` out of the address of a page that was opened with it, before anything reads the address.
 * It runs as an inline script, so it must not use anything outside itself.
 */
export function correctAddress(): void {
  if (location.pathname.endsWith('/index.html'))
    history.replaceState(history.state, '', '.' + location.search + location.hash)
}

/**
 * On the page for unknown addresses: `…/x.html` and `…/x/index.html` go to `…/x/`, and the language follows the
 * address. It runs as an inline script, so it must not use anything outside itself.
 */
export function rescueAddress(chinesePrefix: string, titles: { en: string; zh: string }): void {
  const { pathname, search, hash } = location
  const clean = pathname.replace(/(?:\/index)?\.html$/, '/')
  if (clean !== pathname && !/^\/(?:docs\/)?404\/$/.test(clean)) {
    location.replace(clean + search + hash)
    return
  }
  const chinese = (pathname + '/').startsWith(chinesePrefix)
  document.documentElement.lang = chinese ? 'zh-CN' : 'en-GB'
  document.documentElement.dataset.notFound = chinese ? 'zh' : 'en'
  document.title = chinese ? titles.zh : titles.en
}
