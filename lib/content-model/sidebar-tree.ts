import { defaultLocale, type Locale } from '../i18n/locales'
import { versionFolder, type SeparateFolder } from './docs-versions'
import { folderFacts, type CategoryFolder } from './category-folders'
import { isFolderPage, orderPrefix, pathInCollection, withoutEnding } from './content-path'
import type { CategoryItem, GeneratedIndexLink, Label, SidebarItem, Sidebars } from './sidebar-items'
import type { Doc } from './types'

/** The fields of a doc from which a sidebar is built. */
export type TreeDoc = Pick<Doc, 'id' | 'locale' | 'title' | 'sidebarLabel' | 'sidebarPosition' | 'sourceFile'>

/** The docs of all languages, and the data of their folders' files. */
export interface DocTree {
  /** One file of each doc, that of the default language if it has one, which determines the order. */
  readonly docs: readonly TreeDoc[]
  readonly folders: readonly CategoryFolder[]
  readonly labelOf: (id: string) => Label
  /**
   * The folders whose docs are not listed with the others: those of versions, and of the further docs of a Docusaurus
   * site.
   */
  readonly separate: readonly SeparateFolder[]
}

/** Builds the tree of the docs of all languages. Each language has the labels of its docs. */
export function docTree(
  docs: readonly TreeDoc[],
  folders: readonly CategoryFolder[] = [],
  separate: readonly SeparateFolder[] = [],
): DocTree {
  const byId = new Map<string, TreeDoc[]>()
  for (const doc of docs) byId.set(doc.id, [...(byId.get(doc.id) ?? []), doc])
  const leads = [...byId.values()].flatMap((translations) => {
    return translations.find(({ locale }) => locale === defaultLocale) ?? translations.slice(0, 1)
  })
  return { docs: leads, folders, labelOf: (id) => labelIn(byId.get(id) ?? []), separate }
}

/** Builds a sidebar from the folders, for content without `sidebars.ts`. */
export function sidebarsFromTree(tree: DocTree): Sidebars {
  return { guidesBar: itemsOfFolder(tree, '') }
}

/** Returns the items of the docs in `folder`, which is empty or ends in a slash; `own` is the id of its page. */
export function itemsOfFolder(tree: DocTree, folder: string, own?: string): SidebarItem[] {
  const separate = versionFolder(folder, tree.separate)
  const inside = tree.docs.filter(({ id }) => id.startsWith(folder) && versionFolder(id, tree.separate) === separate)
  return itemsOfDocs(tree, folder, inside, own)
}

/** Returns the items of the docs `inside` a folder, except for its page. */
function itemsOfDocs(tree: DocTree, folder: string, inside: readonly TreeDoc[], own?: string): SidebarItem[] {
  const byName = new Map<string, TreeDoc[]>()
  for (const doc of inside) {
    if (doc.id === own) continue
    const rest = doc.id.slice(folder.length)
    const name = rest.includes('/') ? `${rest.slice(0, rest.indexOf('/'))}/` : rest
    const members = byName.get(name)
    if (members) members.push(doc)
    else byName.set(name, [doc])
  }
  return [...byName]
    .map(([name, members]) => entryOf(tree, folder, name, members))
    .sort(
      (a, b) =>
        Number(b.isFirst) - Number(a.isFirst) || byPosition(a.position, b.position) || bySource(a.source, b.source),
    )
    .map(({ item }) => item)
}

/** Returns the sidebar item of an entry of a folder, which is a doc or a folder, and its sort keys. */
function entryOf(tree: DocTree, folder: string, name: string, members: readonly TreeDoc[]) {
  const source = sourceName(members[0], folder)
  const { position: fromName } = orderPrefix(source)
  if (!name.endsWith('/')) {
    const [doc] = members
    const position = doc?.sidebarPosition ?? fromName
    return { item: doc?.id ?? name, source, position, isFirst: isFolderPage(name) }
  }
  const inFolder = folder + name
  const index = members.find(
    ({ id, sourceFile }) => isFolderPage(pathInCollection(sourceFile)) && !id.slice(inFolder.length).includes('/'),
  )
  const { link: given, label, position, ...facts } = folderFacts(tree.folders, inFolder.slice(0, -1))
  const link = given === undefined ? index?.id : categoryLink(given, inFolder, tree)
  const item: CategoryItem = {
    type: 'category',
    label: label ?? (index ? tree.labelOf(index.id) : name.slice(0, -1)),
    items: itemsOfDocs(tree, inFolder, members, typeof link === 'string' ? link : undefined),
    ...(link !== undefined && { link }),
    ...facts,
  }
  return { item, source, position: position ?? index?.sidebarPosition ?? fromName, isFirst: false }
}

/** Returns the page of a category; a doc's id may be in full or relative to the folder. */
function categoryLink(
  link: string | GeneratedIndexLink | null,
  folder: string,
  { docs }: DocTree,
): string | GeneratedIndexLink | undefined {
  if (typeof link !== 'string') return link ?? undefined
  return docs.some(({ id }) => id === folder + link) ? folder + link : link
}

function labelIn(translations: readonly TreeDoc[]): Label {
  const inLocale = (wanted: Locale) => {
    const doc = translations.find(({ locale }) => locale === wanted) ?? translations[0]
    return doc?.sidebarLabel ?? doc?.title ?? ''
  }
  const { en, zh } = { en: inLocale('en'), zh: inLocale('zh') }
  return en === zh ? en : { en, zh }
}

/** Returns the name, with its ordering prefix, of the entry of `folder` that is or contains a doc. */
function sourceName(doc: TreeDoc | undefined, folder: string): string {
  const depth = folder.split('/').length - 1
  // <language>/docs/ precedes the segments of the id
  return withoutEnding(doc?.sourceFile.split('/')[depth + 2] ?? '')
}

const bySource = new Intl.Collator('en', { numeric: true }).compare

function byPosition(a: number, b: number): number {
  return a === b ? 0 : a - b
}
