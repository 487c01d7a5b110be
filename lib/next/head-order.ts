const THEMES = /<meta name="theme-color"[^>]*>/g
/** The layout's own; alternates in other languages and forms have no title. */
const FEEDS_AND_SEARCH = /<link rel="(?:alternate|search)"[^>]* title="[^"]*"[^>]*>/g

/**
 * A page whose head comes from the viewport, the layout and the page, in this order. Next renders the three at the same
 * time and writes each when it is ready, so that one page can come out in two ways.
 */
export function steadyHead(html: string): string {
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
