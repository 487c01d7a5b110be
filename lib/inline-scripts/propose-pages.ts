/**
 * On the 404 page, shows links to the three pages whose paths or titles are most similar to the URL; nothing if none is
 * similar. `lists` are the URLs of the page lists. It runs as an inline script, so it must not use anything outside
 * itself.
 */
export function proposePages(lists: { en: string; zh: string }): void {
  const MIN_SIMILARITY = 0.35
  const locale = document.documentElement.dataset.notFound === 'zh' ? 'zh' : 'en'
  const pairs = (text: string) => {
    const letters = text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')
    return new Set([...letters].slice(1).map((_, index) => letters.slice(index, index + 2)))
  }
  /** Returns the Dice coefficient of the pairs of letters of two texts, 0–1. */
  const similarity = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
    (2 * [...one].filter((pair) => other.has(pair)).length) / (one.size + other.size || 1)
  const folder = lists[locale].replace(/[^/]*$/, '')
  const below = (path: string) => (path.startsWith(folder) ? path.slice(folder.length) : path)
  let opened = location.pathname
  try {
    opened = decodeURIComponent(opened)
  } catch {
    // malformed escapes are compared as written
  }
  const wanted = pairs(below(opened).replace(/(?:\/index)?\.\w+$/, ''))
  const name = pairs(opened.replace(/\/$/, '').replace(/^.*\//, ''))
  const show = (pages: [path: string, title: string][]) => {
    const best = pages
      .map(([path, title]) => {
        const last = pairs(path.replace(/\/$/, '').replace(/^.*\//, ''))
        const score = Math.max(
          similarity(wanted, pairs(below(path))),
          similarity(name, last),
          similarity(name, pairs(title)),
        )
        return { path, title, score }
      })
      .filter(({ score }) => score >= MIN_SIMILARITY)
      .sort((a, b) => b.score - a.score)
      .slice(0, 3)
    const box = document.querySelector<HTMLElement>(`[data-locale="${locale}"] [data-proposals]`)
    if (!box || best.length === 0) return
    const list = document.createElement('ul')
    for (const { path, title } of best) {
      const link = document.createElement('a')
      link.href = path
      link.textContent = title
      list.appendChild(document.createElement('li')).append(link)
    }
    box.append(list)
    box.hidden = false
  }
  const start = () =>
    fetch(lists[locale])
      .then((response) => (response.ok ? (response.json() as Promise<[string, string][]>) : []))
      .then(show)
      // the 404 page is complete without the links
      .catch(() => {})
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start)
  else void start()
}
