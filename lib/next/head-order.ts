const THEMES = /<meta name="theme-color"[^>]*>/g
/** Links of the layout; those to translations and to the Markdown version have no title. */
const FEEDS_AND_SEARCH = /<link rel="(?:alternate|search)"[^>]* title="[^"]*"[^>]*>/g

/**
 * Sorts the head of a page: first the viewport's elements, then the layout's, then the page's. Next renders the three
 * concurrently and writes each when it is ready, so their order varies between builds.
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
