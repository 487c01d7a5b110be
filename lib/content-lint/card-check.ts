import { didYouMean } from '../text/nearest'
import type { BodyCards } from '../mdx/body'
import type { ContentFile } from '../content-files/content-file'
import { docIdsOf, type ContentPath } from '../content-model/content-path'
import { cardItems } from '../content-files/project/project-schema'
import { sidebarsFromTree, type TreeDoc } from '../content-model/sidebar-tree'
import { sidebarDocIds, type SidebarItem, type Sidebars } from '../content-model/sidebars'

/** The docs and categories that card lists may refer to. */
export interface CardContext {
  readonly docIds: readonly string[]
  readonly inCategory: ReadonlySet<string>
}

/** Returns the ids of the docs that the first sidebar with the doc has in a category or as the page of a category. */
export function docsInCategories(sidebars: Sidebars): Set<string> {
  const seen = new Map<string, boolean>()
  for (const items of Object.values(sidebars)) {
    const inside = new Set(items.flatMap((item) => (typeof item === 'string' ? [] : sidebarDocIds([item]))))
    for (const id of sidebarDocIds(items)) if (!seen.has(id)) seen.set(id, inside.has(id))
  }
  return new Set([...seen].filter(([, isInside]) => isInside).map(([id]) => id))
}

/**
 * Returns the docs and categories that card lists can refer to; without `sidebars.ts`, the categories are the folders.
 */
export function cardContext(files: readonly ContentFile[], sidebars: Sidebars | undefined): CardContext {
  const docs = files.filter(({ collection }) => collection === 'docs')
  return {
    docIds: docIdsOf(files),
    inCategory: docsInCategories(sidebars ?? sidebarsFromTree(docs.map(treeDoc))),
  }
}

function treeDoc({ id, locale, file }: ContentFile): TreeDoc {
  return { id, locale, title: id, sourceFile: file }
}

/** Returns an error for a card list of a doc without a category, or with an unknown item. */
export function checkCards(
  { items }: Pick<BodyCards, 'items'>,
  { collection, id }: Pick<ContentPath, 'collection' | 'id'>,
  { docIds, inCategory }: CardContext,
): string | undefined {
  if (items === undefined) {
    if (collection === 'docs' && inCategory.has(id)) return undefined
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
