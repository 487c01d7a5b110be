import { didYouMean } from '../text/nearest'
import type { BodyCards } from '../mdx/body'
import type { ContentFile } from '../content-files/content-file'
import { docIdsOf, type ContentPath } from '../content-model/content-path'
import { cardItems } from '../content-files/project/project-schema'
import { sidebarDocIds } from '../content-model/sidebars'
import type { SidebarItem, Sidebars } from '../content-model/sidebar-items'

/** The docs and categories that card lists may refer to. */
export interface CardContext {
  readonly docIds: readonly string[]
  readonly inCategory: ReadonlySet<string>
  /** Whether a doc outside of all categories may have the cards of its sidebar, as in Docusaurus. */
  readonly isLenient?: boolean
}

/** Returns the ids of the docs that, in the first sidebar that contains them, are in a category or are its page. */
export function docsInCategories(sidebars: Sidebars): Set<string> {
  const seen = new Map<string, boolean>()
  for (const items of Object.values(sidebars)) {
    const inside = new Set(items.flatMap((item) => (typeof item === 'string' ? [] : sidebarDocIds([item]))))
    for (const id of sidebarDocIds(items)) if (!seen.has(id)) seen.set(id, inside.has(id))
  }
  return new Set([...seen].filter(([, isInside]) => isInside).map(([id]) => id))
}

/** Returns the docs and categories that card lists can refer to. */
export function cardContext(files: readonly ContentFile[], sidebars: Sidebars): CardContext {
  return {
    docIds: docIdsOf(files),
    inCategory: docsInCategories(sidebars),
  }
}

/** Returns an error for a card list of a doc without a category, or with an unknown item. */
export function checkCards(
  { items }: Pick<BodyCards, 'items'>,
  { collection, id }: Pick<ContentPath, 'collection' | 'id'>,
  { docIds, inCategory, isLenient }: CardContext,
): string | undefined {
  if (items === undefined) {
    if (isLenient || (collection === 'docs' && inCategory.has(id))) return undefined
    return `“${id}” is not associated with a category: add it to one in sidebars.ts, or list the items, <DocCardList items={['…']} />`
  }
  const parsed = cardItems.safeParse(items)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    return `<DocCardList items>${issue?.path.map((step) => ` ${String(step)}`).join('') ?? ''} ${issue?.message ?? ''}`
  }
  const unknown = sidebarDocIds(parsed.data as SidebarItem[]).find((named) => !docIds.includes(named))
  return unknown === undefined
    ? undefined
    : `<DocCardList> names the doc “${unknown}”, which does not exist${didYouMean(unknown, docIds)}`
}
