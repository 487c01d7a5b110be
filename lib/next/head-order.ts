const THEMES = /<meta name="theme-color"[^>]*>/g
/** Matches links of the layout; links to translations and to the Markdown version have no title. */
const FEEDS_AND_SEARCH = /<link rel="(?:alternate|search)"[^>]* title="[^"]*"[^>]*>/g

/**
 * Sorts the elements in the head of a page: those of the viewport, of the layout, then of the page. Next renders the
 * three groups concurrently and writes each group when it is ready, so that their order varies between builds.
 */
export function normalizeHeadOrder(html: string): string {
  const end = html.indexOf('</head>')
  const title = html.indexOf('<title>')
  if (title < 0 || end < title) return html
  const head = html.slice(0, end)
  const first = [THEMES, FEEDS_AND_SEARCH].flatMap((part) => head.match(part) ?? []).join('')
  return (
    head
      .replace(THEMES, '')
      .replace(FEEDS_AND_SEARCH, '')
      .replace('<title>', () => `${first}<title>`) + html.slice(end)
  )
}
