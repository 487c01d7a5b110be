import { pickLocale, type Locale, type Localized } from '../i18n/locales'
import { didYouMean } from '../nearest'
import { publicPath } from '../routes'
import { isFolderPage } from './files'
import type { Doc } from './types'

type Label = string | Localized

/** A sidebar's item as `content/sidebars.ts` writes it; a bare string is a doc's id. */
export type SidebarItem =
  | string
  | { type: 'link'; label: Label; href: string; unlisted?: boolean }
  | {
      type: 'category'
      label: Label
      link?: string
      items: readonly SidebarItem[]
      /** Closed until the reader opens it or reads a page below it; the default. */
      collapsed?: boolean
      /** `false`: always open. */
      collapsible?: boolean
      unlisted?: boolean
    }

export type Sidebars = Readonly<Record<string, readonly SidebarItem[]>>

export interface NavLink {
  readonly type: 'link'
  readonly label: string
  /** Public path, or an absolute address. */
  readonly href: string
  readonly docId?: string
  readonly unlisted: boolean
}

export interface NavCategory {
  readonly type: 'category'
  readonly label: string
  /** Its own page's public path, if it has one. */
  readonly href?: string
  readonly docId?: string
  readonly items: readonly NavNode[]
  readonly collapsed: boolean
  readonly collapsible: boolean
  readonly unlisted: boolean
}

/** The one tree that sidebar, breadcrumbs, pager, cards and the mobile menu read. */
export type NavNode = NavLink | NavCategory

/** Every doc id a list of items names, in reading order. */
export function sidebarDocIds(items: readonly SidebarItem[]): string[] {
  return items.flatMap((item) => {
    if (typeof item === 'string') return [item]
    if (item.type === 'link') return []
    return [...(item.link === undefined ? [] : [item.link]), ...sidebarDocIds(item.items)]
  })
}

/** What is wrong with the sidebars: doc ids that no file has, each with the nearest one. */
export function sidebarMistakes(
  sidebars: Sidebars,
  docIds: readonly string[],
): { name: string; id: string; message: string }[] {
  const known = new Set(docIds)
  return Object.entries(sidebars).flatMap(([name, items]) =>
    sidebarDocIds(items)
      .filter((id) => !known.has(id))
      .map((id) => ({
        name,
        id,
        message: `sidebar “${name}” names the doc “${id}”, which does not exist${didYouMean(id, docIds)}`,
      })),
  )
}

/** A sidebar's items for one language; docs that are absent there (drafts) are left out. */
export function buildNav(items: readonly SidebarItem[], docs: ReadonlyMap<string, Doc>, locale: Locale): NavNode[] {
  return items.flatMap((item): NavNode[] => {
    if (typeof item === 'string') {
      const doc = docs.get(item)
      return doc ? [linkTo(doc, locale)] : []
    }
    if (item.type === 'link') {
      return [
        { type: 'link', label: pickLocale(item.label, locale), href: item.href, unlisted: item.unlisted ?? false },
      ]
    }
    const own = item.link === undefined ? undefined : docs.get(item.link)
    const children = buildNav(item.items, docs, locale)
    if (!own && children.length === 0) return []
    return [
      {
        type: 'category',
        label: pickLocale(item.label, locale),
        ...(own && { href: publicPath(locale, own.path), docId: own.id }),
        items: children,
        collapsed: item.collapsed ?? true,
        collapsible: item.collapsible ?? true,
        unlisted: item.unlisted ?? own?.unlisted ?? false,
      },
    ]
  })
}

/** One sidebar made from the folders, for content that brings no `sidebars.ts`. */
export function sidebarsFromTree(docs: readonly Doc[]): Sidebars {
  return { guidesBar: folderItems(docs, '') }
}

function folderItems(docs: readonly Doc[], folder: string): SidebarItem[] {
  const inside = docs.filter((doc) => doc.id.startsWith(folder))
  const byName = new Map<string, Doc[]>()
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
    return { name, members, lead, source, position: lead?.sidebarPosition ?? leadingNumber(source) }
  })
  return entries
    .filter(({ name }) => folder === '' || name.endsWith('/') || !isFolderPage(folder + name))
    .sort(
      (a, b) =>
        Number(b.name === 'index') - Number(a.name === 'index') ||
        byPosition(a.position, b.position) ||
        bySource(a.source, b.source),
    )
    .map(({ name, members, lead }): SidebarItem => {
      if (!name.endsWith('/')) return members[0]?.id ?? name
      const items = folderItems(members, folder + name)
      const label = lead?.sidebarLabel ?? lead?.title ?? name.slice(0, -1)
      return { type: 'category', label, items, ...(lead && { link: lead.id }) }
    })
}

/** What the file tree calls a doc's entry in a folder, ordering prefix included. */
function sourceName(doc: Doc | undefined, folder: string): string {
  const depth = folder.split('/').length - 1
  // <language>/docs/… stand before the id's own segments
  return doc?.sourceFile.split('/')[depth + 2] ?? ''
}

function leadingNumber(name: string): number {
  const digits = /^(\d+)\s*[-_.]\s*\D/.exec(name)?.[1]
  return digits === undefined ? Number.POSITIVE_INFINITY : Number(digits)
}

function bySource(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true })
}

function byPosition(a: number, b: number): number {
  return a === b ? 0 : a - b
}

function linkTo(doc: Doc, locale: Locale): NavLink {
  return {
    type: 'link',
    label: doc.sidebarLabel ?? doc.title,
    href: publicPath(locale, doc.path),
    docId: doc.id,
    unlisted: doc.unlisted,
  }
}
