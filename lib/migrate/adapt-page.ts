/** The text of a page after it was adapted to its new folder, and what was changed. */
export interface AdaptedPage {
  readonly text: string
  readonly changes: readonly string[]
}

/**
 * Adds the prefix `folder`, to which docs were moved, to the values of a doc's frontmatter that are relative to the root
 * of these docs: a `slug` with a leading slash, and the ids of `pagination_prev` and `pagination_next`. Adds the prefix
 * `sidebars` to `displayed_sidebar`.
 */
export function adaptPage(text: string, folder: string, sidebars = ''): AdaptedPage {
  const [fence = '', yaml = ''] = /^---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(text) ?? []
  if (folder === '' || yaml === '') return { text, changes: [] }
  const changes: string[] = []
  const adapted = yaml.replace(
    /^(slug|displayed_sidebar|pagination_(?:prev|next)):([ \t]*)(["']?)([^"'\r\n#]+)/gm,
    (line, ...parts) => {
      const [field, gap, quote, value] = parts as [string, string, string, string]
      const isRelative = field === 'slug' ? !value.startsWith('/') : value.trim() === 'null'
      const isOther = field === 'displayed_sidebar' && sidebars === ''
      if (isRelative || isOther) return line
      const moved =
        field === 'slug'
          ? `/${folder}${value}`
          : field === 'displayed_sidebar'
            ? sidebars + value
            : `${folder}/${value}`
      changes.push(`${field} is ${moved.trim()}, because its docs are in ${folder}/`)
      return `${field}:${gap}${quote}${moved}`
    },
  )
  return { text: text.slice(0, fence.length).replace(yaml, () => adapted) + text.slice(fence.length), changes }
}

/** Adds `parse_number_prefixes: false` to a doc, with which the number before its name is part of its URL and id. */
export function keepNumber(text: string): string {
  const field = 'parse_number_prefixes: false\n'
  if (/^parse_number_prefixes:/m.test(text)) return text
  return /^---[ \t]*\r?\n/.test(text)
    ? text.replace(/^---[ \t]*\r?\n/, (fence) => fence + field)
    : `---\n${field}---\n\n${text}`
}
