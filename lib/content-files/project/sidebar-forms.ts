import { withoutKeys } from '../../content-model/without-path'
import { isMap } from '../is-map'

/** A value in this site's format, and the omitted parts, with their paths in the original value. */
export interface Converted {
  readonly value: unknown
  readonly dropped: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[]
}

type Fields = Readonly<Record<string, unknown>>
type Drop = (path: readonly PropertyKey[], message: string) => void

const noLooks = 'className has no effect: the look of the sidebar is the same for all pages'

/** Converts sidebars, in which an item may have any form of Docusaurus, to this site's forms. */
export function convertSidebars(given: unknown): Converted {
  const dropped: { path: readonly PropertyKey[]; message: string }[] = []
  const drop: Drop = (path, message) => dropped.push({ path, message })
  if (!isMap(given)) return { value: given, dropped }
  const value = mapValues(given, (items, name) => toItems(items, [name], drop))
  return { value, dropped }
}

/** Converts the properties of a category, from sidebars or from the file of its folder, to this site’s forms. */
export function convertCategory(given: unknown): Converted {
  const dropped: { path: readonly PropertyKey[]; message: string }[] = []
  if (!isMap(given)) return { value: given, dropped }
  return { value: withoutLooks(withLink(given), [], (path, message) => dropped.push({ path, message })), dropped }
}

/** Converts items to a list in this site’s forms: a list of items, or the short form `{ Label: items }` of categories. */
function toItems(given: unknown, path: readonly PropertyKey[], drop: Drop): unknown {
  if (Array.isArray(given)) return given.flatMap((item, index) => toItem(item, [...path, index], drop))
  return isMap(given) ? shortCategories(given, path, drop) : given
}

function shortCategories(given: Fields, path: readonly PropertyKey[], drop: Drop): unknown[] {
  return Object.entries(given).map(([label, items]) => {
    return { type: 'category', label, items: toItems(items, [...path, label], drop) }
  })
}

function toItem(given: unknown, path: readonly PropertyKey[], drop: Drop): unknown[] {
  if (!isMap(given)) return [given]
  if (!('type' in given))
    return Object.values(given).every((one) => typeof one === 'object') ? shortCategories(given, path, drop) : [given]
  if (given.type === 'html') {
    drop(path, 'an item of type html is left out: write a link or a category')
    return []
  }
  const item = withoutLooks(given.link === null ? withoutKeys(given, 'link') : given, path, drop)
  if (item.type === 'doc' && Object.keys(item).length === 2) return [item.id]
  if (item.type !== 'category') return [item]
  return [{ ...withLink(item), ...('items' in item && { items: toItems(item.items, [...path, 'items'], drop) }) }]
}

/** Returns a category whose page is an id or a generated index. */
function withLink(category: Fields): Fields {
  const { link } = category
  if (!isMap(link)) return category
  if (link.type === 'doc') return { ...category, link: link.id }
  // search engines have the title and the description, and images of generated indexes are rendered
  return { ...category, link: withoutKeys(link, 'keywords', 'image') }
}

/** Returns an item without what Docusaurus has for style sheets and components; `customProps` may have a badge. */
function withoutLooks(item: Fields, path: readonly PropertyKey[], drop: Drop): Fields {
  const { className, customProps } = item
  if (className !== undefined && className !== '') drop([...path, 'className'], noLooks)
  const badge = isMap(customProps) && typeof customProps.badge === 'string' ? { badge: customProps.badge } : {}
  return { ...badge, ...withoutKeys(item, 'className', 'customProps', 'key', 'autoAddBaseUrl') }
}

function mapValues(map: Fields, convert: (value: unknown, key: string) => unknown): Fields {
  return Object.fromEntries(Object.entries(map).map(([key, value]) => [key, convert(value, key)]))
}
