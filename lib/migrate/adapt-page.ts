import path from 'node:path'
import { splitFrontmatter } from '../content-files/frontmatter'
import { isFolderPage, orderPrefix, withoutEnding } from '../content-model/content-path'
import { adaptId, type MovedIds } from './sidebar-ids'

/** The text of a page after it was adapted to its new folder, and what was changed. */
export interface AdaptedPage {
  readonly text: string
  readonly changes: readonly string[]
}

/**
 * Adds the prefix `folder`, to which docs were moved, to the values of a doc's frontmatter that are relative to the root
 * of these docs: a `slug` with a leading slash, and the ids of `pagination_prev` and `pagination_next`. Adds the prefix
 * `sidebars` to `displayed_sidebar`. Removes the numbers of folders from ids if the docs keep numbers.
 */
export function adaptPage(text: string, moved: MovedIds, sidebars = ''): AdaptedPage {
  const { folder, keepsNumbers } = moved
  const [fence = '', yaml = ''] = /^---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(text) ?? []
  if ((folder === '' && keepsNumbers !== true) || yaml === '') return { text, changes: [] }
  const changes: string[] = []
  const adapted = yaml.replace(
    /^(slug|displayed_sidebar|pagination_(?:prev|next)):([ \t]*)(["']?)([^"'\r\n#]+)/gm,
    (line, ...parts) => {
      const [field, gap, quote, value] = parts as [string, string, string, string]
      const isUnchanged = field === 'slug' ? !value.startsWith('/') || folder === '' : value.trim() === 'null'
      if (isUnchanged) return line
      const adapted =
        field === 'slug'
          ? `/${folder}${value}`
          : field === 'displayed_sidebar'
            ? sidebars + value
            : adaptId(value.trim(), moved)
      if (adapted.trim() === value.trim()) return line
      const reason = folder === '' ? 'ids have no numbers of folders here' : `its docs are in ${folder}/`
      changes.push(`${field} is ${adapted.trim()}, because ${reason}`)
      return `${field}:${gap}${quote}${adapted}`
    },
  )
  return { text: text.slice(0, fence.length).replace(yaml, () => adapted) + text.slice(fence.length), changes }
}

/**
 * Makes the numbers in the path of a doc, relative to its docs, part of its URL: by `parse_number_prefixes: false`, which
 * also keeps the number before its name in its id, and by a `slug` with the numbers of its folders.
 */
export function keepNumbers(text: string, file: string): string {
  const folder = path.posix.dirname(file)
  const name = path.posix.basename(file)
  const isNumbered = hasNumber(name) && !hasField(text, 'parse_number_prefixes')
  const numbered = isNumbered ? withField(text, 'parse_number_prefixes', 'false') : text
  if (!folder.split('/').some(hasNumber)) return numbered
  const slug = valueOf(text, 'slug')
  if (slug?.startsWith('/') === true) return numbered
  const own = isFolderPage(withoutEnding(file)) ? '' : (valueOf(text, 'id') ?? withoutEnding(name))
  return withField(numbered, 'slug', path.posix.resolve('/', folder, slug ?? own))
}

export const hasNumber = (name: string) => orderPrefix(name).name !== name

const fieldIn = (name: string) => new RegExp(`^${name}:[ \\t]*(["']?)([^"'\\r\\n#]*?)\\1[ \\t]*$`, 'm')

function hasField(text: string, name: string): boolean {
  return fieldIn(name).test(splitFrontmatter(text).yaml)
}

function valueOf(text: string, name: string): string | undefined {
  return fieldIn(name).exec(splitFrontmatter(text).yaml)?.[2] || undefined
}

/** Sets a field of a frontmatter, which is added if there is none. */
export function withField(text: string, name: string, value: string): string {
  const line = `${name}: ${value}`
  if (hasField(text, name)) return text.replace(fieldIn(name), () => line)
  return /^---[ \t]*\r?\n/.test(text)
    ? text.replace(/^---[ \t]*\r?\n/, (fence) => `${fence}${line}\n`)
    : `---\n${line}\n---\n\n${text}`
}
