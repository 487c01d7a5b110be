import type { Locale } from '../i18n/locales'
import { fieldsOf, textOf } from './values'

/** Translations of sidebar texts by language and by Docusaurus' key, such as `sidebar.docs.category.Guides`. */
export type SidebarMessages = Readonly<Partial<Record<Locale, ReadonlyMap<string, string>>>>

type Sidebars = Readonly<Record<string, unknown>>

/** Adds the translations of labels, titles and descriptions; a text without a translation is not changed. */
export function localizeSidebars(sidebars: Sidebars, messages: SidebarMessages): Sidebars {
  if (Object.values(messages).every((one) => one.size === 0)) return sidebars
  return Object.fromEntries(
    Object.entries(sidebars).map(([name, items]) => [name, localizeItems(items, `sidebar.${name}`, messages)]),
  )
}

function localizeItems(given: unknown, prefix: string, messages: SidebarMessages): unknown {
  if (Array.isArray(given)) return given.map((item) => localizeItem(item, prefix, messages))
  // a map of labels to items is the short form of categories
  return Object.entries(fieldsOf(given)).map(([label, items]) =>
    localizeItem({ type: 'category', label, items }, prefix, messages),
  )
}

function localizeItem(given: unknown, prefix: string, messages: SidebarMessages): unknown {
  const item = fieldsOf(given)
  const type = textOf(item.type)
  if (typeof given === 'string' || Object.keys(item).length === 0) return given
  if (type === undefined) return localizeShort(item, prefix, messages)
  const name = textOf(item.key) ?? textOf(item.label)
  if (name === undefined) return given
  const key = `${prefix}.${type === 'ref' ? 'doc' : type}.${name}`
  const link = fieldsOf(item.link)
  const isGenerated = link.type === 'generated-index'
  return {
    ...item,
    ...translateTexts({ label: item.label }, { label: key }, messages),
    ...(item.items !== undefined && { items: localizeItems(item.items, prefix, messages) }),
    ...(isGenerated && {
      link: {
        ...link,
        ...translateTexts(
          { title: link.title, description: link.description },
          { title: `${key}.link.generated-index.title`, description: `${key}.link.generated-index.description` },
          messages,
        ),
      },
    }),
  }
}

/** Localizes the short form `{ Label: items }`, which may hold several categories. */
function localizeShort(item: Readonly<Record<string, unknown>>, prefix: string, messages: SidebarMessages): unknown {
  const entries = Object.entries(item)
  const [first, ...others] = entries
  if (!first || others.length > 0)
    return Object.fromEntries(entries.map(([label, items]) => [label, localizeItems(items, prefix, messages)]))
  return localizeItem({ type: 'category', label: first[0], items: first[1] }, prefix, messages)
}

/** Returns the texts in all languages for those that have a translation. */
function translateTexts(
  texts: Readonly<Record<string, unknown>>,
  keys: Readonly<Record<string, string>>,
  messages: SidebarMessages,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([field, own]): [string, unknown][] => {
      const text = textOf(own)
      const of = (locale: Locale) => messages[locale]?.get(keys[field] ?? '') ?? text
      const [en, zh] = [of('en'), of('zh')]
      return text === undefined || (en === text && zh === text) ? [] : [[field, { en, zh }]]
    }),
  )
}
