import { defaultLocale, type Locale, type Localized } from '../i18n/locales'
import { isFolderPage, orderPrefix, withoutEnding } from './content-path'
import type { SidebarItem, Sidebars } from './sidebars'
import type { Doc } from './types'

/** The fields of a doc from which a sidebar is built. */
export type TreeDoc = Pick<Doc, 'id' | 'locale' | 'title' | 'sidebarLabel' | 'sidebarPosition' | 'sourceFile'>

/**
 * Builds a sidebar from the folders of all languages, for content without `sidebars.ts`. Each language has the labels
 * of its docs; docs of the default language determine the order.
 */
export function sidebarsFromTree(docs: readonly TreeDoc[]): Sidebars {
  const byId = new Map<string, TreeDoc[]>()
  for (const doc of docs) byId.set(doc.id, [...(byId.get(doc.id) ?? []), doc])
  const leads = [...byId.values()].flatMap((translations) => {
    return translations.find(({ locale }) => locale === defaultLocale) ?? translations.slice(0, 1)
  })
  return { guidesBar: folderItems(leads, '', (id) => labelOf(byId.get(id) ?? [])) }
}

type LabelOf = (id: string) => string | Localized

function labelOf(translations: readonly TreeDoc[]): string | Localized {
  const inLocale = (wanted: Locale) => {
    const doc = translations.find(({ locale }) => locale === wanted) ?? translations[0]
    return doc?.sidebarLabel ?? doc?.title ?? ''
  }
  const { en, zh } = { en: inLocale('en'), zh: inLocale('zh') }
  return en === zh ? en : { en, zh }
}

function folderItems(docs: readonly TreeDoc[], folder: string, label: LabelOf): SidebarItem[] {
  const inside = docs.filter((doc) => doc.id.startsWith(folder))
  const byName = new Map<string, TreeDoc[]>()
  for (const doc of inside) {
    const rest = doc.id.slice(folder.length)
    const name = rest.includes('/') ? `${rest.slice(0, rest.indexOf('/'))}/` : rest
    byName.set(name, [...(byName.get(name) ?? []), doc])
  }
  const entries = [...byName].map(([name, members]) => {
    const inFolder = folder + name
    const index = members.find(({ id }) => isFolderPage(id) && !id.slice(inFolder.length).includes('/'))
    const lead = name.endsWith('/') ? index : members[0]
    const source = sourceName(members[0], folder)
    return { name, members, lead, source, position: lead?.sidebarPosition ?? orderPrefix(source).position }
  })
  return entries
    .filter(({ name }) => folder === '' || name.endsWith('/') || !isFolderPage(folder + name))
    .sort(
      (a, b) =>
        Number(isFolderPage(b.name)) - Number(isFolderPage(a.name)) ||
        byPosition(a.position, b.position) ||
        bySource(a.source, b.source),
    )
    .map(({ name, members, lead }): SidebarItem => {
      if (!name.endsWith('/')) return members[0]?.id ?? name
      const items = folderItems(members, folder + name, label)
      return lead
        ? { type: 'category', label: label(lead.id), items, link: lead.id }
        : { type: 'category', label: name.slice(0, -1), items }
    })
}

/** Returns the name of the file or folder that contains a doc in a folder, with its ordering prefix. */
function sourceName(doc: TreeDoc | undefined, folder: string): string {
  const depth = folder.split('/').length - 1
  // <language>/docs/ precedes the segments of the id
  return withoutEnding(doc?.sourceFile.split('/')[depth + 2] ?? '')
}

function bySource(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true })
}

function byPosition(a: number, b: number): number {
  return a === b ? 0 : a - b
}
