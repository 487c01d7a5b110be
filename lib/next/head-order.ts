const THEMES = /<meta name="theme-color"[^>]*>/g
const ICONS = /<link rel="(?:icon|apple-touch-icon)"[^>]*>/g
/** Matches links to feeds and to the search; links to translations and to the Markdown version have no title. */
const FEEDS_AND_SEARCH = /<link rel="(?:alternate|search)"[^>]* title="[^"]*"[^>]*>/g

/**
 * Moves the theme colours of a page before its title, followed by the icons and by the links to feeds and the search,
 * sorted by folder. Next renders the viewport, the layout and the page concurrently and writes each group when it is
 * ready, so that their order varies between builds.
 */
export function normalizeHeadOrder(html: string): string {
  const end = html.indexOf('</head>')
  const title = html.indexOf('<title>')
  if (title < 0 || end < title) return html
  const head = html.slice(0, end)
  const links = [...(head.match(FEEDS_AND_SEARCH) ?? [])].sort((a, b) => folderOf(a).localeCompare(folderOf(b)))
  const first = [...(head.match(THEMES) ?? []), ...(head.match(ICONS) ?? []), ...links].join('')
  return (
    head
      .replace(THEMES, '')
      .replace(ICONS, '')
      .replace(FEEDS_AND_SEARCH, '')
      .replace('<title>', () => `${first}<title>`) + html.slice(end)
  )
}

/** Returns the folder of a link's target; links of one folder keep their order. */
function folderOf(link: string): string {
  return /href="([^"]*)\//.exec(link)?.[1] ?? ''
}
