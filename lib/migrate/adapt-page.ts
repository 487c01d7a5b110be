/** The text of a page after it was adapted to its new folder, and what was changed. */
export interface AdaptedPage {
  readonly text: string
  readonly changes: readonly string[]
}

/** Adds the prefix `folder`, to which docs were moved, to the slug of a generated index in a `_category_` file. */
export function adaptCategory(text: string, folder: string): AdaptedPage {
  const changes: string[] = []
  const adapted = text.replace(/("slug"[ \t]*:[ \t]*"|^[ \t]*slug:[ \t]*["']?)\/?([^"'\s]*)/m, (_, start, slug) => {
    const moved = `/${folder}/${slug as string}`
    changes.push(`slug is ${moved}, because its docs are in ${folder}/`)
    return `${start as string}${moved}`
  })
  return folder === '' ? { text, changes: [] } : { text: adapted, changes }
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
